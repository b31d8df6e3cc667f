import { expect, test } from 'vitest';
import { potatoGame } from '../testing/potato.ts';
import { contestant } from './contestant.ts';

const own = { ...potatoGame, greedy: 2 };
const { levels } = potatoGame;

test('a number is a level, and `top` the last one', () => {
  expect(contestant(own, '1', null)).toMatchObject({ bot: levels[0]?.bot, is: '1' });
  expect(contestant(own, 'top', null)).toMatchObject({
    bot: levels.at(-1)?.bot,
    is: `top (level ${levels.length})`,
  });
});

test('`greedy` is the level the game calls so; without one, the greedy bot of any game', () => {
  expect(contestant(own, 'greedy', null)).toMatchObject({ bot: levels[1]?.bot, is: 'greedy (level 2)' });
  expect(contestant(potatoGame, 'greedy', null).is).toBe('greedy (one move ahead)');
});

test('a text that names no bot is refused with a sentence', () => {
  for (const name of ['0', '99', 'mcts:0', 'nobody'])
    expect(() => contestant(own, name, null)).toThrow(/There is no bot/);
});
