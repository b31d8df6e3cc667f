import type { Lessons, Tried } from '../../../kernel/lesson.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { isSolved } from '../rules/cards/solution.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import { matOf } from '../rules/race/mat.ts';
import type { State } from '../rules/race/types.ts';
import { building, choosing, type Building } from './mats.ts';

/** The lessons of Kitty Paw: one player, and no hurry. Time passes only with the moves. */

const PACE = 300; // milliseconds: a paw has come back by then

const isTable = (state: AnyKittyPaw['state']): state is State => !('runs' in state);
const isBuilt = ({ state }: Tried<AnyKittyPaw>): boolean => {
  if (!isTable(state)) return false;
  const [card] = state.cards;
  return card !== undefined && card !== null && isSolved(cardOf(card).figure, matOf(state, 0));
};
const isRight = ({ events }: Tried<AnyKittyPaw>): boolean =>
  events.some((event) => event.what === 'checked' && event.correct);
const meowed = ({ move }: Tried<AnyKittyPaw>): boolean => move.do === 'meow';

const onMat = (setting: Building) => () => building(setting);
const ROW = ['I-02', 'I-09', 'I-17', 'I-05'];

const lessons = {
  card: {
    rules: ['take-card', 'cards', 'paws-down'],
    tasks: {
      most: {
        start: () => choosing(ROW),
        goal: ({ events }) => events.some((event) => event.what === 'took-card' && event.card === 'I-17'),
        solution: ['card3'],
        pace: PACE,
      },
    },
  },
  grab: {
    rules: ['one-paw', 'reach'],
    tasks: {
      last: {
        start: onMat({
          card: 'I-02',
          mat: 'Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3',
          middle: 'Da0@0,0',
        }),
        goal: isBuilt,
        solution: ['gD1', 'put4,4'],
        moves: 5,
        pace: PACE,
        wrong: { meow: meowed },
      },
    },
  },
  pose: {
    rules: ['pose'],
    tasks: {
      over: {
        start: onMat({ card: 'I-02', mat: 'Ja4@1,0 Aa0@3,2 Ps2@0,2 Ba0@2,3 Da0@4,4' }),
        goal: isBuilt,
        solution: ['flipB1'],
        moves: 4,
        pace: PACE,
        wrong: { meow: meowed },
      },
      turn: {
        start: onMat({ card: 'I-02', mat: 'Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3 Da5@4,4' }),
        goal: isBuilt,
        solution: ['turn+D1'],
        moves: 6,
        pace: PACE,
        wrong: { meow: meowed },
      },
    },
  },
  shift: {
    rules: ['shift'],
    tasks: {
      aside: {
        start: onMat({
          card: 'I-02',
          mat: 'Ja4@0,-2 Aa0@2,0 Ps2@-1,0 Bs0@1,1',
          middle: 'Da0@0,0',
        }),
        goal: isBuilt,
        solution: ['gD1', 'put3,2'],
        moves: 5,
        pace: PACE,
        wrong: { meow: meowed },
      },
    },
  },
  guest: {
    rules: ['guests', 'box'],
    tasks: {
      in: {
        start: onMat({
          card: 'IIa-01',
          mat: 'H@3,3 Bs0@0,1 Pa2@1,4 Ja2@3,5 Ds0@2,0',
          seen: { 3: 'C4', 6: 'DOG' },
        }),
        goal: isBuilt,
        solution: ['peek3', 'keep'],
        moves: 8,
        pace: PACE,
        wrong: { meow: meowed },
      },
    },
  },
  overlap: {
    rules: ['overlap'],
    tasks: {
      above: {
        start: onMat({
          card: 'III-02',
          mat: 'V@0,1 Es1@2,3 As0@3,2 Pa4@1,1 Ja0@2,5 Ba2@0,4',
          middle: 'Da2@0,0',
          seen: { 2: 'C7' },
        }),
        goal: ({ state }) =>
          isTable(state) &&
          state.tiles.some(
            ({ breed, place }) => breed === 'D' && place.in === 'mat' && place.at.u === 2 && place.at.v === 0,
          ),
        solution: ['gD1', 'put2,0'],
        moves: 5,
        pace: PACE,
        wrong: { meow: meowed },
      },
    },
  },
  meow: {
    rules: ['meow', 'check', 'touch'],
    tasks: {
      twice: {
        start: onMat({ card: 'I-02', mat: 'Ja4@1,0 Aa0@3,2 Ps3@0,2 Bs0@2,3 Da0@4,4' }),
        goal: isRight,
        solution: ['turn-P1', 'meow'],
        moves: 8,
        pace: PACE,
        wrong: { early: meowed },
      },
    },
  },
} satisfies Lessons<AnyKittyPaw>;
export default lessons;
