import type { JSX } from 'preact';

interface ClothProps {
  readonly width: number;
  readonly height: number;
  readonly rounded?: number;
}

const STEP = 40;

/** The red cloth of the middle with its dots, as a ground of pictures. */
export const Cloth = ({ width, height, rounded = 0 }: ClothProps): JSX.Element => (
  <>
    <rect width={width} height={height} rx={rounded} fill="#C8553D" />
    <path d={dotsOn(width, height)} stroke="#D97359" stroke-width={5} stroke-linecap="round" />
  </>
);

const dotsOn = (width: number, height: number): string =>
  Array.from({ length: Math.floor(height / STEP) }, (_, row) =>
    Array.from(
      { length: Math.floor(width / STEP) },
      (__, column) => `M${(column + (row % 2) / 2) * STEP + STEP / 4} ${(row + 0.5) * STEP}h0`,
    ).join(''),
  ).join('');
