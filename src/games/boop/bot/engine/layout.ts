/**
 * Positions of the fast engine are stored in one Int32Array, STRIDE words each, so that a move writes its
 * result into the next slot and nothing is ever allocated. A position is identified by the index of its first
 * word.
 *
 * Three pairs of words hold the kittens, the cats, and the pieces of the seat to move. Then follow its own
 * pool and the other seat's, kittens and cats each.
 */
export type Memory = Int32Array;
export const STRIDE = 16;

export const KITTENS = 0; // low word, high word
export const CATS = 2;
export const MINE = 4;
export const BED_WORDS = 6;
export const MY_POOL = 6; // kittens, cats
export const THEIR_POOL = 8;
export const TURN = 10;
export const STATUS = 11;
export const TURNS = 12; // completed turns
export const SINCE = 13; // turns since a kitten last grew up: no older position can return

export const PLACING = 0;
export const CHOOSING = 1;
export const WON_0 = 2; // WON_0 + seat
export const DRAWN = 4;

export interface Rules {
  readonly kittensOnly: boolean;
  readonly atOnce: boolean;
}

/**
 * Moves as small numbers: a placement is size * 36 + square, then the eighty lines, then the single pieces.
 * Plain numbers and not sums: the bundler inlines them into the inner loops, where a look-up costs a third of
 * the speed.
 */
export const FIRST_LINE = 72;
export const FIRST_SINGLE = 152;
export const MOVE_CODES = 188;
export const MOVES_AT_MOST = 128; // in one position: 72 placements, or a few dozen ways to graduate
