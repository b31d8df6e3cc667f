import type { Game, Kind, Millis, Seat } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { commonJudge } from '../../bots/common-judge.ts';
import { commonLevels } from '../../bots/level.ts';

/**
 * Hot potato, a game small enough for tests that need a clock, random numbers and a secret. The holder passes
 * the potato on. When the clock has struck three times, the holder loses.
 */
interface State {
  readonly seats: number;
  readonly holder: Seat;
  readonly struck: number;
  readonly due: Millis;
  readonly heat: number; // known only to its holder
}
interface View extends Omit<State, 'heat'> {
  readonly heat: number | null;
}
type Move = { readonly to: Seat };
type Event =
  | { readonly what: 'passed'; readonly to: Seat }
  | { readonly what: 'feels'; readonly heat: number }
  | { readonly what: 'struck' };
export type Potato = {
  state: State;
  view: View;
  move: Move;
  event: Event;
  options: { readonly fuse: number };
};

const STRIKES = 3;
const over = ({ struck }: Pick<State, 'struck'>): boolean => struck >= STRIKES;

export const potato: Game<Potato> = {
  id: 'potato',
  version: 1,
  seats: [2, 4],
  minutes: 1,
  options: { fuse: [1000, 100] },
  setup: (seats, { fuse }, rng) => ({ seats, holder: 0, struck: 0, due: fuse, heat: rng.int(100) }),
  actors: (state) => (over(state) ? [] : [state.holder]),
  apply: (state, input, rng) => {
    if (input.by === 'clock') {
      const next = { ...state, struck: state.struck + 1, due: state.due * 2 };
      return { state: next, events: [{ what: 'struck' }] };
    }
    const { to } = input.move;
    const heat = rng.int(100);
    return {
      state: { ...state, holder: to, heat },
      events: [
        { what: 'passed', to },
        { what: 'feels', heat, only: [to] },
      ],
    };
  },
  due: (state) => (over(state) ? null : state.due),
  outcome: (state) => {
    if (!over(state)) return null;
    const all = Array.from({ length: state.seats }, (_, seat) => seat);
    return {
      winners: all.filter((seat) => seat !== state.holder),
      scores: all.map((seat) => (seat === state.holder ? 0 : 1)),
      lines: [],
    };
  },
  view: (state, viewer) => ({ ...state, heat: viewer === state.holder ? state.heat : null }),
  candidates: ({ seats }) => Array.from({ length: seats }, (_, to) => ({ to })),
  check: ({ holder, seats }, _seat, { to }) =>
    to === holder ? { why: 'already-yours' } : to >= seats ? { why: 'no-such-seat', with: { to } } : null,
  determinize: (view, _viewer, rng) => ({ ...view, heat: view.heat ?? rng.int(100) }),
  read: (text) => (/^>[0-9]$/.test(text) ? { to: Number(text.slice(1)) } : null),
  write: ({ to }) => `>${to}`,
  draw: ({ holder, struck }) => `seat ${holder} holds the potato, ${struck} of ${STRIKES}`,
};

const WORDS = {
  name: 'Hot potato',
  about: '',
  seats: [],
  legend: '',
  options: {},
  refusals: {
    'already-yours': () => 'You hold it already.',
    'no-such-seat': () => 'Nobody sits there.',
  },
  events: {},
  move: () => '',
  lines: {},
  board: {},
  hints: {},
};

export const potatoGame: LoadedGame = {
  game: potato,
  position: null,
  fast: null,
  worth: null,
  levels: commonLevels<Kind>(potato),
  greedy: null,
  ladder: null,
  judge: commonJudge<Kind>(potato),
  daily: null,
  puzzleBook: async () => null,
  words: { en: WORDS, uk: WORDS, ru: WORDS },
};
