import { defined } from '../../../kernel/defined.ts';
import type { Lessons, Mistake, Tried } from '../../../kernel/lesson.ts';
import { legal, scene, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { faceOf } from '../rules/cards.ts';
import { cellNamed } from '../rules/cells.ts';
import rules from '../rules/game.ts';
import { allBoxes, standings, type BoxInfo } from '../rules/score.ts';
import { BASIC, stateOf, type Setting } from '../rules/setting.ts';
import type { Event, IfItFits, State, View } from '../rules/types.ts';

/** The lessons of If It Fits, for two. You are seat 0; tables are written as rules/laid-text.ts reads them. */

const ME = 0;
const RIVAL = 1;

const table = (setting: Setting) => (): State =>
  stateOf({ options: { ...BASIC, table: 'desk' }, ...setting });

const points = (
  { table: on, cats, rules: options }: Pick<View, 'table' | 'cats' | 'rules'>,
  seat: number,
): number => defined(standings(on, cats.length, options)[seat]);
const gained = ({ before, state }: Tried<IfItFits>, seat: number): number =>
  points(state, seat) - points(before, seat);

const boxAt = ({ table: on, cats, rules: options }: State, cell: string): BoxInfo | undefined =>
  allBoxes(on, cats.length, options).find(({ cells }) => cells.includes(cellNamed(cell)));

const has =
  (what: Event['what']) =>
  ({ events }: Tried<IfItFits>): boolean =>
    events.some((event) => event.what === what);

/** The most that a single move can add to the own points. */
const mostToGain = (state: State): number =>
  Math.max(
    ...legal(rules, scene(rules, startFrom<IfItFits>(state), ME), ME).map(
      (move) =>
        points(rules.apply(state, { by: ME, at: 0, move }, quickRng(1)).state, ME) - points(state, ME),
    ),
  );
const isBest = (tried: Tried<IfItFits>): boolean => gained(tried, ME) === mostToGain(tried.before);

const laysSpray = ({ played: { move } }: Mistake<IfItFits>): boolean =>
  move.do === 'box' && faceOf(move.card).marks.includes('S');
const does =
  (what: 'princess' | 'toy' | 'sleep') =>
  ({ best, played }: Mistake<IfItFits>): boolean =>
    best.move.do === what || played.move.do === what;
const closes = ({ best }: Mistake<IfItFits>): boolean =>
  best.after?.events.some(({ what }) => what === 'closed') ?? false;

const lessons = {
  join: {
    rules: ['walls', 'box', 'placing', 'half-turn'],
    tasks: {
      open: {
        start: table({ laid: 'ST1@f4', hands: ['B18 B20', 'B06 B42'] }),
        goal: ({ state }) => boxAt(state, 'f4')?.cells.length === 2,
        solution: ['B18@g4t'],
      },
      turn: {
        start: table({ laid: 'ST4@f4', hands: ['B65', 'B06 B42'] }),
        goal: ({ state }) => (boxAt(state, 'f4')?.cells.length ?? 0) === 2,
        solution: ['B65@g4t'],
      },
    },
  },
  cat: {
    rules: ['awake', 'goal', 'one-across'],
    tasks: {
      in: {
        start: table({ laid: 'ST1@f4', hands: ['B07 B41 B51', 'B06 B42'] }),
        goal: has('moved-in'),
        solution: ['B07@g4+W'],
      },
    },
  },
  toys: {
    rules: ['value', 'cards'],
    tasks: {
      most: {
        start: table({ laid: 'ST1@f4 B07@g4', across: '0@f4', hands: ['B27 B09 B08', 'B06 B42'] }),
        goal: isBest,
        solution: ['B27@h4'],
      },
    },
  },
  close: {
    rules: ['box', 'value'],
    covers: closes,
    tasks: {
      shut: {
        start: table({ laid: 'B55@e3 B45@f3 B41@e4t', across: '0@e3', hands: ['B51 B01 B25', 'B06 B42'] }),
        goal: has('closed'),
        solution: ['B51@f4t'],
      },
    },
  },
  spray: {
    rules: ['value', 'holding'],
    covers: laysSpray,
    tasks: {
      theirs: {
        start: table({
          laid: 'ST1@f4 B07@g4 ST3@f5 B10@e5',
          across: '0@f4 1@e5',
          hands: ['B23', 'B06 B42'],
        }),
        goal: (tried) => gained(tried, RIVAL) < 0 && gained(tried, ME) >= 0,
        solution: ['B23@d5'],
      },
    },
  },
  asleep: {
    rules: ['sleeping', 'foreign-cat', 'draw-or-sleep'],
    covers: does('sleep'),
    tasks: {
      sneak: {
        start: table({
          laid: 'ST1@f4 B11@g4',
          across: '1@f4',
          hands: ['B05 B41', 'B06 B42'],
          phase: { name: 'choose' },
        }),
        goal: ({ state }) =>
          boxAt(state, 'f4')?.cats.some(({ seat, asleep }) => seat === ME && asleep > 0) ?? false,
        solution: ['sleep@h4'],
      },
      wake: {
        start: table({
          laid: 'ST1@f4 B11@g4 B12@h4 z0@f5',
          across: '1@f4',
          hands: ['B08 B41 B52', 'B06 B42'],
        }),
        goal: ({ state }) => points(state, ME) > points(state, RIVAL),
        solution: ['B08@i4+W'],
      },
    },
  },
  princess: {
    rules: ['princess'],
    covers: does('princess'),
    tasks: {
      home: {
        start: table({
          laid: 'ST1@f4 B11@g4 ST3@f5 B10@e5',
          across: '1@f4 0@e5',
          hands: ['P B41 B52', 'B06 B42'],
        }),
        goal: ({ events }) => events.some((event) => event.what === 'princess-came' && event.from === RIVAL),
        solution: ['P@f4'],
        wrong: { own: has('princess-came') },
      },
    },
  },
  toy: {
    rules: ['special-toy'],
    covers: does('toy'),
    tasks: {
      mine: {
        start: table({
          laid: 'ST1@f4 B11@g4 B07@h4 B01@i4 ST3@f5 B10@e5 B09@d5 B03@c5',
          across: '0@f4 1@e5',
          hands: ['B41 B52', 'B06 B42'],
          phase: { name: 'toy', card: 'T1' },
        }),
        goal: (tried) => gained(tried, ME) > 0,
        solution: ['across@h4'],
      },
    },
  },
  more: {
    rules: ['more-cats', 'holding'],
    tasks: {
      second: {
        start: table({
          laid: 'ST1@f4 B11@g4 B08@h4',
          across: '0@f4',
          hands: ['B09 B29 B52', 'B06 B42'],
        }),
        goal: isBest,
        solution: ['B09@i4+W'],
      },
    },
  },
} satisfies Lessons<IfItFits>;
export default lessons;
