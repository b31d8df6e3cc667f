import type { Game, Kind, Rng, Seat, Viewer } from './game.ts';

/**
 * Hide and seek, a tiny game for tests of the kernel and its laws. It has everything that is difficult about
 * games: all seats hide a mouse at the same time and in secret, dice decide the prize, and a clock ends the
 * waiting.
 */

interface State {
  readonly prize: number;
  readonly hidden: readonly (number | null)[]; // the place of each seat's mouse; null until chosen
  readonly ends: number;
  readonly winner: Seat | 'nobody' | null;
}
interface View {
  readonly prize: number;
  readonly mine: number | null;
  readonly chosen: readonly boolean[];
  readonly shown: readonly (number | null)[] | null; // the places of all mice, once the match is over
  readonly ends: number;
  readonly winner: State['winner'];
}
type Event =
  | { readonly what: 'hid'; readonly seat: Seat }
  | { readonly what: 'hid-at'; readonly hole: number }
  | { readonly what: 'found'; readonly prize: number };

export type Hide = {
  state: State;
  view: View;
  move: { readonly hole: number };
  event: Event;
  options: { readonly holes: number };
};

const HOLES = 4;
const PATIENCE = 4000;

const finish = (state: State, rng: Rng): State => {
  const cat = rng.int(HOLES);
  const safe = state.hidden.findIndex((hole) => hole !== null && hole !== cat);
  return { ...state, prize: rng.int(6) + 1, winner: safe < 0 ? 'nobody' : safe };
};

export const hide: Game<Hide> = {
  id: 'hide',
  version: 1,
  seats: [2, 3],
  minutes: 1,
  options: { holes: [HOLES] },
  setup: (seats, _options, rng) => ({
    prize: rng.int(6),
    hidden: Array<null>(seats).fill(null),
    ends: PATIENCE,
    winner: null,
  }),
  actors: ({ hidden, winner }) =>
    winner === null ? hidden.flatMap((hole, seat) => (hole === null ? [seat] : [])) : [],
  due: ({ winner, ends }) => (winner === null ? ends : null),
  apply: (state, input, rng) => {
    if (input.by === 'clock') {
      const end = finish(state, rng);
      return { state: end, events: [{ what: 'found', prize: end.prize }] };
    }
    const { by, move } = input;
    const hidden = state.hidden.with(by, move.hole);
    const events = [
      { what: 'hid' as const, seat: by },
      { what: 'hid-at' as const, hole: move.hole, only: [by] },
    ];
    const next = { ...state, hidden };
    return { state: hidden.includes(null) ? next : finish(next, rng), events };
  },
  outcome: ({ winner, hidden, prize }) =>
    winner === null
      ? null
      : {
          winners: winner === 'nobody' ? [] : [winner],
          scores: hidden.map((_, seat) => (seat === winner ? prize : 0)),
          lines: [],
        },
  view: ({ prize, hidden, ends, winner }, viewer: Viewer) => ({
    prize,
    mine: viewer === 'spectator' ? null : (hidden[viewer] ?? null),
    chosen: hidden.map((hole) => hole !== null),
    shown: winner === null ? null : hidden,
    ends,
    winner,
  }),
  candidates: () => Array.from({ length: HOLES }, (_, hole) => ({ hole })),
  check: (view, seat) => (view.chosen[seat] ? { why: 'already-hidden' } : null),
  determinize: ({ prize, mine, chosen, shown, ends, winner }, viewer, rng) => ({
    prize,
    hidden: shown ?? chosen.map((hid, seat) => (seat === viewer ? mine : hid ? rng.int(HOLES) : null)),
    ends,
    winner,
  }),
  read: (text) => (/^h[0-3]$/.test(text) ? { hole: Number(text[1]) } : null),
  write: ({ hole }) => `h${hole}`,
  draw: ({ chosen, winner }) => `${chosen.map((hid) => (hid ? '#' : '.')).join(' ')} ${winner ?? ''}`,
};

/** The same game with one part replaced, to test that a law notices the defect. */
export const spoilt = <K extends Kind>(game: Game<K>, part: Partial<Game<K>>): Game<K> => ({
  ...game,
  ...part,
});
