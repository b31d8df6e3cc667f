import { isRefusal, type Refusal } from '../../../kernel/game.ts';
import type { Foreseen, Lessons, Tried } from '../../../kernel/lesson.ts';
import rules from '../rules/game.ts';
import { squareName } from '../rules/notation.ts';
import positions from '../rules/position.ts';
import type { Boop, Event, Move, Options, State } from '../rules/types.ts';

/** The lessons of boop. You are orange (seat 0); positions are written as rules/position.ts reads them. */

const OPTIONS: Options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' };
const [ME, RIVAL] = [0, 1];

const bed = (text: string) => (): State => {
  const state: State | Refusal = positions.read(text, OPTIONS);
  if (isRefusal(state)) throw new Error(`a lesson cannot be set up: ${text}: ${state.why}`);
  return state;
};

const isFall =
  (seat: number) =>
  (event: Event): boolean =>
    event.what === 'fell' && event.seat === seat;
const pushesOf = (events: readonly Event[], seat: number): string[] =>
  events.flatMap((event) => (event.what === 'booped' && event.seat === seat ? [squareName(event.from)] : []));
const grewUp = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.what === 'grew-up' && event.seat === ME ? event.kittens : 0), 0);
/** A row without the piece that was placed: one of them was pushed into it. */
const walkedIn = ({ move, events }: Tried<Boop>): boolean =>
  events.some((event) => event.what === 'grew-up' && move.do === 'place' && !event.squares.includes(move.at));
const placed = ({ move }: Tried<Boop>): string => (move.do === 'place' ? squareName(move.at) : '');
const withKitten = ({ move }: Tried<Boop>): boolean => move.do === 'place' && move.size === 'kitten';
const hasWon = ({ state }: Tried<Boop>): boolean => winnerOf(state) === ME;
const winnerOf = ({ end }: State): number | null => (end && 'winner' in end ? end.winner : null);

const movesIn = (state: State): Move[] =>
  [...rules.candidates(state, state.turn)].filter((move) => rules.check(state, state.turn, move) === null);
const after = (state: State, move: Move): State =>
  rules.apply(state, { by: state.turn, at: 0, move }, { int: () => 0 }).state;

/** True if the seat to move can win in this turn. */
const winsNow = (state: State): boolean =>
  movesIn(state).some((move) => winnerOf(after(state, move)) === state.turn);

/** True if every answer of the other seat still leaves a winning move. */
const winsAnyway = (state: State): boolean =>
  movesIn(state).every((move) => {
    const answered = after(state, move);
    return winnerOf(answered) === null && answered.turn === ME && winsNow(answered);
  });

const eventsOf = ({ after: seen }: Foreseen<Boop>): readonly Event[] => seen?.events ?? [];
const lets = ({ after: seen }: Foreseen<Boop>): boolean =>
  seen !== null && seen.outcome === null && winsNow(seen.view);

