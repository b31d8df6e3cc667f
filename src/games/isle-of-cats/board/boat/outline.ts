import type { Point } from '../plan/turning.ts';

/** The outline of a set of squares as one path with rounded corners. Each hole becomes a separate loop. */
export const outline = (cells: readonly Point[], size: number, round: number, inset = 0): string => {
  const taken = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number): boolean => taken.has(`${x},${y}`);
  // Every outer side as an arrow with its square on the right.
  const next = new Map<string, Point[]>();
  const side = (from: Point, to: Point): void => {
    const key = `${from.x},${from.y}`;
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) side({ x, y }, { x: x + 1, y });
    if (!has(x + 1, y)) side({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) side({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!has(x - 1, y)) side({ x, y: y + 1 }, { x, y });
  }
  const loops: Point[][] = [];
  for (;;) {
    const [start] = next.keys();
    if (start === undefined) break;
    loops.push(walk(next, start));
  }
  return loops.map((loop) => rounded(loop, size, round, inset)).join('');
};

const walk = (next: Map<string, Point[]>, start: string): Point[] => {
  const loop: Point[] = [];
  let key = start;
  let heading: Point = { x: 0, y: 0 };
  do {
    const ways = next.get(key) ?? [];
    const [x = 0, y = 0] = key.split(',').map(Number);
    // Where two squares touch only at a corner, the sharpest right turn keeps their outlines separate.
    const right = ways.findIndex((to) => to.x - x === -heading.y && to.y - y === heading.x);
    const [to] = ways.splice(Math.max(0, right), 1);
    if (ways.length === 0) next.delete(key);
    if (!to) break;
    const step = { x: to.x - x, y: to.y - y };
    if (step.x !== heading.x || step.y !== heading.y) loop.push({ x, y });
    heading = step;
    key = `${to.x},${to.y}`;
  } while (key !== start);
  return loop;
};

const unit = (a: Point, b: Point): Point => ({ x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) });

const rounded = (loop: readonly Point[], size: number, round: number, inset: number): string => {
  const at = (i: number): Point => loop[(i + loop.length) % loop.length] ?? { x: 0, y: 0 };
  return `${loop
    .map((point, i) => {
      const [into, out] = [unit(at(i - 1), point), unit(point, at(i + 1))];
      // The squares are on the right of the path, so the inset goes to the right of both sides.
      const x = point.x * size + (-into.y - out.y) * inset;
      const y = point.y * size + (into.x + out.x) * inset;
      const command = i === 0 ? 'M' : 'L';
      return `${command}${x - into.x * round} ${y - into.y * round}Q${x} ${y} ${x + out.x * round} ${y + out.y * round}`;
    })
    .join('')}Z`;
};
