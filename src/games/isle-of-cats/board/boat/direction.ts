import { HEIGHT, PLACES, WIDTH, cellAt, type Cell } from '../../rules/boat/grid.ts';
import { turnedBack, type Point } from '../plan/turning.ts';

/** The direction of a boat on the screen: along it, or upright with the bow at the top, which suits phones. */
export type Direction = 'along' | 'upright';

export const CELL = 100;
export const RIM = 45; // of wood and water around the cells

export const sizeOf = (direction: Direction): { readonly width: number; readonly height: number } => {
  const long = WIDTH * CELL + 2 * RIM;
  const short = HEIGHT * CELL + 2 * RIM;
  return direction === 'along' ? { width: long, height: short } : { width: short, height: long };
};

/**
 * Column and row on the screen. For an upright boat the cells are rotated by 90 degrees counterclockwise, never
 * mirrored.
 */
export const onScreen = (direction: Direction, { x, y }: Point): Point =>
  direction === 'along' ? { x, y } : { x: y, y: WIDTH - 1 - x };
const onBoat = (direction: Direction, { x, y }: Point): Point =>
  direction === 'along' ? { x, y } : { x: WIDTH - 1 - y, y: x };

export const corner = (direction: Direction, at: Point): Point => {
  const { x, y } = onScreen(direction, at);
  return { x: RIM + x * CELL, y: RIM + y * CELL };
};

/** The turn in which a tile is drawn, so that it covers the same cells on the screen and on the boat. */
export const drawnTurn = (direction: Direction, turn: number): number =>
  direction === 'along' ? turn : turnedBack(turn);

/** The corner on the boat of a box whose corner on the screen is `at`. */
export const screenCorner = (direction: Direction, at: Point, box: { readonly width: number }): Point =>
  onScreen(direction, direction === 'along' ? at : { x: at.x + box.width - 1, y: at.y });

/** Converts a step on the screen to a step on the boat. */
export const stepOnBoat = (direction: Direction, dx: number, dy: number): Point =>
  direction === 'along' ? { x: dx, y: dy } : { x: -dy, y: dx };

/** The cells row by row as on the screen, for the arrow keys. */
const rowsOf = (direction: Direction): (Cell | null)[][] => {
  const [columns, rows] = direction === 'along' ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_each, x) => {
      const at = onBoat(direction, { x, y });
      const cell = cellAt(at.x, at.y);
      return cell < 0 ? null : cell;
    }),
  );
};
export const ROWS: Readonly<Record<Direction, (Cell | null)[][]>> = {
  along: rowsOf('along'),
  upright: rowsOf('upright'),
};

export const placeOf = (cell: Cell): Point => PLACES[cell] ?? { x: 0, y: 0 };
