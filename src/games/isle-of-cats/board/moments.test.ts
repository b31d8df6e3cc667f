import { describe, expect, test } from 'vitest';
import { legal, scene } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import type { Move, Pending } from '../rules/state/types.ts';
import { reach, WANTED } from './moments.ts';
import { choicesOf, type Choices } from './plan/choices.ts';

/** True if the board offers something to tap for this move. */
const way = (move: Move, choices: Choices): boolean => {
  switch (move.do) {
    case 'place':
      return choices.placeable.has(move.tile);
    case 'pair':
      return choices.pairs.includes(move);
    case 'play':
      return choices.plays.get(move.card)?.includes(move) ?? false;
    case 'oshax':
    case 'treasure':
      return choices.finds.get(move.card)?.includes(move) ?? false;
    case 'lay':
      return choices.lays.has(move.card);
    case 'feed':
      return choices.feeds.includes(move);
    case 'move':
      return choices.moves.has(move.tile);
    case 'send':
      return choices.sends.includes(move);
    case 'keep':
      return choices.keeps;
    case 'buy':
      return choices.buys;
    case 'ready':
    case 'pass':
    case 'end':
    case 'done':
    case 'skip':
    case 'lay-token':
    case 'side':
    case 'colour':
      break;
  }
  return choices.others.includes(move);
};

// the others take too long: whole days with many seats
const SHORT = WANTED.filter(({ name }) => !['rescue', 'six', 'over'].includes(name));

describe('every moment is reached, and the board offers something to tap for each of its legal moves', () => {
  test.each(SHORT)('$name', (wanted) => {
    const { now } = reach(wanted);
    expect(wanted.when(now.state)).toBe(true);
    const [seat = 0] = rules.actors(now.state);
    const moves = legal(rules, scene(rules, now, seat), seat);
    const choices = choicesOf(moves);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter((move) => !way(move, choices))).toEqual([]);
  });
});

test('there is a moment for every kind of pending decision', () => {
  const asks: Record<Pending<unknown>['ask'], true> = {
    treasure: true,
    oshax: true,
    kittens: true,
    rat: true,
    side: true,
    colour: true,
    'drawn-cards': true,
    'drawn-tile': true,
    sort: true,
    move: true,
  };
  const names = new Set(WANTED.map(({ name }) => name.replace(' ', '-')));
  expect(Object.keys(asks).filter((ask) => !names.has(ask))).toEqual([]);
});
