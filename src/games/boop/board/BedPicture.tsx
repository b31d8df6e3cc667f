import type { JSX } from 'preact';
import type { Mood } from '../../../web/art/base/coats.ts';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { EMPTY, type Piece, type Square } from '../rules/types.ts';
import { Bed } from './Bed.tsx';
import { ALL_SQUARES, BED, footOf } from './bed-map.ts';
import { Pet } from './Pet.tsx';
import { RowFrame } from './RowFrame.tsx';

interface BedPictureProps {
  readonly bed: readonly Piece[];
  readonly row?: readonly Square[]; // framed, with the other pieces in the dark
  readonly mood: (at: Square) => Mood;
}

/** A small picture of the bed with its pieces. */
export const BedPicture = ({ bed, row = [], mood }: BedPictureProps): JSX.Element => (
  <svg viewBox={`0 0 ${BED} ${BED}`} aria-hidden="true">
    <Bed />
    {row.length > 0 && (
      <>
        <rect class="dusk" x={22} y={22} width={BED - 44} height={BED - 44} rx={22} />
        <RowFrame squares={row} kind="scores" />
      </>
    )}
    {ALL_SQUARES.map((at) => {
      const piece = bed[at] ?? EMPTY;
      const [x, y] = footOf(at);
      return piece === EMPTY ? null : (
        <g
          key={at}
          transform={`translate(${x} ${y})`}
          opacity={row.length > 0 && !row.includes(at) ? 0.55 : 1}
        >
          <Pet seat={ownerOf(piece)} size={sizeOf(piece)} mood={mood(at)} signs={false} narrow />
        </g>
      );
    })}
  </svg>
);
