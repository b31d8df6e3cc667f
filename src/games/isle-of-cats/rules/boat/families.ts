import { defined } from '../../../../kernel/defined.ts';
import { COLOURS, type Colour, type Placed } from '../state/types.ts';
import { NEIGHBOURS } from './grid.ts';
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

export interface Friendship {
  readonly beast: number; // index of the piece
  readonly colour: Colour;
}

/** A beast and a family are friends where a cat of the family touches the beast's symbol of that colour. [W3] */
export const friendships = (boat: Summary, tiles: readonly Placed[]): Friendship[] => {
  const ofFamily = new Map(
    families(boat).flatMap(({ colour, pieces }) => pieces.map(({ index }) => [index, colour] as const)),
  );
  return boat.beasts.flatMap(({ index, cells }) => {
    const marks = marksOf(defined(tiles[index]));
    return cells.flatMap((cell, i) => {
      const colour = COLOURS.find((known) => known === marks[i]);
      if (!colour) return [];
      const friends = (NEIGHBOURS[cell] ?? []).some(
        (next) => ofFamily.get(boat.owner[next] ?? -1) === colour,
      );
      return friends ? [{ beast: index, colour }] : [];
    });
  });
};

const marksOf = ({ tile, ...spot }: Placed): string => {
  const all = placementsOf(tileOf(tile).shape);
  return all.marks[placementAt(all, spot)] ?? '';
};

/** The number of symbols of a beast. */
export const symbols = (shape: string): number =>
  (placementsOf(shape).marks[0] ?? '').replaceAll('#', '').length;
