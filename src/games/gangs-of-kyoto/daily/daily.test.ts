import { expect, test } from 'vitest';
import { defined } from '../../../kernel/defined.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { legal, play, scene, start } from '../../../kernel/match.ts';
import { sameDealSeed } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import type { Options } from '../rules/types.ts';

const OPTIONS: Options = { end: 'thirteen', piles: 'face-down', owlLasting: false, vetoWindow: 'unlimited' };
const CARDS = 6; // before anybody can be late, and cards go back to the deck

/** The first cards that are turned over, if always the first or always the last legal move is made. */
const cardsOf = (seed: string, which: 'first' | 'last'): readonly number[] => {
  let now = start(rules, { game: rules.id, version: rules.version, seats: 4, options: OPTIONS, seed });
  const cards = new Map<number, number>();
  while (cards.size < CARDS) {
    const { phase } = now.state;
    if ('card' in phase) cards.set(phase.card.id, phase.card.card);
    const seat = defined(rules.actors(now.state)[0]);
    const moves = legal(rules, scene(rules, now, seat), seat).filter((move) => move.do !== 'refuse');
    const next = play(rules, seed, now, {
      by: seat,
      at: 0,
      move: defined(moves.at(which === 'first' ? 0 : -1)),
    });
    if (isRefusal(next)) throw new Error(next.why);
    now = next;
  }
  return [...cards.values()];
};

const SEEDS = Array.from({ length: 20 }, (_, i) => `night ${i}`);

test('in a match of the day the same cards come, whoever gets them', () => {
  for (const seed of SEEDS.map(sameDealSeed)) expect(cardsOf(seed, 'first')).toEqual(cardsOf(seed, 'last'));
});

test('otherwise another move brings other cards', () => {
  expect(SEEDS.some((seed) => cardsOf(seed, 'first').join() !== cardsOf(seed, 'last').join())).toBe(true);
});
