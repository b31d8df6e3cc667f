import { familyValue } from '../../rules/boat/families.ts';
import { EDGE, NEIGHBOURS, ROOM_OF, ROOM_SIZES } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { placementAt, placementsOf } from '../../rules/boat/placements.ts';
import { isCat, tileOf } from '../../rules/boat/tiles.ts';
import { boatOf } from '../../rules/island/lesson-points.ts';
import type { Belongings, Placed } from '../../rules/state/types.ts';

/** The points a placement will probably bring: exact where that is possible, a guess where it depends on the future. */

const FOUND_TREASURE = 4;
const CONTACT = 0.16; // for every side that touches another tile or the edge, because boats fill up best without gaps
const HOLE = 1.1; // for every single uncovered cell that is closed in
const ROOM = 5;
const RARE = 3;

/** A pair is half a family, and even a single cat may become one. */
const groupValue = (cats: number): number => [0, 1.6, 4.8][cats] ?? familyValue(cats) + 1;

interface PackedBoat {
  readonly owner: readonly number[];
  readonly groupOf: ReadonlyMap<number, { readonly id: number; readonly size: number }>;
  readonly colours: readonly (string | null)[]; // of each piece that is a cat
  readonly rats: ReadonlySet<number>;
  readonly roomLeft: readonly number[];
}

const known = new WeakMap<readonly Placed[], PackedBoat>();

const lookAt = (owner: Belongings): PackedBoat => {
  const found = known.get(owner.tiles);
  if (found) return found;
  const boat = boatOf(owner);
  const groups = boat.groups.flatMap(({ pieces }, id) =>
    pieces.map(({ index }) => [index, { id, size: pieces.length }] as const),
  );
  const roomLeft = [...ROOM_SIZES];
  boat.owner.forEach((piece, cell) => {
    const room = ROOM_OF[cell] ?? 0;
    if (piece >= 0) roomLeft[room] = (roomLeft[room] ?? 0) - 1;
  });
  const made: PackedBoat = {
    owner: boat.owner,
    groupOf: new Map(groups),
    colours: boat.pieces.map(({ tile }) => (isCat(tile) ? tile.colour : null)),
    rats: new Set(boat.rats),
    roomLeft,
  };
  known.set(owner.tiles, made);
  return made;
};

export const placementValue = (owner: Belongings, { tile, x, y, turn }: Placed): number => {
  const { shape, colour, kind } = tileOf(tile);
  const all = placementsOf(shape);
  const cells = all.cells[placementAt(all, { x, y, turn })] ?? [];
  const boat = lookAt(owner);
  const { maps } = layout(owner.boat);
  const found = colour !== null && cells.includes(maps[colour]) ? FOUND_TREASURE : 0;
  return (
    found +
    cells.filter((cell) => boat.rats.has(cell)).length +
    (kind === 'rare' ? RARE : 0) +
    (colour === null ? 0 : familyGain(boat, cells, colour)) +
    roomGain(boat, cells) +
    tightness(boat, cells)
  );
};

/** The points that the groups gain when the cat joins them. */
const familyGain = (boat: PackedBoat, cells: readonly number[], colour: string): number => {
  const joined = new Map<number, number>();
  for (const cell of cells)
    for (const next of NEIGHBOURS[cell] ?? []) {
      const piece = boat.owner[next] ?? -1;
      const group = boat.colours[piece] === colour ? boat.groupOf.get(piece) : undefined;
      if (group) joined.set(group.id, group.size);
    }
  const sizes = [...joined.values()];
  const whole = sizes.reduce((sum, size) => sum + size, 1);
  return groupValue(whole) - sizes.reduce((sum, size) => sum + groupValue(size), 0);
};

/** Every cell brings its room nearer to being full, the last ones most. */
const roomGain = (boat: PackedBoat, cells: readonly number[]): number => {
  let gain = 0;
  for (const [room, size] of ROOM_SIZES.entries()) {
    const covered = cells.filter((cell) => ROOM_OF[cell] === room).length;
    const left = boat.roomLeft[room] ?? 0;
    if (covered) gain += progress(size, left - covered) - progress(size, left);
  }
  return gain;
};
const progress = (size: number, left: number): number => ROOM * ((size - left) / size) ** 2;

const tightness = (boat: PackedBoat, cells: readonly number[]): number => {
  const here = new Set(cells);
  const covered = (cell: number): boolean => (boat.owner[cell] ?? -1) >= 0 || here.has(cell);
  let value = 0;
  for (const cell of cells) {
    const around = NEIGHBOURS[cell] ?? [];
    if (EDGE[cell]) value += CONTACT * (4 - around.length);
    for (const next of around) {
      if (here.has(next)) continue;
      if (covered(next)) value += CONTACT;
      else if ((NEIGHBOURS[next] ?? []).every(covered)) value -= HOLE;
    }
  }
  return value;
};
