import type { JSX } from 'preact';
import { Chosen, WillScore } from '../../../web/kit/marks.tsx';
import type { Square } from '../rules/types.ts';
import { CELL, centreOf } from './bed-map.ts';

interface RowFrameProps {
  readonly squares: readonly Square[];
  readonly kind: 'scores' | 'chosen';
  readonly pulse?: boolean;
}

/** One frame around three squares in a row, in any direction; other sets are framed square by square. */
export const RowFrame = ({ squares, kind, pulse = false }: RowFrameProps): JSX.Element => {
  const Mark = kind === 'chosen' ? Chosen : WillScore;
  const frames = squares.length === 3 ? [along(squares)] : squares.map(around);
  return (
    <g class={pulse ? 'pulse' : undefined}>
      {frames.map(({ x, y, length, width, angle }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <Mark x={-length / 2} y={-width / 2} width={length} height={width} />
        </g>
      ))}
    </g>
  );
};

interface FrameShape {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

const around = (at: Square): FrameShape => {
  const [x, y] = centreOf(at);
  return { x, y, length: CELL, width: CELL, angle: 0 };
};

const along = (squares: readonly Square[]): FrameShape => {
  const [x1, y1] = centreOf(squares[0] ?? 0);
  const [x2, y2] = centreOf(squares[2] ?? 0);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const slanted = angle % 90 !== 0;
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    length: Math.hypot(x2 - x1, y2 - y1) + CELL,
    width: slanted ? CELL - 10 : CELL,
    angle,
  };
};
