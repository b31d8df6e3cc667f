import { defined } from '../../../../kernel/defined.ts';
import { NEIGHBOURS, type Cell } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import type { Placements } from '../../rules/boat/placements.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { BARE, type MutableBoat } from './mutable-boat.ts';

const FAMILY_SIDE = 4; // a side shared with a cat of the same colour
const RAT = 1;
const MAP = 4;
const SIDES = 4;

/** The best placements by a quick count: many shared sides, beside their family, on rats and on the right map. */
export const shortlist = (
  mutableBoat: MutableBoat,
  all: Placements,
  allowed: readonly number[],
  code: number,
  most: number,
): readonly number[] => {
  if (allowed.length <= most) return allowed;
  const { rats, maps } = layout(mutableBoat.boat);
  const map = maps[COLOURS[code] ?? 'B'];
  const quickValue = (cells: readonly Cell[]): number => {
    let value = 0;
    for (const cell of cells) {
      const around = NEIGHBOURS[cell] ?? [];
      value += SIDES - around.length;
      for (const next of around) value += sideValue(mutableBoat, defined(mutableBoat.owner[next]), code);
      if (rats.includes(cell)) value += RAT;
      if (cell === map && code < COLOURS.length) value += MAP;
    }
    return value;
  };
  return allowed
    .map((at) => ({ at, value: quickValue(all.cells[at] ?? []) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ at }) => at);
};

const sideValue = (mutableBoat: MutableBoat, piece: number, code: number): number => {
  if (piece === BARE) return 0;
  return mutableBoat.codes[piece] === code && code < COLOURS.length ? FAMILY_SIDE : 1;
};
