import { expect, test } from 'vitest';
import { readPuzzles } from '../../../kernel/puzzle.ts';
import { quickRng } from '../../../kernel/random.ts';
import { put } from '../../../parts/bag.ts';
import { CARDS, EVERY_CARD } from '../rules/cards.ts';
import { NO_CARDS } from '../rules/deck.ts';
import type { Move, State } from '../rules/types.ts';
import { Counter, GOALS } from './counter.ts';
import { plainChances } from './plain-chances.testing.ts';
import { readPlace } from './place-text.ts';
import puzzles from './puzzles.ts';

const SAMPLES = 12;
const CARDS_LEFT = 9; // few, so that the rules themselves can go through every order
const MOST_CURIOSITIES = 2; // a chain must not empty the deck

/** A few cards of every kind, the same for the same number. */
const smallDeck = (seed: number): readonly number[] => {
  const rng = quickRng(seed);
  let curiosities = 0;
  const cards: number[] = [];
  while (cards.length < CARDS_LEFT) {
    const card = rng.int(EVERY_CARD.length);
    if (CARDS[card]?.kind === 'curiosity' && ++curiosities > MOST_CURIOSITIES) continue;
    cards.push(card);
  }
  return put(NO_CARDS, ...cards);
};

const counted = (counter: Counter, { phase, active }: State, move: Move): number => {
  if (phase.name !== 'give') throw new Error('no card is given');
  const { card } = phase.card;
  return move.do === 'give' ? counter.chance(card, move.to) : counter.chance(card, active, true);
};

const lines = readPuzzles(puzzles.lines);
const places = lines.filter((_, i) => i % Math.ceil(lines.length / SAMPLES) === 0);

test.each(places.map(({ where }, i) => [where, i] as const))(
  'the rules count the same chances: %s',
  (where, i) => {
    const state = { ...readPlace(where).state, deck: [smallDeck(i)] };
    for (const goal of GOALS) {
      const counter = new Counter(goal, state);
      for (const { move, worth } of plainChances(goal, state))
        expect(counted(counter, state, move)).toBeCloseTo(worth, 12);
    }
  },
);
