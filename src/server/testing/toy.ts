import type { Game, Millis, Rng, Seat, Viewer } from '../../kernel/game.ts';
import { shuffled } from '../../kernel/random.ts';

/**
 * A small game with secrets, for tests only: all seats choose a card from a hidden hand at the same time, and
 * the higher card wins the round. Cards are numbers that occur nowhere else, so a leaked one is found in the
 * bytes on the wire.
 */
export const CARDS: readonly number[] = Array.from({ length: 12 }, (_, i) => 70_001 + i);
const HAND = 4;
const ROUND: Millis = 300;

interface State {
  readonly hands: readonly (readonly number[])[];
  readonly picks: readonly (number | null)[];
  readonly won: readonly number[];
  readonly ends: Millis | null; // with the option `timed`: when the clock chooses for seats that have not
}
interface View {
  readonly seat: Viewer;
  readonly hand: readonly number[];
  readonly pick: number | null;
  readonly picked: readonly boolean[];
  readonly cards: number;
  readonly won: readonly number[];
  readonly ends: Millis | null;
}
interface Move {
  readonly card: number;
}
type Event =
  | { readonly what: 'picked'; readonly seat: Seat }
  | { readonly what: 'chose'; readonly card: number }
  | { readonly what: 'revealed'; readonly picks: readonly (number | null)[] };

export type Toy = {
  state: State;
  view: View;
  move: Move;
  event: Event;
  options: { readonly timed: boolean };
};

type Step = ReturnType<Game<Toy>['apply']>;

const pick = (state: State, seat: Seat, card: number, at: Millis): Step => {
  const picks = state.picks.with(seat, card);
  const events = [
    { what: 'picked' as const, seat },
    { what: 'chose' as const, card, only: [seat] },
  ];
  return picks.includes(null)
    ? { state: { ...state, picks }, events }
    : { ...reveal({ ...state, picks }, at), events: [...events, { what: 'revealed', picks }] };
};

const reveal = (state: State, at: Millis): { state: State } => {
  const best = Math.max(...state.picks.map((card) => card ?? 0));
  return {
    state: {
      hands: state.hands.map((hand, seat) => hand.filter((card) => card !== state.picks[seat])),
      picks: state.picks.map(() => null),
      won: state.won.map((won, seat) => (state.picks[seat] === best ? won + 1 : won)),
      ends: state.ends === null ? null : at + ROUND,
    },
  };
};

const actors = ({ picks, hands }: State): Seat[] =>
  hands[0]?.length ? picks.flatMap((card, seat) => (card === null ? [seat] : [])) : [];

/** The clock chooses the first card of the first seat that has not chosen. */
const applyClock = (state: State, at: Millis): Step => {
  const [seat = 0] = actors(state);
  return pick(state, seat, state.hands[seat]?.[0] ?? 0, at);
};

const view = ({ hands, picks, won, ends }: State, seat: Viewer): View => ({
  seat,
  hand: seat === 'spectator' ? [] : (hands[seat] ?? []),
  pick: seat === 'spectator' ? null : (picks[seat] ?? null),
  picked: picks.map((card) => card !== null),
  cards: hands[0]?.length ?? 0,
  won,
  ends,
});

const imagine = (seen: View, rng: Rng): State => {
  const unseen = shuffled(
    rng,
    CARDS.filter((card) => !seen.hand.includes(card)),
  );
  const hands = seen.picked.map((_, seat) => (seat === seen.seat ? seen.hand : unseen.splice(0, seen.cards)));
  const picks = seen.picked.map((picked, seat) =>
    seat === seen.seat ? seen.pick : picked ? (hands[seat]?.[0] ?? null) : null,
  );
  return { hands, picks, won: seen.won, ends: seen.ends };
};

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: [2, 3],
  minutes: 1,
  options: { timed: [false, true] },
  setup: (seats, { timed }, rng) => {
    const deck = shuffled(rng, CARDS);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return {
      hands,
      picks: hands.map(() => null),
      won: hands.map(() => 0),
      ends: timed ? ROUND : null,
    };
  },
  actors,
  apply: (state, input) =>
    input.by === 'clock' ? applyClock(state, input.at) : pick(state, input.by, input.move.card, input.at),
  due: (state) => (actors(state).length ? state.ends : null),
  outcome: ({ hands, won }) =>
    hands[0]?.length
      ? null
      : {
          winners: won.flatMap((n, seat) => (n === Math.max(...won) ? [seat] : [])),
          scores: won,
          lines: [],
        },
  view,
  candidates: ({ hand }) => hand.map((card) => ({ card })),
  check: ({ hand, pick: chosen }, _, { card }) => {
    if (card === 70_000) throw new Error('a defect, planted for the tests');
    return hand.includes(card) && chosen === null ? null : { why: 'not-in-hand', with: { card } };
  },
  determinize: (seen, _, rng) => imagine(seen, rng),
  read: (text) => (/^c7\d{4}$/.test(text) ? { card: Number(text.slice(1)) } : null),
  write: ({ card }) => `c${card}`,
  draw: ({ hand }) => hand.join(' '),
};
