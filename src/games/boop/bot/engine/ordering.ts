import { MOVES_AT_MOST, MOVE_CODES, TURN, type Memory } from './layout.ts';

/** Move ordering: the earlier the best move is tried, the more of the others are cut off. */
export interface Ordering {
  readonly moves: Int16Array; // of every ply, MOVES_AT_MOST each
  readonly values: Int32Array; // of the moves, at the same index
  readonly history: Int32Array; // the number of times a move was good, by seat
  readonly killers: Int16Array; // the last two moves that caused a cutoff, by ply
}

export const newOrdering = (plies: number): Ordering => ({
  moves: new Int16Array(plies * MOVES_AT_MOST),
  values: new Int32Array(plies * MOVES_AT_MOST),
  history: new Int32Array(2 * MOVE_CODES),
  killers: new Int16Array(2 * plies).fill(-1),
});

const FIRST = 1 << 30;
const KILLER = 1 << 28;

/** Values the moves from `start` to `end`; `first` is the best move of the transposition table. */
export const rank = (
  { moves, values, history, killers }: Ordering,
  m: Memory,
  p: number,
  start: number,
  end: number,
  first: number,
  ply: number,
): void => {
  const seat = (m[p + TURN] ?? 0) * MOVE_CODES;
  for (let i = start; i < end; i++) {
    const move = moves[i] ?? 0;
    values[i] =
      move === first
        ? FIRST
        : move === killers[2 * ply]
          ? KILLER + 1
          : move === killers[2 * ply + 1]
            ? KILLER
            : (history[seat + move] ?? 0);
  }
};

/** Moves the best of the remaining moves to `i`: most lists are cut off long before they are sorted. */
export const nextBest = ({ moves, values }: Ordering, i: number, end: number): number => {
  let best = i;
  for (let j = i + 1; j < end; j++) if ((values[j] ?? 0) > (values[best] ?? 0)) best = j;
  const move = moves[best] ?? 0;
  const value = values[best] ?? 0;
  moves[best] = moves[i] ?? 0;
  values[best] = values[i] ?? 0;
  moves[i] = move;
  values[i] = value;
  return move;
};

export const reward = (
  { history, killers }: Ordering,
  seat: number,
  move: number,
  depth: number,
  ply: number,
): void => {
  const at = seat * MOVE_CODES + move;
  history[at] = Math.min((history[at] ?? 0) + depth * depth, KILLER - 1);
  if (killers[2 * ply] === move) return;
  killers[2 * ply + 1] = killers[2 * ply] ?? 0;
  killers[2 * ply] = move;
};
