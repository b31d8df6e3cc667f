import type { JSX } from 'preact';

interface Props {
  readonly id: string; // of the pattern; must be unique on the page
  readonly width: number;
  readonly height: number;
}

/** The points of the lattice, around the middle of a picture. */
export const LatticeDots = ({ id, width, height }: Props): JSX.Element => (
  <>
    <pattern id={id} class={id} width={173.205} height={100} patternUnits="userSpaceOnUse" x={-86.6} y={-50}>
      <circle cx={86.6} cy={50} r={5} />
      <circle cx={0} cy={0} r={5} />
      <circle cx={173.2} cy={0} r={5} />
      <circle cx={0} cy={100} r={5} />
      <circle cx={173.2} cy={100} r={5} />
    </pattern>
    <rect x={-width / 2} y={-height / 2} width={width} height={height} fill={`url(#${id})`} />
  </>
);
