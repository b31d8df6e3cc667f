import { LINES, NEIGHBOURS, OFF_THE_BED, SQUARES } from '../../rules/bed.ts';

/**
 * The bed as bits: the thirty squares of rows 1 to 5 in a low word, the six of row 6 in a high word, so that
 * most loops skip the second. The geometry is precomputed here; the inner loops only shift and mask.
 */
export const LOW_SQUARES = 30;

const bitsOf = (squares: readonly number[], half: 0 | 1): number =>
  squares
    .filter((at) => (at < LOW_SQUARES ? 0 : 1) === half)
    .reduce((bits, at) => bits | (1 << (at % LOW_SQUARES)), 0);

export const BIT_LOW = Int32Array.from({ length: SQUARES }, (_, at) => bitsOf([at], 0));
export const BIT_HIGH = Int32Array.from({ length: SQUARES }, (_, at) => bitsOf([at], 1));

/** The neighbours of each square. */
export const NEAR_LOW = Int32Array.from(NEIGHBOURS, (near) =>
  bitsOf(
    near.map(({ next }) => next),
    0,
  ),
);
export const NEAR_HIGH = Int32Array.from(NEIGHBOURS, (near) =>
  bitsOf(
    near.map(({ next }) => next),
    1,
  ),
);

/**
 * BEHIND_…[at * 36 + next]: the square to which a piece on `next` is pushed by one placed on `at`; 0 means
 * off the bed.
 */
export const BEHIND_LOW = new Int32Array(SQUARES * SQUARES);
export const BEHIND_HIGH = new Int32Array(SQUARES * SQUARES);
NEIGHBOURS.forEach((near, at) =>
  near.forEach(({ next, behind }) => {
    const squares = behind === OFF_THE_BED ? [] : [behind];
    BEHIND_LOW[at * SQUARES + next] = bitsOf(squares, 0);
    BEHIND_HIGH[at * SQUARES + next] = bitsOf(squares, 1);
  }),
);

/** The eighty lines, in the order of `LINES`. */
export const LINE_LOW = Int32Array.from(LINES, (line) => bitsOf(line, 0));
export const LINE_HIGH = Int32Array.from(LINES, (line) => bitsOf(line, 1));

/** LINES_FROM[at] is the first line that begins on `at`: `LINES` is in the order of first squares. */
export const LINES_FROM = Int16Array.from({ length: SQUARES + 1 }, (_, at) => {
  const line = LINES.findIndex(([first]) => first >= at);
  return line < 0 ? LINES.length : line;
});

const ROW = 6;
const columns = (from: number, to: number): number => {
  let bits = 0;
  for (let row = 0; row < 5; row++)
    for (let column = from; column <= to; column++) bits |= 1 << (row * ROW + column);
  return bits;
};
export const STARTS_RIGHT = columns(0, 3); // squares from which a line can run to the right
export const STARTS_LEFT = columns(2, 5);

/**
 * True if these bits contain a line of three. A line that is not horizontal lies in rows 1 to 5 or in rows 2
 * to 6.
 */
export const hasLine = (low: number, high: number): boolean => {
  const upper = (low >> ROW) | (high << (LOW_SQUARES - ROW));
  const lines =
    (low & (low >> 1) & (low >> 2) & STARTS_RIGHT) |
    (high & (high >> 1) & (high >> 2) & STARTS_RIGHT) |
    (low & (low >> 6) & (low >> 12)) |
    (low & (low >> 7) & (low >> 14) & STARTS_RIGHT) |
    (low & (low >> 5) & (low >> 10) & STARTS_LEFT) |
    (upper & (upper >> 6) & (upper >> 12)) |
    (upper & (upper >> 7) & (upper >> 14) & STARTS_RIGHT) |
    (upper & (upper >> 5) & (upper >> 10) & STARTS_LEFT);
  return lines !== 0;
};

export const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The number of the lowest bit that is set. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);
