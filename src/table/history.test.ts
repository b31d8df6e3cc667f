import { expect, test } from 'vitest';
import { isRefusal, open, untimed, type Game, type Kind, type Viewer } from '../kernel/game.ts';
import { writeTakeback } from '../kernel/takeback.ts';
import { History } from './history.ts';
import { lineFor } from './match-for-viewer.ts';
import { takebackFor } from './takeback.ts';

/** A game for one with a die of many sides: each move shows the result of a roll. */
const die = {
  id: 'die',
  version: 1,
  seats: [1, 1],
  options: {},
  ...open<number[]>(),
  ...untimed,
  setup: () => [],
  actors: () => [0],
  apply: (rolls: number[], _: unknown, rng: { int: (below: number) => number }) => ({
    state: [...rolls, rng.int(1_000_000)],
    events: [],
  }),
  outcome: () => null,
  candidates: () => ['roll'],
  check: () => null,
  read: (text: string) => (text === 'roll' ? text : null),
  write: (move: string) => move,
  draw: (rolls: number[]) => rolls.join(' '),
} as unknown as Game<Kind>;

const header = { game: 'die', version: 1, seats: 1, options: {}, seed: 'any' };
const play = (...moves: string[]): History =>
  new History(
    { game: die, position: null },
    {
      header,
      start: null,
      entries: moves.map((move, i) => ({ seq: i + 1, at: 0, by: 0, move, id: `0:${i}` })),
    },
  );

const back = (history: History): string => {
  const found = takebackFor(history, 0, Infinity);
  return isRefusal(found) ? found.why : writeTakeback(found.to);
};

test('a move taken back and made again uses new random numbers, and the log keeps both', () => {
  const once = play('roll', 'roll');
  expect(back(once)).toBe('back:1');
  const again = play('roll', 'roll', 'back:1', 'roll');
  expect(again.positionAt(3)?.state).toEqual(once.positionAt(1)?.state);
  expect(again.log).toHaveLength(4);
  expect(again.position.state).not.toEqual(once.position.state);
  const [, , taken] = again.log;
  expect(taken && lineFor(taken, 0, false)).toMatchObject({ seq: 3, back: 1 });
});

test('each takeback goes one move further back, until nothing is left', () => {
  expect(back(play('roll', 'roll', 'back:1'))).toBe('back:0');
  expect(back(play())).toBe('nothing-to-take-back');
});

test('until the match is over a log writes out only the moves of its own reader', () => {
  const [step] = play('roll').log;
  const read = (reader: Viewer, over: boolean) => step && lineFor(step, reader, over).move;
  expect([read(0, false), read(1, false), read('spectator', false)]).toEqual(['roll', null, null]);
  expect([read(1, true), read('spectator', true)]).toEqual(['roll', 'roll']);
});

test('a step adds a position and copies none: the time for a long match grows with its length, not with the square', () => {
  const history = play('roll', 'roll');
  const positions = history.line;
  history.take({ seq: 3, at: 0, by: 0, move: 'roll', id: '0:3' });
  expect(history.line).toBe(positions);
  expect(positions.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});
