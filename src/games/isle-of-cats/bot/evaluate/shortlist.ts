import { defined } from '../../../../kernel/defined.ts';
import { NEIGHBOURS, type Cell } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import type { Placements } from '../../rules/boat/placements.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { BARE, type Sketch } from './mutable-boat.ts';

const KIN = 4; // a side shared with a cat of one's own colour
const RAT = 1;
const MAP = 4;
const SIDES = 4;

/** The placements that look best at a glance: snug, beside their family, on rats and on the right map. */
export const shortlist = (
  sketch: Sketch,
  all: Placements,
  allowed: readonly number[],
  sort: number,
  most: number,
): readonly number[] => {
  if (allowed.length <= most) return allowed;
  const { rats, maps } = layout(sketch.boat);
  const map = maps[COLOURS[sort] ?? 'B'];
  const glance = (cells: readonly Cell[]): number => {
    let value = 0;
    for (const cell of cells) {
      const around = NEIGHBOURS[cell] ?? [];
      value += SIDES - around.length;
      for (const next of around) value += sideValue(sketch, defined(sketch.owner[next]), sort);
      if (rats.includes(cell)) value += RAT;
      if (cell === map && sort < COLOURS.length) value += MAP;
    }
    return value;
  };
  return allowed
    .map((at) => ({ at, value: glance(all.cells[at] ?? []) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ at }) => at);
};

const sideValue = (sketch: Sketch, piece: number, sort: number): number => {
  if (piece === BARE) return 0;
  return sketch.sorts[piece] === sort && sort < COLOURS.length ? KIN : 1;
};
