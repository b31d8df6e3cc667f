import { defined } from '../../../kernel/defined.ts';
import { legal, scene, startFrom } from '../../../kernel/match.ts';
import type { Answer } from '../../../kernel/puzzle.ts';
import type { Question } from '../../../kernel/weighed-puzzle.ts';
import rules from '../rules/game.ts';
import { write } from '../rules/notation.ts';
import { tableAfter } from '../rules/outlook.ts';
import { standings } from '../rules/score.ts';
import type { IfItFits, State, Table } from '../rules/types.ts';
import { readPlace } from './place-text.ts';

/** How far the solver is ahead if the match ended now. */
const leadOn = (table: Table, state: State): number => {
  const scores = standings(table, 2, state.rules);
  return defined(scores[state.turn]) - defined(scores[1 - state.turn]);
};

/** The worth of each card at each place is the growth of the lead. */
const weigh = (state: State): readonly Answer<IfItFits>[] => {
  const { turn, table } = state;
  const before = leadOn(table, state);
  return legal(rules, scene(rules, startFrom(state), turn), turn).map((move) => ({
    move,
    worth: leadOn(tableAfter(state, turn, move), state) - before,
  }));
};

/** The best card and place. Every card is tried at every place, both ways round, with and without a cat, and scored by the rules. */
export const BEST_CARD: Question<IfItFits> = {
  unit: 'points',
  within: 0,
  clear: 1,
  least: 3,
  choices: 30,
  mostRight: 3,
  shown: 3,
  rules: { card: 'value', end: 'value' },
  open: ({ where }) => ({ ...readPlace(where), turns: 1 }),
  weigh: (_goal, state) => weigh(state),
  write,
};
