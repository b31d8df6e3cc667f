import type { Seat } from '../../../kernel/game.ts';
import { PIECES_EACH, ownerOf, pieceOf, squaresOf } from '../rules/bed.ts';
import type { EditedPosition } from '../rules/position.ts';
import { EMPTY, type Piece, type Square } from '../rules/types.ts';

/** A position that is being set up. Whether it is possible is for the rules to say. */

/** Puts a piece on a square, or takes the same one away; the pools give and get it, so that everybody keeps eight. */
export const painted = (edited: EditedPosition, at: Square, brush: Piece): EditedPosition => {
  const before = edited.bed[at] ?? EMPTY;
  const piece = before === brush ? EMPTY : brush;
  const bed = edited.bed.map((one, square) => (square === at ? piece : one));
  const changed: EditedPosition = { ...edited, bed, phase: 'place' };
  return [before, piece].reduce(
    (next, one) => (one === EMPTY ? next : balanced(next, ownerOf(one), one)),
    changed,
  );
};

/** Gives the missing pieces to the pool, first as `kind`, and takes those that are too many, first of `kind`. */
const balanced = (edited: EditedPosition, seat: Seat, kind: Piece): EditedPosition => {
  const own = [pieceOf(seat, 'kitten'), pieceOf(seat, 'cat')];
  const pools = edited.pools.slice();
  let missing = PIECES_EACH - squaresOf(edited.bed, seat).length;
  for (const piece of own) missing -= pools[piece - 1] ?? 0;
  for (const piece of [kind, ...own]) {
    const held = pools[piece - 1] ?? 0;
    const next = Math.max(0, held + missing);
    pools[piece - 1] = next;
    missing -= next - held;
  }
  return { ...edited, pools };
};

export const withPool = (edited: EditedPosition, piece: Piece, count: number): EditedPosition => ({
  ...edited,
  phase: 'place',
  pools: edited.pools.map((held, i) => (i === piece - 1 ? Math.min(PIECES_EACH, Math.max(0, count)) : held)),
});

export const passed = (edited: EditedPosition, turn: Seat): EditedPosition => ({
  ...edited,
  turn,
  phase: 'place',
});
