import type { Move } from '../../rules/race/types.ts';

const PATIENCE = 8; // so many moves may wait for the paw: enough to turn a cat around, over, and put it down

/** What waits for the paw. Of a drum roll of turns the later ones are left out, never what the cat was turned for. */
export const queued = (waiting: readonly Move[], ...more: readonly Move[]): Move[] => {
  const all = [...waiting, ...more];
  while (all.length > PATIENCE) {
    const turn = all.findLastIndex((move) => move.do === 'turn');
    all.splice(turn === -1 ? PATIENCE : turn, 1);
  }
  return all;
};
