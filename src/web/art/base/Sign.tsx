import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { SEAT_LOOKS, type SeatLook, type SeatSign } from './seats.ts';
import { Oval, Stroke } from './shapes.tsx';

interface GlyphProps {
  readonly sign: SeatSign;
  readonly colour: string;
  readonly hole: string; // the colour behind the bell's slit and between the ribs of the shell
}

/** The bare sign around (0, 0), about 22 wide. */
export const SignGlyph = ({ sign, colour, hole }: GlyphProps): JSX.Element => GLYPHS[sign](colour, hole);

const GLYPHS: Readonly<Record<SeatSign, (colour: string, hole: string) => JSX.Element>> = {
  moon: (colour) => <path d="M3-9A9.5 9.5 0 1 0 9 5A7.5 7.5 0 0 1 3-9Z" fill={colour} />,
  fish: (colour) => <path d="M-11 0C-6-8 3-7 6-1L11-7L9 0L11 7L6 1C3 7-6 8-11 0Z" fill={colour} />,
  leaf: (colour) => <path d="M-7 8C-11-4-2-10 9-9C10 2 4 10-5 6L-9 10L-10 9Z" fill={colour} />,
  bell: (colour, hole) => (
    <>
      <Oval at={[0, 0]} r={9.5} fill={colour} />
      <Oval at={[0, -9.6]} r={[2.6, 2.2]} fill={colour} />
      <Stroke d="M-8.5 1.5H8.5M0 4.5V8" colour={hole} width={2.2} />
      <Oval at={[0, 3.6]} r={2} fill={hole} />
    </>
  ),
  star: (colour) => (
    <path
      d="M0-10L3-3.4L10-3L4.6 1.8L6.4 9L0 5L-6.4 9L-4.6 1.8L-10-3L-3-3.4Z"
      fill={colour}
      stroke={colour}
      stroke-width={1.5}
      stroke-linejoin="round"
    />
  ),
  shell: (colour, hole) => (
    <>
      <path d="M0 9C-5 7-11 1-9-4C-7-10 7-10 9-4C11 1 5 7 0 9Z" fill={colour} />
      <Stroke d="M0 7V-5M-2 6L-5-3M2 6L5-3" colour={hole} width={1.5} />
    </>
  ),
};

interface SignProps {
  readonly sign: SeatSign;
  readonly size?: number;
  readonly class?: string; // class from the board
}

/**
 * The badge of a seat: its colour, pattern and sign. It stands beside a name, so it is hidden from screen
 * readers.
 */
export const Sign = ({ sign, size = 22, class: look = '' }: SignProps): JSX.Element => {
  const clip = useId();
  const { colour, pattern } = SEAT_LOOKS[sign];
  return (
    <svg class={`seat-sign ${look}`} width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <clipPath id={clip}>
        <circle r={15} />
      </clipPath>
      <circle r={15} fill={colour} />
      <g clip-path={`url(#${clip})`} opacity={0.32}>
        <Stroke d={WEAVES[pattern]} colour="#fff" width={1.6} />
      </g>
      <circle r={15} fill="none" stroke="#fff8ea" stroke-width={1.4} opacity={0.55} />
      <SignGlyph sign={sign} colour="#fff8ea" hole={colour} />
    </svg>
  );
};

const grid = (step: number, one: (x: number, y: number) => string): string => {
  let d = '';
  for (let x = -15; x <= 15; x += step) for (let y = -15; y <= 15; y += step) d += one(x, y);
  return d;
};

const WEAVES: Readonly<Record<SeatLook['pattern'], string>> = {
  stripes:
    'M-24-8L-8-24M-24 0L0-24M-24 8L8-24M-24 16L16-24M-24 24L24-24M-16 24L24-16M-8 24L24-8M0 24L24 0M8 24L24 8',
  dots: grid(6, (x, y) => `M${x} ${y}h.1`),
  checks: grid(8, (x, y) => `M${x} ${y - 16}v32M${x - 16} ${y}h32`),
  rings:
    'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
  rays: 'M0-16V16M-16 0H16M-12-12L12 12M12-12L-12 12M-6-15L6 15M6-15L-6 15M-15-6L15 6M15-6L-15 6',
  waves: [-12, -4, 4, 12].map((y) => `M-16 ${y}q4-5 8 0t8 0t8 0t8 0`).join(''),
};
