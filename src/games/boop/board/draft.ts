import type { Seat } from '../../../kernel/game.ts';
import { PIECES_EACH, ownerOf, pieceOf, squaresOf } from '../rules/bed.ts';
import type { Draft } from '../rules/position.ts';
import { EMPTY, type Piece, type Square } from '../rules/types.ts';

/** A position that is being set up. Whether it is possible is for the rules to say. */

/** Puts a piece on a square, or takes the same one away; the pools give and get it, so that everybody keeps eight. */
export const painted = (draft: Draft, at: Square, brush: Piece): Draft => {
  const before = draft.bed[at] ?? EMPTY;
  const piece = before === brush ? EMPTY : brush;
  const bed = draft.bed.map((one, square) => (square === at ? piece : one));
  const changed: Draft = { ...draft, bed, phase: 'place' };
  return [before, piece].reduce(
    (next, one) => (one === EMPTY ? next : balanced(next, ownerOf(one), one)),
    changed,
  );
};

/** Gives the missing pieces to the pool, first as `kind`, and takes those that are too many, first of `kind`. */
const balanced = (draft: Draft, seat: Seat, kind: Piece): Draft => {
  const own = [pieceOf(seat, 'kitten'), pieceOf(seat, 'cat')];
  const pools = draft.pools.slice();
  let missing = PIECES_EACH - squaresOf(draft.bed, seat).length;
  for (const piece of own) missing -= pools[piece - 1] ?? 0;
  for (const piece of [kind, ...own]) {
    const held = pools[piece - 1] ?? 0;
    const next = Math.max(0, held + missing);
    pools[piece - 1] = next;
    missing -= next - held;
  }
  return { ...draft, pools };
};

export const withPool = (draft: Draft, piece: Piece, count: number): Draft => ({
  ...draft,
  phase: 'place',
  pools: draft.pools.map((held, i) => (i === piece - 1 ? Math.min(PIECES_EACH, Math.max(0, count)) : held)),
});

export const passed = (draft: Draft, turn: Seat): Draft => ({ ...draft, turn, phase: 'place' });
