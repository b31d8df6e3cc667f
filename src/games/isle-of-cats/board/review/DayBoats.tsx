import type { JSX } from 'preact';
import { useNarrow } from '../../../../web/kit/useNarrow.ts';
import type { PackingTask } from '../../bot/packing/task.ts';
import type { Placed } from '../../rules/state/types.ts';
import { Deck } from '../boat/Deck.tsx';
import { sizeOf } from '../boat/direction.ts';
import { Piece, PieceFrame, type PieceLook } from '../boat/Piece.tsx';
import { signed } from '../score/ScoreSheet.tsx';

interface BoatProps {
  readonly task: PackingTask;
  readonly placed: readonly Placed[]; // the tiles of this day
  readonly differs: readonly Placed[]; // the tiles with another place on the other picture
  readonly title: string;
  readonly points: number;
}

/** A boat at the end of a day. Tiles of earlier days are paler, tiles with another place are framed. */
export const DayBoat = ({ task, placed, differs, title, points }: BoatProps): JSX.Element => {
  const narrow = useNarrow();
  const look: PieceLook = { direction: narrow ? 'upright' : 'along', size: 'small', signs: false };
  const { width, height } = sizeOf(look.direction);
  const boat = task.world.players[task.seat]?.boat ?? 0;
  return (
    <figure class="isle-review__boat">
      <figcaption>
        {title} <b>{signed(points)}</b>
      </figcaption>
      <svg class="boat-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <Deck boat={boat} direction={look.direction} />
        <g class="isle-review__before">
          {task.base.map((tile, i) => (
            <Piece key={i} {...tile} look={look} />
          ))}
        </g>
        {placed.map((tile) => (
          <Piece key={tile.tile} {...tile} look={look} />
        ))}
        {differs.map((tile) => (
          <PieceFrame key={tile.tile} {...tile} direction={look.direction} kind="last" />
        ))}
      </svg>
    </figure>
  );
};
