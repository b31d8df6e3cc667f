import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import type { Event, Seen } from '../rules/types.ts';
import { NightCard } from './NightCard.tsx';
import { passingBy, type Closing } from './table-view.ts';
import type { LastDeals } from './last-deals.ts';
import { faceOf, type Card } from '../rules/cards.ts';
import type { BoardWords } from '../words/types.ts';

interface RowCardsProps {
  readonly row: readonly Seen[];
  readonly events: readonly Event[];
  readonly seat: Seat;
  readonly closing: Closing | null;
  readonly deals: LastDeals;
  readonly words: BoardWords;
}

/**
 * The cards along a street. Where there is no room for all of them they overlap; the last one is always seen whole. A card
 * bears the sign of its giver until the giver's next turn.
 */
export const RowCards = ({ row, events, seat, closing, deals, words }: RowCardsProps): JSX.Element => {
  const newest = new Set(events.flatMap((event) => (event.what === 'laid' ? [event.id] : [])));
  return (
    <span class="gang__cards" aria-hidden="true">
      {row.map(({ id, card }, i) => {
        const giver = closing ? undefined : deals.get(id);
        return (
          <span key={id} class={`slot ${i === row.length - 1 ? 'slot--end' : ''}`}>
            <span
              class={`slot__card ${newest.has(id) && !closing ? 'slot__card--last' : ''}`}
              data-card={id}
              title={titleOf(card, words)}
            >
              <NightCard card={card} />
              {giver !== undefined && <Sign class="slot__giver" sign={signOfSeat(giver)} size={20} />}
            </span>
          </span>
        );
      })}
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

/** Under the mouse. */
const titleOf = (card: Card, words: BoardWords): string =>
  `${words.card(faceOf(card))}. ${words.read.means(faceOf(card))}`;
