import type { Seat } from '../../../kernel/game.ts';
import { winsNow } from '../bot/engine/evaluate.ts';
import { STRIDE } from '../bot/engine/layout.ts';
import { load, rulesOf } from '../bot/engine/load.ts';
import { emptyPast } from '../bot/engine/past.ts';
import { LINES, ownerOf } from '../rules/bed.ts';
import { EMPTY, type Square, type State } from '../rules/types.ts';
import type { Reason } from '../words/types.ts';
import type { Effects } from './effects.ts';

const MIDDLE_FOUR: ReadonlySet<Square> = new Set([14, 15, 20, 21]);

/** Why a move is good, for the hint: the strongest reason only. `after` is the position that the move leads to. */
export const reasonOf = (view: State, effects: Effects, after: State): Reason => {
  const { move, next, falls, pushes } = effects;
  const isRival = ({ seat }: { readonly seat: Seat }): boolean => seat !== view.turn;
  if (next === 'win') return 'win';
  if (move.do === 'graduate') return 'choice';
  if (next === 'grow' || next === 'choose') return 'grow';
  if (rivalWins(view, view.turn) && !rivalWins(after, view.turn)) return 'stop';
  if (falls.some(isRival)) return 'push-off';
  if (hasPair(after.bed, move.at, view.turn)) return 'pair';
  if (MIDDLE_FOUR.has(move.at)) return 'middle';
  return pushes.some(isRival) ? 'push' : 'bed';
};

const memory = new Int32Array(STRIDE);

/** True if the rival of a seat could win if it were their turn. */
const rivalWins = (view: State, seat: Seat): boolean => {
  load({ ...view, past: [], turn: seat === 0 ? 1 : 0 }, memory, 0, emptyPast());
  return winsNow(memory, 0, rulesOf(view));
};

/** True if the piece at `at` has a row with another of its seat and one free square. */
const hasPair = (bed: State['bed'], at: Square, seat: Seat): boolean =>
  LINES.filter((line) => line.includes(at)).some((line) => {
    const pieces = line.map((one) => bed[one] ?? EMPTY);
    const own = pieces.filter((piece) => piece !== EMPTY && ownerOf(piece) === seat);
    return own.length === 2 && pieces.includes(EMPTY);
  });
