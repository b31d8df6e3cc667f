import type { Seat } from '../../../kernel/game.ts';

export type Square = number; // 0..35: a1 b1 … f1 a2 … f6, row by row from the bottom
export type Size = 'kitten' | 'cat';

/** The content of a square as a small number, because the rules run a million times a second. */
export type Piece = 0 | 1 | 2 | 3 | 4; // nothing; seat 0's kitten, cat; seat 1's kitten, cat
export const EMPTY = 0;

export interface Options {
  readonly variant: 'standard' | 'kittens';
  readonly opponentLineWinsAtOnce: boolean;
  readonly begins: 'lot' | 'first' | 'second'; // the seat that begins
}

export interface State {
  readonly rules: Options;
  readonly bed: readonly Piece[];
  readonly pools: readonly number[]; // the number of pieces p in its owner's pool, at index p - 1
  readonly turn: Seat;
  readonly phase: 'place' | 'graduate';
  readonly turns: number; // completed turns
  readonly past: readonly number[]; // keys of the positions since a kitten last grew up: earlier ones cannot return
  readonly end: End | null;
}

/** The end of a match: a winner and the winning squares, or a draw. */
export type End = Win | Draw;
export interface Draw {
  readonly how: 'repetition' | 'too-long';
}
export interface Win {
  readonly how: 'three-cats' | 'eight-cats' | 'three-kittens';
  readonly winner: Seat;
  readonly squares: readonly Square[];
}

export type Move =
  | { readonly do: 'place'; readonly size: Size; readonly at: Square }
  | { readonly do: 'graduate'; readonly squares: readonly Square[] }; // a line of three, or a single piece

export type Event =
  | { readonly what: 'placed'; readonly seat: Seat; readonly size: Size; readonly at: Square }
  | {
      readonly what: 'booped';
      readonly seat: Seat;
      readonly size: Size;
      readonly from: Square;
      readonly to: Square;
    }
  | { readonly what: 'fell'; readonly seat: Seat; readonly size: Size; readonly from: Square }
  | {
      readonly what: 'grew-up';
      readonly seat: Seat;
      readonly squares: readonly Square[];
      readonly kittens: number;
    }
  | { readonly what: 'took-back'; readonly seat: Seat; readonly size: Size; readonly at: Square }
  | {
      readonly what: 'won';
      readonly seat: Seat;
      readonly how: Win['how'];
      readonly squares: readonly Square[];
    }
  | { readonly what: 'drawn'; readonly how: Draw['how'] };

/** The refusals of boop., with the details for their sentences. */
export type Refused =
  | { readonly why: 'square-taken'; readonly with: { readonly at: string } }
  | { readonly why: 'none-left'; readonly with: { readonly size: Size } }
  | { readonly why: 'kittens-only' }
  | { readonly why: 'choose-who-graduates' }
  | { readonly why: 'nothing-graduates' }
  | { readonly why: 'not-yours'; readonly with: { readonly at: string } }
  | { readonly why: 'not-a-line' }
  | { readonly why: 'not-all-eight-out' }
  | { readonly why: 'one-piece-only' };

export type Boop = { state: State; view: State; move: Move; event: Event; options: Options };
