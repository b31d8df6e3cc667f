/** Finds the places for the parts of a cat in a set of cells. */
export type Cell = readonly [x: number, y: number];

export const AROUND: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export interface Anatomy {
  readonly cells: readonly Cell[];
  readonly head: Cell;
  readonly tail: Cell | null; // null on a single cell, or if every other cell is taken
  readonly path: readonly Cell[]; // from the head to the tail
  readonly ends: readonly Cell[]; // cells with one neighbour, except the head
  at(this: void, x: number, y: number): boolean;
  near(this: void, cell: Cell): readonly Cell[];
}

const named = ([x, y]: Cell): string => `${x},${y}`;
export const same = (a: Cell | null | undefined, b: Cell): boolean => a?.[0] === b[0] && a[1] === b[1];

/** The cell with the highest rating; the first of equals. */
const best = (cells: readonly Cell[], judge: (cell: Cell) => number): Cell =>
  cells.reduce((a, b) => (judge(b) > judge(a) ? b : a), cells[0] ?? [0, 0]);

/** `taken` cells show something else, so neither head nor tail may be there. */
export const anatomyOf = (cells: readonly Cell[], taken: readonly Cell[] = []): Anatomy => {
  const has = new Set(cells.map(named));
  const at = (x: number, y: number): boolean => has.has(`${x},${y}`);
  const near = ([x, y]: Cell): Cell[] =>
    AROUND.flatMap(([dx, dy]): Cell[] => (at(x + dx, y + dy) ? [[x + dx, y + dy]] : []));
  const free = cells.filter((cell) => !taken.some((other) => same(other, cell)));
  const head = best(free, headWorth(at, near));
  const steps = walk(head, near);
  const tails = free.filter((cell) => !same(head, cell));
  const tail = tails.length ? best(tails, (cell) => tailWorth(at, near, steps, cell)) : null;
  return {
    cells,
    head,
    tail,
    path: tail ? wayTo(tail, steps) : [head],
    ends: cells.filter((cell) => near(cell).length === 1 && !same(head, cell)),
    at,
    near,
  };
};

type At = Anatomy['at'];
type Near = Anatomy['near'];

/** Rates a cell for the head: it needs room for the ears above it, and looks best at an end of the body. */
const headWorth =
  (at: At, near: Near) =>
  (cell: Cell): number => {
    const [x, y] = cell;
    const ends = near(cell).length;
    return (
      (at(x, y - 1) ? -100 : 0) +
      (ends === 1 ? 12 : ends === 2 ? 3 : 0) +
      (at(x, y + 1) ? 4 : 0) +
      (at(x - 1, y) ? 0 : 1.5) +
      (at(x + 1, y) ? 0 : 1) -
      (at(x - 1, y - 1) ? 2 : 0) -
      (at(x + 1, y - 1) ? 2 : 0) -
      y * 0.6 -
      x * 0.05
    );
  };

interface Step {
  readonly far: number;
  readonly from: Cell | null;
}

/** The distance of every cell from the head, and the way there. */
const walk = (head: Cell, near: Near): ReadonlyMap<string, Step> => {
  const steps = new Map<string, Step>([[named(head), { far: 0, from: null }]]);
  const queue: Cell[] = [head];
  for (const cell of queue)
    for (const next of near(cell)) {
      if (steps.has(named(next))) continue;
      steps.set(named(next), { far: (steps.get(named(cell))?.far ?? 0) + 1, from: cell });
      queue.push(next);
    }
  return steps;
};

const tailWorth = (at: At, near: Near, steps: ReadonlyMap<string, Step>, cell: Cell): number => {
  const end = near(cell).length === 1;
  return (steps.get(named(cell))?.far ?? 0) + (end ? 1.5 : 0) + (end && at(cell[0], cell[1] - 1) ? -0.8 : 0);
};

const wayTo = (cell: Cell, steps: ReadonlyMap<string, Step>): Cell[] => {
  const from = steps.get(named(cell))?.from;
  return from ? [...wayTo(from, steps), cell] : [cell];
};
