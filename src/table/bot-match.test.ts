import { expect, test } from 'vitest';
import type { Bot, Game } from '../kernel/game.ts';
import { startFrom } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import { hide, type Hide } from '../kernel/trial.testing.ts';
import { botMatch } from './bot-match.ts';

const header = { game: 'hide', version: 1, seats: 3, options: { holes: 4 }, seed: 'x' };
const first: Bot<Hide> = () => ({ move: { hole: 0 }, after: 0 });
const moversOf = (botOf: (seat: number) => Bot<Hide>): unknown[] =>
  [...botMatch(hide, header, { botOf, ask: (_seat, bot) => bot(() => true), rng: quickRng(2) })].map(
    ({ entry }) => entry.by,
  );

test('a bot that waits is not asked, even if it could move', () => {
  const waiting: Bot<Hide> = Object.assign(first.bind(null), { waits: () => true });
  expect(moversOf((seat) => (seat === 1 ? first : waiting))).toEqual([1, 'clock']);
  expect(moversOf(() => waiting)).toEqual(['clock']); // all bots wait, so only the clock acts
});

const after =
  (ms: number): Bot<Hide> =>
  () => ({ move: { hole: 0 }, after: ms });

test('in a race everybody moves when their own time has come, no matter which bot was asked first', () => {
  expect(moversOf((seat) => after([90, 10, 50][seat] ?? 0))).toEqual([1, 2, 0]);
});

test('a random match goes on although some actors have no move', () => {
  // Every seat is an actor until the end, but a seat that has hidden its mouse has no move left.
  const everybody: Game<Hide> = {
    ...hide,
    due: () => null,
    actors: ({ winner }) => (winner === null ? [0, 1, 2] : []),
  };
  const now = startFrom<Hide>(hide.setup(3, { holes: 4 }, quickRng(1)));
  expect(everybody.outcome(playout(everybody, now.state, quickRng(3)).state)).not.toBeNull();
});
