import { expect, test } from 'vitest';
import type { Bot, Game } from '../kernel/game.ts';
import { startFrom } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import { hide, type Hide } from '../kernel/trial.testing.ts';
import { botTurn, type Plans } from './bot-turn.ts';

const now = startFrom<Hide>(hide.setup(3, { holes: 4 }, quickRng(1)));
const first: Bot<Hide> = () => ({ move: { hole: 0 }, after: 0 });
const turnOf = (botOf: (seat: number) => Bot<Hide>) =>
  botTurn(hide, 'x', now, botOf, (_seat, bot) => bot(() => true), quickRng(2));

test('a bot that waits is not asked, even if it could move', () => {
  const waiting: Bot<Hide> = Object.assign(first.bind(null), { waits: () => true });
  expect(turnOf((seat) => (seat === 1 ? first : waiting))?.entry.by).toBe(1);
  expect(turnOf(() => waiting)?.entry.by).toBe('clock'); // nobody wants to move, so time goes on
});

test('a random match goes on although some actors have no move', () => {
  // Everybody is an actor until the end, but whoever has hidden has nothing left to do.
  const everybody: Game<Hide> = {
    ...hide,
    due: () => null,
    actors: ({ winner }) => (winner === null ? [0, 1, 2] : []),
  };
  expect(everybody.outcome(playout(everybody, now.state, quickRng(3)).state)).not.toBeNull();
});

test('in a race whoever no longer acts has no plan any more', () => {
  const racing: Game<Hide> = { ...hide, due: () => 10_000, actors: () => [0, 1] };
  const plans: Plans<Hide> = new Map([[2, { move: { hole: 3 }, at: 0 }]]);
  const turn = botTurn(
    racing,
    'x',
    now,
    () => first,
    (_seat, bot) => bot(() => true),
    quickRng(4),
    plans,
  );
  expect(turn?.entry.by).not.toBe(2);
  expect(plans.has(2)).toBe(false);
});
