import type { Effects, Flaw } from '../words/board-types.ts';
import { gainOf, rivalsGainOf } from './hint-reason.ts';

/**
 * The most serious flaw of a played move: it is true of this move and not of the better one. Null if there is no such plain
 * flaw. Cards that are drawn are not foreseen, so nothing is said of a draw.
 */
export const flawOf = (played: Effects, better: Effects, me: number): Flaw | null => {
  const [gain, possible] = [gainOf(played, me), gainOf(better, me)];
  if (gain < 0 && possible >= 0) return 'harm';
  if (rivalsGainOf(played, me) > 0 && rivalsGainOf(better, me) <= 0) return 'helps';
  if (possible > gain && better.closes.length > 0 && played.closes.length === 0) return 'no-close';
  return possible > gain ? 'fewer' : null;
};
