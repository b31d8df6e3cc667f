import type { JSX } from 'preact';
import type { Look } from '../base/look.ts';
import { Stroke } from '../base/shapes.tsx';
import { Pads } from './Pads.tsx';

interface LegProps {
  readonly d: string;
  readonly paw: readonly [x: number, y: number];
  readonly turn: number;
  readonly look: Look;
}

/** A leg stretched away from the body, its paw turned up; a sock begins where the leg ends. */
export const Leg = ({ d, paw, turn, look }: LegProps): JSX.Element => {
  const { coat, stroke } = look;
  return (
    <>
      <Stroke d={d} colour={coat.line} width={31 + stroke} />
      <Stroke d={d} colour={coat.base} width={31 - stroke} />
      {coat.sock && (
        <Stroke
          d={d}
          colour={coat.sock}
          width={31 - stroke}
          pathLength={100}
          stroke-dasharray="40 200"
          stroke-dashoffset={-78}
        />
      )}
      <Pads at={paw} r={20} turn={turn} look={look} />
    </>
  );
};