const lessons = {
  hop: {
    rules: ['push', 'empty', 'chain'],
    tasks: {
      push: {
        start: bed('....../....../...x../....../....../...... 8070 0 p'),
        goal: ({ events }) => pushesOf(events, RIVAL).length > 0,
        solution: ['kc4'],
      },
      two: {
        start: bed('....../....../..x.x./....../....../...... 8060 0 p'),
        goal: ({ events }) => pushesOf(events, RIVAL).length === 2,
        solution: ['kd3'],
      },
    },
  },
  edge: {
    rules: ['edge', 'tray'],
    covers: ({ played, best, seat }) =>
      eventsOf(best).some(isFall(1 - seat)) || eventsOf(played).some(isFall(seat)),
    tasks: {
      off: {
        start: bed('....../....../.....x/....../....../...... 8070 0 p'),
        goal: ({ events }) => events.some(isFall(RIVAL)),
        solution: ['ke4'],
        wrong: { along: ({ events }) => pushesOf(events, RIVAL).length > 0 },
      },
      keep: {
        start: bed('....../....../....../x...../....../k..... 7070 0 p'),
        goal: ({ events }) => events.some(isFall(RIVAL)) && !events.some(isFall(ME)),
        solution: ['kb4'],
        wrong: { both: ({ events }) => events.some(isFall(ME)) },
      },
    },
  },
  grow: {
    rules: ['row', 'goal'],
    covers: ({ best, played }) => grewUp(eventsOf(best)) > 0 && grewUp(eventsOf(played)) === 0,
    tasks: {
      row: {
        start: bed('....../....../....../..kk../....../...x.. 6070 0 p'),
        goal: ({ events }) => grewUp(events) === 3,
        solution: ['ke3'],
      },
      diagonal: {
        start: bed('....../....x./....../..k.../.k..../...... 6070 0 p'),
        goal: ({ events }) => grewUp(events) === 3,
        solution: ['kd4'],
      },
    },
  },
  hold: {
    rules: ['hold-rule'],
    tasks: {
      around: {
        start: bed('....../....../...xx./....../....../...... 8060 0 p'),
        goal: ({ events }) => pushesOf(events, RIVAL).includes('d4'),
        solution: ['kd3'],
        wrong: { along: (tried) => ['c4', 'f4'].includes(placed(tried)) },
      },
      both: {
        start: bed('....../....../....../..xx../....../...... 8060 0 p'),
        goal: ({ events }) => pushesOf(events, RIVAL).length === 2,
        solution: ['kc4'],
        wrong: { one: ({ events }) => pushesOf(events, RIVAL).length === 1 },
      },
    },
  },
  heavy: {
    rules: ['kitten-cat', 'cats-early'],
    tasks: {
      push: {
        start: bed('....../....../...X../....../....../...... 7170 0 p'),
        goal: ({ events }) => pushesOf(events, RIVAL).length > 0,
        solution: ['cc4'],
        wrong: { kitten: withKitten },
      },
      off: {
        start: bed('....../...x../....../X...../....../...... 7160 0 p'),
        goal: ({ events }) =>
          events.some((event) => isFall(RIVAL)(event) && 'size' in event && event.size === 'cat'),
        solution: ['cb3'],
        wrong: { kitten: withKitten },
      },
    },
  },
  walk: {
    rules: ['own-pieces', 'row'],
    tasks: {
      middle: {
        start: bed('....../....../..k.../.k.k../....../....x. 5070 0 p'),
        goal: walkedIn,
        solution: ['kc5'],
        wrong: { apart: (tried) => placed(tried) === 'c3', plain: ({ events }) => grewUp(events) > 0 },
      },
      slanting: {
        start: bed('....../....../...k../.x..../..k.../.k.... 5070 0 p'),
        goal: walkedIn,
        solution: ['kd5'],
        wrong: { plain: ({ events }) => grewUp(events) > 0 },
      },
    },
  },
  choose: {
    rules: ['choose', 'eight'],
    tasks: {
      kittens: {
        start: bed('....../....../....../.kkkK./....../...x.. 2270 0 u'),
        goal: ({ events }) => grewUp(events) === 3,
        solution: ['+b3c3d3'],
      },
      eight: {
        start: bed('....../k.K.../....../.k.K.k/....../k.k.k. 0080 0 u'),
        goal: ({ events }) => grewUp(events) === 1,
        solution: ['+b3'],
      },
    },
  },
  win: {
    rules: ['three-cats', 'goal'],
    covers: ({ best, played, seat }) =>
      (best.after?.outcome?.winners.includes(seat) ?? false) && !played.after?.outcome,
    tasks: {
      third: {
        start: bed('....../....../....../..KK../...x../...... 4270 0 p'),
        goal: hasWon,
        solution: ['ce3'],
        wrong: { kitten: ({ events }) => grewUp(events) > 0 },
      },
      walk: {
        start: bed('....../.x.x../..K.../.K.K../x...x./...... 4140 0 p'),
        goal: hasWon,
        solution: ['cc5'],
        wrong: { kitten: withKitten },
      },
    },
  },
  guard: {
    rules: ['rival-row', 'pairs-and-corners'],
    covers: ({ best, played }) => lets(played) && !lets(best),
    tasks: {
      break: {
        start: bed('....../....../....../..XX../....../.k.... 6151 0 p'),
        goal: ({ state }) => !winsNow(state),
        solution: ['cc4'],
        wrong: { kitten: withKitten },
      },
    },
  },
  fork: {
    rules: ['pairs-and-corners', 'three-cats'],
    tasks: {
      two: {
        start: bed('....../...x../....../.K.K../....../...... 4270 0 p'),
        goal: ({ state }) => winsAnyway(state),
        solution: ['ca3'],
        wrong: { one: ({ state }) => winsNow({ ...state, turn: ME }) },
      },
    },
  },
} satisfies Lessons<Boop>;
export default lessons;
