import { evaluate } from '../bot/engine/evaluate.ts';
import { STRIDE } from '../bot/engine/layout.ts';
import { load } from '../bot/engine/load.ts';
import { emptyPast } from '../bot/engine/past.ts';
import type { State } from '../rules/types.ts';

const A_CAT_AHEAD = 100; // hundredths of a grown-up kitten, as the engine counts
const past = emptyPast();
const memory = new Int32Array(STRIDE);

const judged = (view: State, turn: 0 | 1): number => {
  load({ ...view, past: [], turn }, memory, 0, past);
  return evaluate(memory, 0);
};

/** The bots' own rating, independent of the turn: one cat ahead is about three quarters of the bed. */
export const standing = (view: State): readonly number[] => {
  if (view.end) return 'winner' in view.end ? [1 - view.end.winner, view.end.winner] : [0.5, 0.5];
  const lead = (judged(view, 0) - judged(view, 1)) / 2; // the value of having the turn cancels out
  const first = 1 / (1 + Math.exp(-lead / A_CAT_AHEAD));
  return [first, 1 - first];
};
