import type { JSX } from 'preact';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { EMPTY, type Piece, type Square } from '../rules/types.ts';
import { columnOf, rowFromTop } from './bed-map.ts';
import { Pet } from './Pet.tsx';

const PITCH = 64;

/**
 * A picture of the pieces that would leave the bed: the names of squares alone would have to be looked up.
 */
export const OptionPicture = ({
  squares,
  bed,
}: {
  squares: readonly Square[];
  bed: readonly Piece[];
}): JSX.Element => {
  const [columns, rows] = [squares.map(columnOf), squares.map(rowFromTop)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = (Math.max(...columns) - left) * PITCH + 100;
  const height = (Math.max(...rows) - top) * PITCH + 100;
  return (
    <svg class="option__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {squares
        .toSorted((a, b) => rowFromTop(a) - rowFromTop(b)) // from back to front: nearer pieces cover those behind
        .map((at) => {
          const piece = bed[at] ?? EMPTY;
          const [x, y] = [(columnOf(at) - left) * PITCH + 50, (rowFromTop(at) - top) * PITCH + 96];
          return piece === EMPTY ? null : (
            <g key={at} transform={`translate(${x} ${y})`}>
              <Pet seat={ownerOf(piece)} size={sizeOf(piece)} mood="calm" signs={false} narrow />
            </g>
          );
        })}
    </svg>
  );
};
