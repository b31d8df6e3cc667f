import type { Effects, Flaw } from '../words/board-types.ts';
import { gainOf, rivalsGainOf } from './hint-reason.ts';

/**
 * What is wrong with a move that was played, the most serious first: only what is true of it and not of the better move. Null if
 * nothing is that plain. Cards that are drawn are not foreseen, so nothing is said of a draw.
 */
export const flawOf = (played: Effects, better: Effects, me: number): Flaw | null => {
  const [gain, possible] = [gainOf(played, me), gainOf(better, me)];
  if (gain < 0 && possible >= 0) return 'harm';
  if (rivalsGainOf(played, me) > 0 && rivalsGainOf(better, me) <= 0) return 'helps';
  if (possible > gain && better.closes.length > 0 && played.closes.length === 0) return 'no-close';
  return possible > gain ? 'fewer' : null;
};
