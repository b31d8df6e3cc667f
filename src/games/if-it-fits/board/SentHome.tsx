import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { CARD } from './art/card-size.ts';
import { goHome } from '../../../web/kit/animations.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import type { Event, Table } from '../rules/types.ts';
import { Lying } from './Lying.tsx';
import { cornerOf, sizeOf } from './table-map.ts';

interface SentHomeProps {
  readonly events: readonly Event[];
  readonly table: Table;
  readonly near: Seat; // the seat whose cats are at the lower edge of the screen
  readonly motion: BoardSettings['motion'];
}

/** Animates the way back of the cat that the Princess has replaced: otherwise it would vanish between two scenes. */
export const SentHome = ({ events, table, near, motion }: SentHomeProps): JSX.Element => (
  <>
    {events.map((event) => {
      if (event.what !== 'princess-came') return null;
      const [corner, y] = cornerOf(event.at);
      const x = event.cat === 'awake' ? corner : corner - CARD.width / 2; // awake, a cat is two cards wide
      const edge = event.from === near ? sizeOf(table).height : -CARD.height;
      return (
        <Piece key={`home ${event.at}`} x={x} y={y} motion={motion} leave={goHome([0, edge - y])}>
          <Lying across={{ what: 'cat', at: event.at, seat: event.from }} mood="alert" />
        </Piece>
      );
    })}
  </>
);
