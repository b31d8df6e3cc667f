/** Finds where a card may lie on a page that is full of things, so that it covers what matters least. In pixels. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something on the page. The more it is needed now, the greater its weight. */
export interface Thing extends Box {
  readonly weight: number;
}

export type Shape = Pick<Box, 'width' | 'height'>;

const CELL = 6;
const NEAR = 0.0001; // how much a pixel of distance counts: it only decides between places that are equally free

/** The best place in `room` for a card, and how much it covers there. */
export interface FreePlace extends Box {
  readonly cost: number;
}

/**
 * Where a card of this shape covers least, and of such places the nearest to `near`; null if the card is larger than the
 * room. A later thing lies over the earlier ones: its weight counts there instead of theirs.
 */
export const freePlace = (room: Box, things: readonly Thing[], shape: Shape, near: Box): FreePlace | null => {
  const sums = new Sums(room, things);
  const { width, height } = shape;
  let [best, least]: [FreePlace | null, number] = [null, Infinity];
  for (let { y } = room; y + height <= room.y + room.height; y += CELL)
    for (let { x } = room; x + width <= room.x + room.width; x += CELL) {
      const place = { x, y, width, height };
      const covered = sums.of(place);
      const cost = covered + NEAR * distance(place, near);
      if (cost < least) [best, least] = [{ ...place, cost: covered }, cost];
    }
  return best;
};

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const distance = (one: Box, other: Box): number =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) +
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2);

/** The weights of the page in small squares, summed up so that any box is counted in one go. */
class Sums {
  readonly #room: Box;
  readonly #columns: number;
  readonly #sums: Float64Array;

  constructor(room: Box, things: readonly Thing[]) {
    this.#room = room;
    this.#columns = Math.ceil(room.width / CELL) + 1;
    const rows = Math.ceil(room.height / CELL) + 1;
    const weights = new Float64Array(this.#columns * rows);
    for (const thing of things) this.#lay(thing, weights, rows);
    this.#sums = this.#summed(weights, rows);
  }

  of(box: Box): number {
    const [left, top, right, bottom] = this.#cells(box);
    const sum = (column: number, row: number): number =>
      column < 0 || row < 0 ? 0 : (this.#sums[row * this.#columns + column] ?? 0);
    return sum(right, bottom) - sum(left - 1, bottom) - sum(right, top - 1) + sum(left - 1, top - 1);
  }

  #lay(thing: Thing, weights: Float64Array, rows: number): void {
    const [left, top, right, bottom] = this.#cells(thing);
    const last = Math.min(right, this.#columns - 1);
    for (let row = Math.max(0, top); row <= Math.min(bottom, rows - 1); row++)
      if (last >= left)
        weights.fill(thing.weight, row * this.#columns + Math.max(0, left), row * this.#columns + last + 1);
  }

  #summed(weights: Float64Array, rows: number): Float64Array {
    const sums = new Float64Array(weights.length);
    for (let row = 0; row < rows; row++) {
      let line = 0;
      for (let column = 0; column < this.#columns; column++) {
        const at = row * this.#columns + column;
        line += weights[at] ?? 0;
        sums[at] = line + (row > 0 ? (sums[at - this.#columns] ?? 0) : 0);
      }
    }
    return sums;
  }

  /** The first and the last square that a box touches, across and down. */
  #cells({ x, y, width, height }: Box): [number, number, number, number] {
    const across = (at: number): number => Math.floor((at - this.#room.x) / CELL);
    const down = (at: number): number => Math.floor((at - this.#room.y) / CELL);
    return [across(x), down(y), across(x + width - 1), down(y + height - 1)];
  }
}
