import type { Move } from '../../rules/race/types.ts';

const AT_MOST = 16; // so many moves may wait for the paw: more than anybody can want of one cat
const FULL_TURN = 6;

/** The moves that wait for the paw. Six turns of the same cat the same way are left out: they change nothing. */
export const queued = (waiting: readonly Move[], ...more: readonly Move[]): Move[] => {
  const all: Move[] = [...waiting];
  for (const move of more) {
    all.push(move);
    if (endsWithFullTurn(all)) all.length -= FULL_TURN;
  }
  return all.slice(0, AT_MOST);
};

const endsWithFullTurn = (moves: readonly Move[]): boolean => {
  const last = moves.at(-1);
  if (last?.do !== 'turn' || moves.length < FULL_TURN) return false;
  return moves
    .slice(-FULL_TURN)
    .every((move) => move.do === 'turn' && move.by === last.by && move.thing === last.thing);
};
