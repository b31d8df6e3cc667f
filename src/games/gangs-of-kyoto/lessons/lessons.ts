import type { Foreseen, Lessons, Mistake, Tried } from '../../../kernel/lesson.ts';
import { quickRng } from '../../../kernel/random.ts';
import { faceOf, type CardFace } from '../rules/cards.ts';
import rules from '../rules/game.ts';
import { wouldBeLate } from '../rules/row.ts';
import { beginTurn, type Setting } from '../rules/setting.ts';
import type { Event, GangsOfKyoto, State, View } from '../rules/types.ts';

/** The lessons of Gangs of Kyoto, for three. You are the Moon (seat 0); cards are written as on the text board. */

const ME = 0;

const turn = (setting: Setting) => (): State =>
  beginTurn({ ...setting, options: { vetoWindow: 'unlimited', ...setting.options } }).state;

/** Another player has just given you this card, and you are asked. */
const asked = (setting: Setting) => (): State => {
  const state = turn({ ...setting, active: 1 })();
  return rules.apply(state, { by: 1, at: 0, move: { do: 'give', to: ME } }, quickRng(1)).state;
};

const givenTo = ({ move }: Tried<GangsOfKyoto>): number | null => (move.do === 'give' ? move.to : null);
const lateIn = (events: readonly Event[]): number | null =>
  events.find((event) => event.what === 'late')?.seat ?? null;
const keptIt = (tried: Tried<GangsOfKyoto>): boolean => givenTo(tried) === ME;
const iAmLate = ({ events }: Tried<GangsOfKyoto>): boolean => lateIn(events) === ME;
const someoneElseIsLate = ({ events }: Tried<GangsOfKyoto>): boolean => (lateIn(events) ?? ME) !== ME;

const cardIn = ({ phase }: View): CardFace | null =>
  phase.name === 'no-card' ? null : faceOf(phase.card.card);
const about =
  (...kinds: readonly CardFace['kind'][]) =>
  ({ view }: Mistake<GangsOfKyoto>): boolean =>
    view.phase.name === 'give' && kinds.some((kind) => kind === cardIn(view)?.kind);
const keeps = ({ move }: Foreseen<GangsOfKyoto>, seat: number): boolean =>
  move.do === 'give' && move.to === seat;
const endsRound = ({ rules: options, players, phase }: View, { move }: Foreseen<GangsOfKyoto>): boolean => {
  const player = move.do === 'give' ? players[move.to] : undefined;
  return phase.name === 'give' && player !== undefined && wouldBeLate(options, player, phase.card);
};

const lessons = {
  bells: {
    rules: ['give', 'street', 'draw'],
    covers: (mistake) =>
      about('bell', 'double-bell')(mistake) &&
      keeps(mistake.best, mistake.seat) !== keeps(mistake.played, mistake.seat),
    tasks: {
      keep: {
        start: turn({ rows: ['2', '4*', '5*'], next: '3** 4 2' }),
        goal: keptIt,
        solution: ['give0'],
      },
      street: {
        start: turn({ rows: ['2 3**', '4*', '3*'], next: '4 2 1*' }),
        goal: (tried) => !keptIt(tried),
        solution: ['give1'],
      },
    },
  },
  late: {
    rules: ['limit', 'lost', 'bank'],
    covers: ({ view, best, played }) => endsRound(view, best) !== endsRound(view, played),
    tasks: {
      send: {
        start: turn({ rows: ['4* 3**', '5 3', '5 4*'], next: '4 2 3' }),
        goal: someoneElseIsLate,
        solution: ['give2'],
      },
      safe: {
        start: turn({ rows: ['5** 4*', '2 3', '3 4'], next: '5 1 2*' }),
        goal: (tried) => !keptIt(tried),
        solution: ['give2'],
        wrong: { late: iAmLate },
      },
    },
  },
  gift: {
    rules: ['gift'],
    covers: about('gift', 'big-gift'),
    tasks: {
      keep: {
        start: turn({ rows: ['5** 4* 3', '2', '4*'], next: 'G 3 2*' }),
        goal: keptIt,
        solution: ['give0'],
      },
    },
  },
  retreat: {
    rules: ['retreat'],
    covers: about('retreat'),
    tasks: {
      own: {
        start: turn({ rows: ['3** 4* 5', '2 4', '3* 5'], next: 'r 3 2' }),
        goal: keptIt,
        solution: ['give0'],
      },
      theirs: {
        start: turn({ rows: ['2 5**', '3 5**', '4* 3'], next: 'r 3* 2' }),
        goal: ({ events }) =>
          events.some(
            (event) =>
              event.what === 'retreated' &&
              event.seat !== ME &&
              event.removed !== null &&
              faceOf(event.removed.card).bells > 0,
          ),
        solution: ['give1'],
        wrong: { mine: keptIt },
      },
    },
  },
  owl: {
    rules: ['owl'],
    covers: about('owl'),
    tasks: {
      keep: {
        start: turn({ rows: ['5** 4* 3*', '2 4', '3* 5'], next: 'o 3 2' }),
        goal: keptIt,
        solution: ['give0'],
      },
      lose: {
        start: turn({ rows: ['3** 4*', '5 5* 4* o', '3 5'], next: 'r 3 2' }),
        goal: someoneElseIsLate,
        solution: ['give1'],
      },
    },
  },
  veto: {
    rules: ['refuse', 'no-thanks'],
    covers: ({ view }) => view.phase.name === 'veto',
    tasks: {
      refuse: {
        start: asked({ rows: ['5** n 4*', '2 3', '3 4'], next: '5 1 2*' }),
        goal: ({ move }) => move.do === 'refuse',
        solution: ['refuse'],
      },
      take: {
        start: asked({ rows: ['1* n', '2 3', '3 4'], next: '0* 1 2*' }),
        goal: ({ move }) => move.do === 'take',
        solution: ['take'],
      },
    },
  },
  curious: {
    rules: ['curiosity', 'risk'],
    covers: about('curiosity'),
    tasks: {
      theirs: {
        start: turn({ rows: ['5** 3*', '5 4', '3'], next: '1? 2 3 4' }),
        goal: someoneElseIsLate,
        solution: ['give1'],
        wrong: { mine: keptIt },
      },
    },
  },
  win: {
    rules: ['thirteen', 'bank'],
    tasks: {
      end: {
        start: turn({
          rows: ['4** 3*', '5 3', '2 3'],
          piles: ['5** 5** 4** 3** g g', '2*', '1* 3*'],
          next: '5 2 3',
        }),
        goal: ({ state }) => state.end?.winner === ME,
        solution: ['give1'],
      },
    },
  },
  patience: {
    rules: ['piles', 'thirteen'],
    tasks: {
      wait: {
        start: turn({
          rows: ['4** 3*', '1* 2', '5 4'],
          piles: ['5** 4**', '5** 5** 4** 3** 3** G', '2*'],
          next: '4 2 3',
          options: { piles: 'open-hand' },
        }),
        goal: ({ events }) => lateIn(events) === null,
        solution: ['give1'],
      },
    },
  },
} satisfies Lessons<GangsOfKyoto>;
export default lessons;
