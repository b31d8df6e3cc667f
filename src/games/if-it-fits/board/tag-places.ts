import { CARD } from './art/card-size.ts';
import type { Area } from '../../../web/kit/camera.ts';
import { columnOf, rowOf } from '../rules/cells.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell } from '../rules/types.ts';
import { areaOf } from './table-map.ts';
import { holdersOf } from './tints.ts';

/** The middle of a tag, in units of the table. */
export interface TagPlace {
  readonly box: BoxInfo;
  readonly x: number;
  readonly y: number;
  readonly wordy: boolean; // there is room for a word beside the sum
  readonly width: number; // about
}

const HEIGHT = 44; // of a tag
/** Pixels per unit while a match is played, and when its end shows all cards on a desk. */
const [SMALLEST, AT_THE_END] = [0.8, 0.58];

const isHeld = (box: BoxInfo): boolean => holdersOf(box).length > 0;

/** A box of one card that nobody holds can be counted at a glance; one without toys and sprays has nothing to count. */
const hasTag = (box: BoxInfo): boolean =>
  isHeld(box) || (box.cells.length > 1 && box.value.kinds.length + box.value.sprays > 0);

/** In units of the table, where cards are small. */
const widthOf = ({ value, cats }: BoxInfo, holders: number, wordy: boolean): number => {
  const terms = value.kinds.length + Number(value.jokers > 0) + Number(value.sprays > 0);
  const extra = cats.some(({ extra: more, holds }) => holds && more > 0);
  const pixels = 54 + 23 * holders + 42 * terms + 32 * Number(value.closed) + 42 * Number(extra);
  return (pixels + (wordy ? 56 : 0)) / SMALLEST;
};

/**
 * A tag for each box, on the lower or the upper edge of one of its rows, where no other tag is. Boxes with a holder
 * choose first; for a box without one there may be no room.
 */
export const tagPlaces = (boxes: readonly BoxInfo[], tableWidth: number): readonly TagPlace[] => {
  const placed: TagPlace[] = [];
  for (const box of boxes.filter(hasTag).toSorted((a, b) => Number(isHeld(b)) - Number(isHeld(a)))) {
    const [first, ...others] = edgesOf(box.cells).map(({ x, y, run }): TagPlace => {
      const wordy = run > 1;
      const width = widthOf(box, holdersOf(box).length, wordy);
      return { box, x: inside(x, width, tableWidth), y, wordy, width };
    });
    const free = [first, ...others].find((place) => place && !placed.some((other) => collide(place, other)));
    const place = free ?? (isHeld(box) ? first : undefined);
    if (place) placed.push(place);
  }
  return placed;
};

/** Beyond the edge of the table a tag would be cut off. At the end cards are smaller, and tags wider in units of the table. */
const inside = (x: number, width: number, tableWidth: number): number => {
  const half = (width / 2) * (SMALLEST / AT_THE_END);
  return Math.max(half, Math.min(tableWidth - half, x));
};

const collide = (a: TagPlace, b: TagPlace): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < HEIGHT;

/** True if a tag would hide a part of this area. */
export const hides = ({ x, y, width }: TagPlace, area: Area): boolean =>
  x + width / 2 > area.x &&
  x - width / 2 < area.x + area.width &&
  y + HEIGHT / 2 > area.y &&
  y - HEIGHT / 2 < area.y + area.height;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly run: number; // cards side by side at this edge
}

/** The lowest row first: there the tag hides no toys. */
const edgesOf = (cells: readonly Cell[]): readonly Spot[] => {
  const rows = [...new Set(cells.map(rowOf))].toSorted((a, b) => b - a);
  const runs = rows.flatMap((row) => runsIn(cells.filter((at) => rowOf(at) === row)));
  return [...runs.map((run) => edge(run, 'below')), ...runs.map((run) => edge(run, 'above'))];
};

/** Neighbours in one row, the longest run first. */
const runsIn = (row: readonly Cell[]): readonly (readonly Cell[])[] => {
  const runs: Cell[][] = [];
  for (const at of row.toSorted((a, b) => columnOf(a) - columnOf(b))) {
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else runs.push([at]);
  }
  return runs.toSorted((a, b) => b.length - a.length);
};

const edge = (run: readonly Cell[], side: 'below' | 'above'): Spot => {
  const { x, y, width } = areaOf(run) ?? { x: 0, y: 0, width: 0 };
  return { x: x + width / 2, y: side === 'below' ? y + CARD.height - 4 : y + 2, run: run.length };
};
