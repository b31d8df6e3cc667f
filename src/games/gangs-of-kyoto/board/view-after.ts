import type { Seat } from '../../../kernel/game.ts';
import { put } from '../../../parts/bag.ts';
import { rowAfter } from '../rules/row.ts';
import type { Event, PileView, PlayerView, Seen, View } from '../rules/types.ts';

/** Nothing is in anybody's hand: the card is on its way. */
const NO_CARD = { name: 'no-card' } as const;

/** The view after one event of a step, as far as the board draws it. */
export const viewAfter = (view: View, event: Event): View => {
  switch (event.what) {
    case 'drew':
      return {
        ...withAll(view, { received: false }),
        active: event.seat,
        drawn: event.cards,
        deck: view.deck - event.cards,
      };
    case 'revealed':
      return { ...view, phase: { name: 'give', card: seenOf(event) }, drawn: view.drawn - 1 };
    case 'given':
      return { ...withPlayer(view, event.to, () => ({ received: true })), phase: NO_CARD };
    case 'extra':
      return { ...view, deck: view.deck - 1, phase: NO_CARD };
    case 'asked':
      return {
        ...view,
        phase: { name: 'veto', seat: event.seat, card: seenOf(event), extra: false, since: 0 },
      };
    case 'refused':
      return {
        ...withPlayer(view, event.seat, ({ row }) => ({ row: row.filter(({ id }) => id !== event.veto) })),
        phase: NO_CARD,
      };
    case 'laid':
    case 'retreated':
      return { ...withPlayer(view, event.seat, (player) => rowAfter(player, seenOf(event))), phase: NO_CARD };
    case 'kept':
      return {
        ...withPlayer(view, event.seat, ({ pile }) => ({ pile: withCards(pile, [event]) })),
        phase: NO_CARD,
      };
    case 'returned':
      return { ...view, drawn: 0, deck: view.deck + event.cards };
    case 'banked':
      return withPlayer(view, event.seat, ({ row, pile }) => ({
        row: row.filter(({ id }) => !event.cards.some((card) => card.id === id)),
        pile: withCards(pile, event.cards),
      }));
    case 'discarded':
      return withPlayer(view, event.seat, () => ({ row: [] }));
    case 'first-passed':
      return {
        ...withAll(view, { received: false, owl: false }),
        first: event.seat,
        active: event.seat,
        round: view.round + 1,
      };
    case 'shuffled':
      return { ...view, deck: view.deck + event.cards };
    case 'late':
    case 'last-stage':
    case 'won':
      break;
  }
  return view;
};

const seenOf = ({ id, card }: Seen): Seen => ({ id, card });

const withPlayer = (view: View, at: Seat, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, seat) => (seat === at ? { ...player, ...change(player) } : player)),
});

const withAll = (view: View, change: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, ...change })),
});

const withCards = (pile: PileView, cards: readonly Seen[]): PileView => {
  const count = pile.cards + cards.length;
  return pile.open
    ? { open: true, cards: count, bag: put(pile.bag, ...cards.map(({ card }) => card)) }
    : { open: false, cards: count };
};
