import type { Move } from '../../rules/race/types.ts';

const PATIENCE = 8; // the maximum number of waiting moves: enough to turn a cat around, flip it, and put it down

/** The moves that wait for the paw. If there are too many, the latest turns are dropped, never the move after them. */
export const queued = (waiting: readonly Move[], ...more: readonly Move[]): Move[] => {
  const all = [...waiting, ...more];
  while (all.length > PATIENCE) {
    const turn = all.findLastIndex((move) => move.do === 'turn');
    all.splice(turn === -1 ? PATIENCE : turn, 1);
  }
  return all;
};
