import { defined } from '../../../../kernel/defined.ts';
import { COLOURS, type Colour, type Friendship, type Placed } from '../state/types.ts';
import { NEIGHBOURS, PLACES, type Cell } from './grid.ts';
import { placementAt, placementsOf } from './placements.ts';
import type { Group, Summary } from './summary.ts';
import { tileOf } from './tiles.ts';

export const FAMILY = 3; // the smallest number of cats

const SMALL = [0, 0, 0, 8, 11];

/** The points of a group of this many cats. [S2] */
export const familyValue = (cats: number): number => SMALL[cats] ?? 5 * (cats - 2);

export const families = ({ groups }: Summary): readonly Group[] =>
  groups.filter(({ pieces }) => pieces.length >= FAMILY);

/** The number of cats in the n-th largest family, counted from 0; 0 if there is no such family. */
export const familySize = (boat: Summary, n: number): number => families(boat)[n]?.pieces.length ?? 0;

/**
 * A beast and a family are friends where a cat of the family touches a symbol of that colour on the beast: one friendship
 * for each beast and colour, however many symbols of the colour it shows. [W3]
 */
export const friendships = (boat: Summary, tiles: readonly Placed[]): readonly Friendship[] => {
  if (!boat.beasts.length) return NONE;
  const ofFamily = new Map(
    families(boat).flatMap(({ colour, pieces }) => pieces.map(({ index }) => [index, colour] as const)),
  );
  const colourAt = (cell: Cell): Colour | undefined => ofFamily.get(boat.owner[cell] ?? -1);
  return boat.beasts.flatMap(({ index, cells }) => {
    const beast = defined(tiles[index]);
    return seams(cells, marksOf(beast), colourAt).map(({ colour, at, beside }) => ({
      beast: beast.tile,
      colour,
      at,
      beside,
    }));
  });
};
const NONE: readonly Friendship[] = [];

/** The first place where each colour meets a family; `marks` has a letter for each of the cells. */
export const seams = (
  cells: readonly Cell[],
  marks: string,
  colourAt: (cell: Cell) => Colour | undefined,
): Omit<Friendship, 'beast'>[] =>
  COLOURS.flatMap((colour) => {
    const meeting = cells
      .filter((_, i) => marks[i] === colour)
      .flatMap((cell) => (NEIGHBOURS[cell] ?? []).map((next) => ({ cell, next })))
      .find(({ next }) => colourAt(next) === colour);
    if (!meeting) return [];
    return [{ colour, at: defined(PLACES[meeting.cell]), beside: defined(PLACES[meeting.next]) }];
  });

const marksOf = (placed: Placed): string => {
  const all = placementsOf(tileOf(placed.tile).shape);
  return all.marks[placementAt(all, placed)] ?? '';
};

/** The number of symbols of a beast. */
export const symbols = (shape: string): number =>
  (placementsOf(shape).marks[0] ?? '').replaceAll('#', '').length;
