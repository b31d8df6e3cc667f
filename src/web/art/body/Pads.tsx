import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { Oval } from '../base/shapes.tsx';

interface PadsProps {
  readonly at: readonly [x: number, y: number];
  readonly r: number;
  readonly turn: number; // degrees
  readonly look: Look;
}

/** The underside of a paw, with its beans. */
export const Pads = ({ at: [x, y], r, turn, look: { coat, stroke } }: PadsProps): JSX.Element => {
  const bean = coat.dark ? '#B98A96' : '#E79C96';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Oval at={[0, 0]} r={[r, r * 0.95]} fill={coat.sock ?? coat.base} line={coat.line} width={stroke} />
      <Oval at={[0, r * 0.28]} r={[r * 0.42, r * 0.34]} fill={bean} />
      {[-0.5, 0, 0.5].map((side) => (
        <Oval
          key={side}
          at={[side * r, -r * (0.42 - Math.abs(side) * 0.35)]}
          r={[r * 0.17, r * 0.21]}
          fill={bean}
        />
      ))}
    </g>
  );
};
