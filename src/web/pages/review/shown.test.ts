import { expect, test } from 'vitest';
import rules from '../../../games/boop/rules/game.ts';
import { table } from '../../../games/boop/rules/table.testing.ts';
import type { Boop } from '../../../games/boop/rules/types.ts';
import type { GameJudge } from '../../../bots/judge.ts';
import { scene } from '../../../kernel/match.ts';
import { momentOf } from '../../../review/moment.ts';
import { shownOf, type ComparedMove } from './shown.ts';

/** Two moves as good as each other, and a bad one. */
const judge: GameJudge<Boop> = {
  judge: () => ({
    chances: [0.5, 0.5],
    spread: 0,
    moves: [
      { move: { do: 'place', size: 'kitten', at: 14 }, chance: 0.5, spread: 0 },
      { move: { do: 'place', size: 'kitten', at: 21 }, chance: 0.495, spread: 0 },
      { move: { do: 'place', size: 'kitten', at: 0 }, chance: 0.2, spread: 0 },
    ],
  }),
  work: 1,
  steepness: 1,
};

const shownFor = (played: string, chosen: ComparedMove): ComparedMove | null => {
  const seen = scene(rules, table('. . .'), 0);
  const question = { at: 0, seats: 2, seat: 0, scene: seen, decision: { by: 0, scene: seen, played } };
  const { decision } = momentOf(rules, judge, question, 1);
  return decision && shownOf(decision, chosen);
};

test('of two equal moves the played one is drawn, whichever the judge named first', () => {
  expect(shownFor('kd4', 'better')).toBe('played');
  expect(shownFor('kc3', 'better')).toBe('played');
});

test('of a move that was worse both are drawn, as the reader likes', () => {
  expect(shownFor('ka1', 'better')).toBe('better');
  expect(shownFor('ka1', 'played')).toBe('played');
});
