import type { JSX } from 'preact';
import { Better, Chosen, LastMove, WillScore } from '../../../web/kit/marks.tsx';
import type { Square } from '../rules/types.ts';
import { CELL, centreOf } from './bed-map.ts';

/**
 * The letter of a choice, on the end of its frame that fewest other choices share: letters must not cover each
 * other.
 */
export const RowLetter = ({
  squares,
  others,
  letter,
  picked,
}: {
  readonly squares: readonly Square[];
  readonly others: readonly (readonly Square[])[];
  readonly letter: string;
  readonly picked: boolean;
}): JSX.Element => {
  const shared = (at: Square): number => others.filter((row) => row.includes(at)).length;
  const first = squares[0] ?? 0;
  const last = squares.at(-1) ?? first;
  const [end, far] = shared(first) <= shared(last) ? [first, last] : [last, first];
  const [[x, y], [x2, y2]] = [centreOf(end), centreOf(far)];
  const [dx, dy] = end === far ? [-CELL / 2 + 6, -CELL / 2 + 6] : [outwards(x, x2), outwards(y, y2)];
  return (
    <g class={`row-letter ${picked ? 'is-picked' : ''}`} transform={`translate(${x + dx} ${y + dy})`}>
      <circle r={23} />
      <text y={9}>{letter}</text>
    </g>
  );
};

const outwards = (from: number, to: number): number => Math.sign(from - to) * (CELL / 2 - 4);

/** The last two in a review. */
export type FrameKind = 'scores' | 'chosen' | 'played' | 'better';

const MARKS = { scores: WillScore, chosen: Chosen, played: LastMove, better: Better };

interface RowFrameProps {
  readonly squares: readonly Square[];
  readonly kind: FrameKind;
  readonly pulse?: boolean;
}

/** One frame around three squares in a row, in any direction; other sets are framed square by square. */
export const RowFrame = ({ squares, kind, pulse = false }: RowFrameProps): JSX.Element => {
  const Mark = MARKS[kind];
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
