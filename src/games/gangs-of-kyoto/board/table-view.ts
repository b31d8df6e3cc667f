import { put } from '../../../parts/bag.ts';
import { eventsOf, type EventOf } from '../../../parts/events.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { sizeOfAll } from '../rules/deck.ts';
import { BELLS_TO_WIN } from '../rules/round.ts';
import { bellsOf, hoursOf } from '../rules/row.ts';
import type { Event, GangsOfKyoto, PlayerView, Seen, View } from '../rules/types.ts';
import type { KyotoProps } from './props.ts';

/** The number of bells that wins; null if the whole deck is played. */
export const goalOf = ({ rules }: View): number | null => (rules.end === 'thirteen' ? BELLS_TO_WIN : null);

/** False if the player's own pile must be covered: on a shared screen everybody would see it. */
export const isForAllEyes = ({ scene, shared }: Pick<KyotoProps, 'scene' | 'shared'>): boolean =>
  !shared || scene.view.rules.piles === 'open-hand' || scene.outcome !== null;

/** The view that this screen may show: on a shared one the spectator's, or a risk would reveal a pile. */
export const viewShown = (props: Pick<KyotoProps, 'scene' | 'shared'>): View => {
  const { view } = props.scene;
  if (isForAllEyes(props)) return view;
  const players = view.players.map((player) => ({
    ...player,
    pile: { open: false, cards: player.pile.cards } as const,
  }));
  return { ...view, players };
};

/** The current card: being given away, or offered to a player who may refuse it. */
export const cardInHand = ({ phase }: View): Seen | null => (phase.name === 'no-card' ? null : phase.card);

/**
 * The position before its card is turned over: it tells nothing of the card, nor does a chance that is counted from it. In the
 * cards shuffled under the deck it is counted where it came from.
 */
export const beforeTheCard = (scene: Scene<GangsOfKyoto>): Scene<GangsOfKyoto> => {
  const { view } = scene;
  if (view.phase.name !== 'give') return scene;
  const { card } = view.phase.card;
  const [top, ...more] = view.under;
  const isFromUnder = top !== undefined && view.deck + view.drawn === sizeOfAll(view.under);
  return {
    ...scene,
    view: {
      ...view,
      phase: { name: 'no-card' },
      drawn: view.drawn + 1,
      under: isFromUnder ? [put(top, card), ...more] : view.under,
    },
  };
};

/**
 * True while a card lies face down on this screen: its owner, somebody at another screen, turns it over with a gesture that is
 * no move, and nobody sees a card before the player who decides about it. [K5]
 */
export const isFaceDown = ({ scene: { view }, seat, sitter, replay }: KyotoProps): boolean =>
  !replay && view.phase.name === 'give' && view.drawn > 0 && view.active !== seat && !sitter(view.active).bot;

/** The cards that have arrived in a street: one that is still on its way does not count. */
const arrivedIn = ({ row }: Pick<PlayerView, 'row'>, events: readonly Event[]): readonly Seen[] => {
  const laid = new Set(eventsOf(events, 'laid').map(({ id }) => id));
  const underway = [...eventsOf(events, 'given'), ...eventsOf(events, 'extra')].filter(
    ({ id }) => !laid.has(id),
  );
  return row.filter(({ id }) => underway.every((card) => card.id !== id));
};

/** The hours that a clock has reached. */
export const hoursShown = (player: Pick<PlayerView, 'row'>, events: readonly Event[]): number =>
  hoursOf(arrivedIn(player, events));

/** The bells that lie in a street. */
export const bellsShown = (player: Pick<PlayerView, 'row'>, events: readonly Event[]): number =>
  bellsOf(arrivedIn(player, events));

/** The end of a round: the late player, and every row at that moment. */
export interface Closing {
  readonly late: EventOf<Event, 'late'>;
  readonly rows: readonly (readonly Seen[])[];
}

/** In the view the rows are already empty; their cards are taken from the events. */
export const closingOf = (events: readonly Event[], seats: number): Closing | null => {
  const [late] = eventsOf(events, 'late');
  if (!late) return null;
  const swept = [...eventsOf(events, 'banked'), ...eventsOf(events, 'discarded')];
  return {
    late,
    rows: Array.from({ length: seats }, (_, seat) =>
      swept
        .filter((event) => event.seat === seat)
        .flatMap(({ cards }) => cards)
        .toSorted((a, b) => a.id - b.id),
    ),
  };
};

/** The end of a round as long as it is shown: until the next round is dealt. */
export const closingShown = ({ events, view }: Scene<GangsOfKyoto>): Closing | null =>
  eventsOf(events, 'drew').length > 0 ? null : closingOf(events, view.players.length);

/** The player as shown: while a round closes, with the cards that were still in the row. */
export const playerShown = (player: PlayerView, closing: Closing | null, seat: Seat): PlayerView =>
  closing
    ? {
        ...player,
        row: closing.rows[seat] ?? [],
        received: false,
        owl: closing.late.owls.includes(seat),
      }
    : player;

/** Cards that came and went in one step, so that their leaving can be animated. */
export interface Passing {
  readonly seen: Seen;
  readonly goes: 'to-the-pile' | 'away';
}

export const passingBy = (events: readonly Event[], seat: Seat): readonly Passing[] =>
  events.flatMap((event): readonly Passing[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.what === 'kept') return [{ seen: event, goes: 'to-the-pile' }];
    if (event.what === 'refused') return [{ seen: event, goes: 'away' }];
    if (event.what === 'retreated')
      return [...(event.removed ? [event.removed] : []), event].map((seen) => ({ seen, goes: 'away' }));
    return [];
  });

/** The change of a row's bells in the last step. */
export const bellsMoved = (
  events: readonly Event[],
  seat: Seat,
): { banked: number; lost: number; kept: number } => {
  const sum = (list: readonly { seat: Seat; bells: number }[]): number =>
    list.filter((event) => event.seat === seat).reduce((all, { bells }) => all + bells, 0);
  const late = eventsOf(events, 'late').some((event) => event.seat === seat);
  const row = eventsOf(events, 'discarded')
    .filter((event) => event.seat === seat)
    .flatMap(({ cards }) => cards);
  return {
    banked: sum(eventsOf(events, 'banked')),
    kept: sum(eventsOf(events, 'kept')),
    lost: late ? bellsOf(row) : 0,
  };
};
