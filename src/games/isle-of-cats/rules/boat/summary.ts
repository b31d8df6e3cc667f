import { defined } from '../../../../kernel/defined.ts';
import { COLOURS, type Colour, type Placed } from '../state/types.ts';
import { cellsOf } from './cover.ts';
import { CELLS, EDGE, NEIGHBOURS, PLACES, ROOMS, ROOM_OF, type Cell } from './grid.ts';
import { layout } from './layouts.ts';
import { isCat, isTreasure, tileOf, type Tile } from './tiles.ts';

/** A tile on the boat, and what it touches. */
export interface Piece {
  readonly index: number; // in the order of placing
  readonly tile: Tile;
  readonly cells: readonly Cell[];
  readonly touches: ReadonlySet<number>; // indices of other pieces
  readonly onEdge: boolean;
}
export interface Group {
  readonly colour: Colour;
  readonly pieces: readonly Piece[];
}
export interface Summary {
  readonly owner: readonly number[]; // for each cell the index of the piece on it, or -1
  readonly pieces: readonly Piece[];
  readonly cats: readonly Piece[]; // cats, kittens and oshax
  readonly treasures: readonly Piece[];
  readonly beasts: readonly Piece[];
  readonly groups: readonly Group[]; // the largest first
  readonly rats: readonly Cell[]; // visible ones, royal rats included
  readonly printedRats: number; // visible ones
  readonly royalRats: number;
  readonly full: readonly boolean[]; // by room, as in ROOMS
  readonly empty: readonly boolean[];
  readonly openMaps: number;
}

const ownersOf = (tiles: readonly Placed[]): number[] => {
  const owner = Array<number>(CELLS).fill(-1);
  tiles.forEach((tile, index) => {
    for (const cell of cellsOf(tile)) owner[cell] = index;
  });
  return owner;
};

const pieceOf = (placed: Placed, index: number, owner: readonly number[]): Piece => {
  const cells = cellsOf(placed);
  const touches = new Set<number>();
  for (const cell of cells)
    for (const next of NEIGHBOURS[cell] ?? []) {
      const other = defined(owner[next]);
      if (other >= 0 && other !== index) touches.add(other);
    }
  return {
    index,
    tile: tileOf(placed.tile),
    cells,
    touches,
    onEdge: cells.some((cell) => EDGE[cell]),
  };
};

const colourOf = ({ tile: { colour } }: Piece): Colour => {
  if (colour === null) throw new Error('an oshax is named a colour before it lies on a boat');
  return colour;
};

/** Cats of one colour that touch each other, directly or through others. */
const groupsOf = (pieces: readonly Piece[], cats: readonly Piece[]): Group[] => {
  const seen = new Set<number>();
  const grow = (from: Piece): Piece[] => {
    const group = [from];
    seen.add(from.index);
    for (const piece of group)
      // the list grows during the loop
      for (const other of piece.touches) {
        const next = defined(pieces[other]);
        if (seen.has(other) || !isCat(next.tile) || next.tile.colour !== from.tile.colour) continue;
        seen.add(other);
        group.push(next);
      }
    return group;
  };
  return cats
    .flatMap((cat) => (seen.has(cat.index) ? [] : [{ colour: colourOf(cat), pieces: grow(cat) }]))
    .toSorted((a, b) => b.pieces.length - a.pieces.length);
};

const roomsOf = (owner: readonly number[], covered: boolean): boolean[] =>
  ROOMS.map((_, room) =>
    PLACES.every((_place, cell) => ROOM_OF[cell] !== room || defined(owner[cell]) >= 0 === covered),
  );

const summarise = (boat: number, tiles: readonly Placed[]): Summary => {
  const { rats, maps } = layout(boat);
  const owner = ownersOf(tiles);
  const pieces = tiles.map((tile, index) => pieceOf(tile, index, owner));
  const cats = pieces.filter(({ tile }) => isCat(tile));
  const royal = pieces.filter(({ tile }) => tile.kind === 'rat').flatMap(({ cells }) => cells);
  const bare = (cell: Cell): boolean => owner[cell] === -1; // [P5] a cell is bare again after its tile has left
  const printed = rats.filter(bare);
  return {
    owner,
    pieces,
    cats,
    treasures: pieces.filter(({ tile }) => isTreasure(tile)), // [S5]
    beasts: pieces.filter(({ tile }) => tile.kind === 'beast'),
    groups: groupsOf(pieces, cats),
    rats: [...printed, ...royal], // [E2]
    printedRats: printed.length,
    royalRats: royal.length,
    full: roomsOf(owner, true),
    empty: roomsOf(owner, false),
    openMaps: COLOURS.filter((colour) => bare(maps[colour])).length,
  };
};

const summaries = new WeakMap<readonly Placed[], { readonly boat: number; readonly summary: Summary }>();

/** Everything that scoring needs to know about a boat, cached for each list of tiles. */
export const summary = (boat: number, tiles: readonly Placed[]): Summary => {
  const found = summaries.get(tiles);
  if (found?.boat === boat) return found.summary;
  const made = summarise(boat, tiles);
  summaries.set(tiles, { boat, summary: made });
  return made;
};
