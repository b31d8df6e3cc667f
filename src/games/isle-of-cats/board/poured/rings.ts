import { same, type Anatomy, type Cell } from './anatomy.ts';
import { stamp } from './pen.ts';

/**
 * Bands across the body: they follow it from head to tail and fan out where it turns. A block of four cells
 * has no single direction, so its bands are vertical.
 */
export const ringsOf = (anatomy: Anatomy): string => {
  const { cells, head } = anatomy;
  const coat = cells.map((cell) => (same(head, cell) ? '' : bandsOf(anatomy, cell)));
  const brow = ['M-10-36Q0-20 10-36', 'M-20-36Q0-10 20-36'].map((path) =>
    stamp(path, head[0] + 0.5, head[1] + 0.5),
  );
  return [...coat, ...brow].join('');
};

type CellStep = readonly [dx: number, dy: number];
const wayTo = (from: Cell, to: Cell): CellStep => [to[0] - from[0], to[1] - from[1]];

const bandsOf = (anatomy: Anatomy, cell: Cell): string => {
  const { path, near, at } = anatomy;
  const i = path.findIndex((other) => same(other, cell));
  const before = (i > 0 ? path[i - 1] : near(cell)[0]) ?? cell;
  const [into, on] = [wayTo(cell, before), i > 0 && path[i + 1] ? wayTo(cell, path[i + 1] ?? cell) : null];
  if (inBlock(anatomy, cell)) return uprights(anatomy, cell, true);
  const bend = on !== null && into[0] * on[0] + into[1] * on[1] === 0;
  if (bend && !at(cell[0] + into[0] + on[0], cell[1] + into[1] + on[1]))
    return fan(anatomy, cell, [into[0] + on[0], into[1] + on[1]]);
  return into[0] ? uprights(anatomy, cell, false) : level(anatomy, cell);
};

/** True if the cell is part of a 2 by 2 block. */
const inBlock = ({ at }: Anatomy, [x, y]: Cell): boolean =>
  [-1, 1].some((dx) => [-1, 1].some((dy) => at(x + dx, y) && at(x, y + dy) && at(x + dx, y + dy)));

const OFFSETS = [-33, 0, 33];
const OPEN = 56; // beyond the edge of the body, where the outline cuts it off
const CLOSED = 34; // before the next cell

const uprights = ({ at }: Anatomy, [x, y]: Cell, through: boolean): string => {
  const end = (dy: number): number => (at(x, y + dy) ? (through ? 51 : CLOSED) : OPEN);
  return OFFSETS.map((s) => stamp(`M${s} ${-end(-1)}Q${s + 10} 0 ${s} ${end(1)}`, x + 0.5, y + 0.5)).join('');
};

const level = ({ at }: Anatomy, [x, y]: Cell): string => {
  const end = (dx: number): number => (at(x + dx, y) ? CLOSED : OPEN);
  return OFFSETS.map((s) => stamp(`M${-end(-1)} ${s}Q0 ${s + 10} ${end(1)} ${s}`, x + 0.5, y + 0.5)).join('');
};

/** Rays from the inner corner of a bend. */
const fan = ({ at }: Anatomy, [x, y]: Cell, [cx, cy]: CellStep): string => {
  const limit = at(x - cx, y) || at(x, y - cy) ? 86 : 112;
  return [22, 45, 68]
    .map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = limit / Math.max(dx, dy);
      const [fromX, fromY] = [cx * (50 - dx * 16), cy * (50 - dy * 16)];
      return stamp(`M${fromX} ${fromY}L${cx * (50 - dx * far)} ${cy * (50 - dy * far)}`, x + 0.5, y + 0.5);
    })
    .join('');
};
