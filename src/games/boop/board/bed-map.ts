import type { Vector } from '../../../web/kit/animations.ts';
import { SIDE } from '../rules/bed.ts';
import type { Square } from '../rules/types.ts';

/** The squares of the bed in the drawing. */

export const BED = 668; // the drawing is a square
export const CELL = 96;
const EDGE = 36; // the frame and the rim of the mattress
const PITCH = 100;

export const columnOf = (at: Square): number => at % SIDE;
export const rowFromTop = (at: Square): number => SIDE - 1 - Math.floor(at / SIDE);

export const cornerOf = (at: Square): Vector => [EDGE + PITCH * columnOf(at), EDGE + PITCH * rowFromTop(at)];
export const centreOf = (at: Square): Vector => {
  const [x, y] = cornerOf(at);
  return [x + CELL / 2, y + CELL / 2];
};
const FOOT = 41; // below the centre of the square
/** The foot point of a piece on a square. */
export const footOf = (at: Square): Vector => {
  const [x, y] = centreOf(at);
  return [x, y + FOOT];
};
/** The middle of a piece, seen from its foot point. */
export const BODY: Vector = [0, -FOOT];

/** The squares as they lie on the screen. */
export const ROWS: readonly (readonly Square[])[] = Array.from({ length: SIDE }, (_, top) =>
  Array.from({ length: SIDE }, (_column, column) => (SIDE - 1 - top) * SIDE + column),
);
export const MIDDLE: Square = 14; // c3: where the keyboard enters the bed
export const ALL_SQUARES: readonly Square[] = ROWS.flat();

/** The direction from one square to another, with the length of one step of the bed on each axis. */
export const stepBetween = (from: Square, to: Square): Vector => [
  PITCH * Math.sign(columnOf(to) - columnOf(from)),
  PITCH * Math.sign(rowFromTop(to) - rowFromTop(from)),
];

const HALF = 46; // of a piece, whichever way it is turned
const onTheBed = (at: number, step: number): number => Math.min(Math.max(at + step, HALF), BED - HALF) - at;

/**
 * How far a piece goes when it is pushed off: onto the wooden frame, and no further. The bed can be as large as the window,
 * which would cut off whatever leaves the drawing.
 */
export const stepOverTheEdge = (pusher: Square, at: Square): Vector => {
  const [[x, y], [dx, dy]] = [centreOf(at), stepBetween(pusher, at)];
  return [onTheBed(x, dx), onTheBed(y, dy)];
};
