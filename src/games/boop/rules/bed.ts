import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import { EMPTY, type Piece, type Size, type Square } from './types.ts';

/** The bed: six by six squares, and its geometry. */

export const SIDE = 6; // [B1]
export const SQUARES = SIDE * SIDE;
export const PIECES_EACH = 8; // [B1]

export const pieceOf = (seat: Seat, size: Size): Piece => (1 + 2 * seat + (size === 'cat' ? 1 : 0)) as Piece;
export const ownerOf = (piece: Piece): Seat => (piece - 1) >> 1; // -1, which is nobody, for an empty square
export const sizeOf = (piece: Piece): Size => (piece % 2 === 1 ? 'kitten' : 'cat');

const columnOf = (at: Square): number => at % SIDE;
const rowOf = (at: Square): number => Math.floor(at / SIDE);

/** The square at this offset from `at`, or null beyond the edge of the bed. */
const offset = (at: Square, columns: number, rows: number): Square | null => {
  const [column, row] = [columnOf(at) + columns, rowOf(at) + rows];
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : null;
};

const EVERY_SQUARE: readonly Square[] = Array.from({ length: SQUARES }, (_, at) => at);
const EIGHT_WAYS = [-1, 0, 1]
  .flatMap((rows) => [-1, 0, 1].map((columns) => [columns, rows] as const))
  .filter(([c, r]) => c || r);
const FOUR_WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

export const OFF_THE_BED = -1;

/** For each square its neighbours, and the squares to which a piece placed here pushes them. [B4] */
export const NEIGHBOURS: readonly (readonly { readonly next: Square; readonly behind: Square }[])[] =
  EVERY_SQUARE.map((at) =>
    EIGHT_WAYS.flatMap(([columns, rows]) => {
      const next = offset(at, columns, rows);
      return next === null ? [] : [{ next, behind: offset(at, 2 * columns, 2 * rows) ?? OFF_THE_BED }];
    }),
  );

/** The eighty lines of three squares, each in ascending order. */
export type Line = readonly [Square, Square, Square];
export const LINES: readonly Line[] = EVERY_SQUARE.flatMap((at) =>
  FOUR_WAYS.flatMap(([columns, rows]) => {
    const [second, third] = [offset(at, columns, rows), offset(at, 2 * columns, 2 * rows)];
    return second === null || third === null ? [] : [[at, second, third] as const];
  }),
);

const NO_LINES: readonly Line[] = [];

export const EMPTY_BED: readonly Piece[] = EVERY_SQUARE.map(() => EMPTY);

/** The lines that begin on each square: they are skipped when that square is not mine. */
const LINES_FROM: readonly (readonly Line[])[] = EVERY_SQUARE.map((at) =>
  LINES.filter(([first]) => first === at),
);

export const isLine = ([a, b, c]: readonly Square[]): boolean =>
  a !== undefined && defined(LINES_FROM[a]).some(([, second, third]) => b === second && c === third);

/** Every line filled by pieces of this seat, of any size. */
export const linesOf = (bed: readonly Piece[], seat: Seat): readonly Line[] => {
  let lines: Line[] | undefined;
  for (let first = 0; first < SQUARES; first++) {
    if (ownerOf(defined(bed[first])) !== seat) continue;
    const from = defined(LINES_FROM[first]);
    for (let i = 0; i < from.length; i++) {
      const line = defined(from[i]);
      if (ownerOf(defined(bed[line[1]])) === seat && ownerOf(defined(bed[line[2]])) === seat)
        (lines ??= []).push(line);
    }
  }
  return lines ?? NO_LINES;
};

export const squaresOf = (bed: readonly Piece[], seat: Seat): Square[] =>
  EVERY_SQUARE.filter((at) => ownerOf(defined(bed[at])) === seat);
