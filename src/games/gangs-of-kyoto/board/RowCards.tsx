import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Event, Seen } from '../rules/types.ts';
import { NightCard } from './NightCard.tsx';
import { passingBy, type Closing } from './table-view.ts';

interface RowCardsProps {
  readonly row: readonly Seen[];
  readonly events: readonly Event[];
  readonly seat: Seat;
  readonly closing: Closing | null;
}

/** The cards along a street. Where there is no room for all of them they overlap; the last one is always seen whole. */
export const RowCards = ({ row, events, seat, closing }: RowCardsProps): JSX.Element => {
  const newest = new Set(events.flatMap((event) => (event.what === 'laid' ? [event.id] : [])));
  return (
    <span class="gang__cards" aria-hidden="true">
      {row.map(({ id, card }, i) => (
        <span key={id} class={`slot ${i === row.length - 1 ? 'slot--end' : ''}`}>
          <span class={`slot__card ${newest.has(id) && !closing ? 'slot__card--last' : ''}`} data-card={id}>
            <NightCard card={card} />
          </span>
        </span>
      ))}
      {!closing &&
        passingBy(events, seat).map(({ seen, goes }) => (
          <span key={seen.id} class={`slot slot--passing slot--${goes}`}>
            <span class="slot__card" data-card={seen.id}>
              <NightCard card={seen.card} />
            </span>
          </span>
        ))}
    </span>
  );
};
