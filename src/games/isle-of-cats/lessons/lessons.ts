import { defined } from '../../../kernel/defined.ts';
import type { Lessons, Mistake, Tried } from '../../../kernel/lesson.ts';
import { tileOf } from '../rules/boat/tiles.ts';
import { boatOf } from '../rules/island/lesson-points.ts';
import { scoreParts } from '../rules/score.ts';
import { boat, RESCUE, stateOf, type Setting } from '../rules/setting.ts';
import type { Event, Isle, ScoreKey, Player, State } from '../rules/state/types.ts';

/** The lessons of The Isle of Cats, for two. You have seat 0 and the first boat; tiles are written as in moves. */

const ME = 0;

const table =
  ({ players = [], ...setting }: Setting) =>
  (): State =>
    stateOf({
      ...setting,
      options: { patience: 0 },
      players: [
        { packet: [], kept: [], fish: 12, baskets: 2, ...players[0] },
        { packet: [], kept: [] },
      ],
    });

/** Your turn to rescue. */
const rescue = (field: Pick<State, 'left' | 'right'>, ...tiles: readonly string[]) =>
  table({ ...RESCUE, ...field, players: [{ tiles: boat(...tiles) }] });

const me = ({ players }: State): Player => defined(players[ME]);
const pointsFor = (state: State, what: ScoreKey): number =>
  scoreParts(state, ME)
    .filter((part) => part.what === what)
    .reduce((sum, { points }) => sum + points, 0);
const ratsCovered = ({ before, state }: Tried<Isle>): number =>
  boatOf(me(before)).printedRats - boatOf(me(state)).printedRats;
const familyGrows = ({ before, state }: Tried<Isle>): boolean =>
  pointsFor(state, 'family') > pointsFor(before, 'family');
const happened =
  (what: Event['what']) =>
  ({ events }: Tried<Isle>): boolean =>
    events.some((event) => event.what === what);
const ofColour =
  (colour: string) =>
  ({ move }: Tried<Isle>): boolean =>
    move.do === 'place' && tileOf(move.tile).colour === colour;

const isPhase =
  (...names: readonly State['phase']['name'][]) =>
  ({ view }: Mistake<Isle>): boolean =>
    view.pending.length === 0 && names.includes(view.phase.name);
const isAsked =
  (ask: State['pending'][number]['ask']) =>
  ({ view }: Mistake<Isle>): boolean =>
    view.pending.at(-1)?.ask === ask;

const lessons = {
  aboard: {
    rules: ['rescue', 'placing', 'fishing'],
    tasks: {
      first: {
        start: rescue({ left: ['C04-B', 'C10-G'], right: ['C02-R', 'C05-O'] }),
        goal: happened('placed'),
        solution: ['C04-B@10,3/0'],
      },
    },
  },
  rats: {
    rules: ['minus', 'rooms'],
    tasks: {
      cover: {
        start: rescue({ left: ['C16-B', 'C10-G'], right: ['C14-R', 'C05-O'] }, 'C13-P@8,4/0'),
        goal: (tried) => ratsCovered(tried) >= 2,
        solution: ['C05-O@7,2/0'],
      },
    },
  },
  family: {
    rules: ['families'],
    covers: isPhase('rescue'),
    tasks: {
      three: {
        start: rescue({ left: ['C04-B', 'C10-G'], right: ['C02-B', 'C05-O'] }, 'C16-B@4,2/1', 'C09-B@4,3/0'),
        goal: familyGrows,
        solution: ['C04-B@5,3/0'],
        wrong: { apart: ofColour('B') },
      },
      between: {
        start: rescue(
          { left: ['C04-G', 'C10-G'], right: ['C16-B', 'C05-O'] },
          'C16-B@4,2/1',
          'C16-G@4,3/1',
          'C16-B@4,4/1',
        ),
        goal: familyGrows,
        solution: ['C16-B@3,2/0'],
        wrong: { apart: ofColour('B') },
      },
    },
  },
  map: {
    rules: ['maps', 'treasures'],
    tasks: {
      find: {
        start: rescue({ left: ['C16-R', 'C10-R'], right: ['C02-B', 'C05-R'] }, 'C13-P@3,3/0'),
        goal: happened('found-map'),
        solution: ['C05-R@1,2/0'],
      },
    },
  },
  gap: {
    rules: ['treasures', 'minus'],
    covers: isAsked('treasure'),
    tasks: {
      rat: {
        start: table({
          ...RESCUE,
          pending: [{ ask: 'treasure', seat: ME, from: 'common', left: 1, must: false }],
          players: [{ tiles: boat('C13-P@7,3/0', 'C04-B@9,4/0') }],
        }),
        goal: (tried) => ratsCovered(tried) > 0,
        solution: ['T1@7,3/0'],
      },
    },
  },
  oshax: {
    rules: ['rare', 'families'],
    covers: isAsked('oshax'),
    tasks: {
      join: {
        start: table({
          ...RESCUE,
          pending: [{ ask: 'oshax', seat: ME, colour: 'B' }],
          players: [{ tiles: boat('C16-B@4,2/1', 'C16-G@4,3/1', 'C16-B@4,4/1') }],
        }),
        goal: familyGrows,
        solution: ['O3@1,2/2'],
      },
    },
  },
  shop: {
    rules: ['buy', 'fishing', 'baskets'],
    covers: isPhase('buy', 'draft'),
    tasks: {
      basket: {
        start: table({
          phase: { name: 'buy', chosen: [null, []] },
          pending: [],
          players: [{ kept: [1, 7, 43], fish: 8, baskets: 0 }],
        }),
        goal: ({ move }) => move.do === 'buy' && move.cards.includes(43) && !move.cards.includes(1),
        solution: ['buy:43'],
        wrong: {
          nothing: ({ move }) => move.do === 'buy' && !move.cards.includes(43),
        },
      },
    },
  },
  colour: {
    rules: ['lessons', 'lesson-points'],
    covers: isAsked('colour'),
    tasks: {
      name: {
        start: table({
          ...RESCUE,
          publicLessons: [{ card: 144, by: ME, colour: null }],
          pending: [{ ask: 'colour', seat: ME, card: 144 }],
          players: [{ tiles: boat('C16-B@4,2/1', 'C09-B@4,3/0', 'C10-B@5,3/0', 'C13-R@8,3/0') }],
        }),
        goal: ({ move }) => move.do === 'colour' && move.colour === 'B',
        solution: ['colour:B'],
      },
    },
  },
} satisfies Lessons<Isle>;
export default lessons;
