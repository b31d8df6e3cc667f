import { DRAWN_AT } from '../../rules/limits.ts';
import { CATS, DRAWN, KITTENS, MINE, SINCE, STATUS, TURNS, type Memory } from './layout.ts';

/**
 * The bed at the start of every turn. Only turns since a kitten last grew up are compared: earlier positions
 * cannot return, because that kitten has left the game. Turns alternate, so every second bed had the same
 * seat to move. The pools need not be stored: while nobody grows up, they follow from the bed.
 */
export type Past = Int32Array;

export const PAST_STRIDE = 4; // the three low words, and the three high ones of six bits each packed together
const TURNS_KEPT = 256; // more than a match can have

export const emptyPast = (): Past => new Int32Array(TURNS_KEPT * PAST_STRIDE);

const topRow = (m: Memory, p: number): number =>
  (m[p + KITTENS + 1] ?? 0) | ((m[p + CATS + 1] ?? 0) << 6) | ((m[p + MINE + 1] ?? 0) << 12);

/** Stores the bed at `p` as the start of the turn after `turns` others. */
export const keep = (past: Past, m: Memory, p: number, turns: number): void => {
  const here = turns * PAST_STRIDE;
  past[here] = m[p + MINE] ?? 0;
  past[here + 1] = m[p + KITTENS] ?? 0;
  past[here + 2] = m[p + CATS] ?? 0;
  past[here + 3] = topRow(m, p);
};

/** Stores the position at `p`, where a turn begins, and makes it a draw if it occurs for the third time. */
export const remember = (past: Past, m: Memory, p: number): void => {
  const turns = m[p + TURNS] ?? 0;
  const since = m[p + SINCE] ?? 0;
  keep(past, m, p, turns);
  if (isThird(past, turns, since)) m[p + STATUS] = DRAWN;
};

/**
 * True if a position occurs at the start of a turn for the third time. Impossible before this number of
 * turns.
 */
export const isThird = (past: Past, turns: number, since: number): boolean =>
  since >= 2 * (DRAWN_AT - 1) && timesSeen(past, turns, since) + 1 >= DRAWN_AT;

const timesSeen = (past: Past, turns: number, since: number): number => {
  const here = turns * PAST_STRIDE;
  const mine = past[here];
  const oldest = (turns - since) * PAST_STRIDE;
  let times = 0;
  for (let there = here - 2 * PAST_STRIDE; there >= oldest; there -= 2 * PAST_STRIDE)
    if (
      past[there] === mine &&
      past[there + 1] === past[here + 1] &&
      past[there + 2] === past[here + 2] &&
      past[there + 3] === past[here + 3]
    )
      times++;
  return times;
};
