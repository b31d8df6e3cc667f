import { legal, scene, startFrom } from '../../../kernel/match.ts';
import type { Answer } from '../../../kernel/puzzle.ts';
import type { Question } from '../../../kernel/weighed-puzzle.ts';
import rules from '../rules/game.ts';
import { write } from '../rules/notation.ts';
import type { GangsOfKyoto, State } from '../rules/types.ts';
import { Counter, GOALS, TooMuchToCount, type Goal } from './counter.ts';
import { readPlace } from './place-text.ts';

const chancesOf = (goal: Goal, state: State): readonly Answer<GangsOfKyoto>[] => {
  const { phase, active } = state;
  if (phase.name !== 'give') return [];
  const counter = new Counter(goal, state);
  const { card } = phase.card;
  const moves = legal(rules, scene(rules, startFrom(state), active), active);
  try {
    return moves.map((move) => ({
      move,
      worth: move.do === 'give' ? counter.chance(card, move.to) : counter.chance(card, active, true),
    }));
  } catch (error) {
    if (error instanceof TooMuchToCount) return [];
    throw error;
  }
};

/** The puzzle asks who should get the card and compares exact chances. Answers within one per cent of the best are right. */
export const WHO_GETS_IT: Question<GangsOfKyoto> = {
  unit: 'chance',
  within: 0.01,
  clear: 0.02,
  least: 0.05,
  choices: 3,
  mostRight: 1,
  shown: 6,
  rules: { win: 'thirteen', save: 'bank', hold: 'thirteen' },
  open: ({ where }) => ({ ...readPlace(where), turns: 1 }),
  weigh: (goal, state) => chancesOf(GOALS.find((one) => one === goal) ?? 'win', state),
  write,
};
