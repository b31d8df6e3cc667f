import { defined } from '../../../../kernel/defined.ts';
import { families, familySize, familyValue } from '../boat/families.ts';
import {
  EDGE,
  HEIGHT,
  MIDDLE,
  NEIGHBOURS,
  PLACES,
  ROOMS,
  ROOM_OF,
  WIDTH,
  type Cell,
  type Room,
} from '../boat/grid.ts';
import type { Piece, Summary } from '../boat/summary.ts';
import { isCat } from '../boat/tiles.ts';
import { COLOURS, type Colour } from '../state/types.ts';
import {
  atLeast,
  bare,
  cellsOf,
  exactly,
  fact,
  groups,
  half,
  number,
  pieces,
  type Cells,
  type Count,
} from './count.ts';

/** Everything that is counted, by its key: each way to count is written here and nowhere else. */

// --- Rooms and other parts of the deck --------------------------------------------------------------------------------

const room = (name: Room): number => ROOMS.indexOf(name);
const cellsWhere = (fits: (cell: Cell) => boolean): readonly Cell[] =>
  [...PLACES.keys()].filter((cell) => fits(cell));
const cellsIn = (names: readonly Room[]): readonly Cell[] =>
  cellsWhere((cell) => names.some((name) => room(name) === ROOM_OF[cell]));
const rooms = (which: (boat: Summary) => readonly boolean[]): Count =>
  number(
    ({ boat }) => which(boat).filter(Boolean).length,
    ({ boat }) => cellsWhere((cell) => which(boat)[ROOM_OF[cell] ?? -1] ?? false),
  );
const isFull = (...names: Room[]): Count =>
  fact(
    ({ boat }) => names.every((name) => boat.full[room(name)]),
    () => cellsIn(names),
  );
const isEmpty = (...names: Room[]): Count =>
  fact(
    ({ boat }) => names.every((name) => boat.empty[room(name)]),
    () => cellsIn(names),
  );
const isCovered = (wanted: (cell: Cell) => boolean): Count =>
  fact(
    ({ boat }) => boat.owner.every((owner, cell) => owner >= 0 || !wanted(cell)),
    () => cellsWhere(wanted),
  );

// --- Cats -------------------------------------------------------------------------------------------------------------

const catsOf = (boat: Summary, colour: Colour | null): readonly Piece[] =>
  boat.cats.filter(({ tile }) => tile.colour === colour);
const onEdge = (cats: readonly Piece[]): readonly Piece[] => cats.filter((cat) => cat.onEdge);
const longest = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
const ofColour = (colour: Colour): Count => pieces(({ boat }) => catsOf(boat, colour));
const ofNamed = pieces(({ boat, colour }) => catsOf(boat, colour));
const everyColour = (fits: (cats: readonly Piece[]) => boolean, cells: Cells): Count =>
  fact(({ boat }) => COLOURS.every((colour) => fits(catsOf(boat, colour))), cells);
const coloursWithout = (has: (boat: Summary, cat: Piece) => boolean): Count =>
  number(
    ({ boat }) => COLOURS.filter((colour) => !catsOf(boat, colour).some((cat) => has(boat, cat))).length,
  );
const all = pieces(({ boat }) => boat.cats); // [S5] `cats` holds kittens and oshax too
const edgeCats = pieces(({ boat }) => onEdge(boat.cats));

const catsAlong = (boat: Summary, axis: 'x' | 'y', at: number): readonly Piece[] =>
  boat.cats.filter(({ cells }) => cells.some((cell) => PLACES[cell]?.[axis] === at));
const bestLine = (axis: 'x' | 'y'): Count =>
  pieces(({ boat }) =>
    longest(Array.from({ length: axis === 'x' ? WIDTH : HEIGHT }, (_, at) => catsAlong(boat, axis, at))),
  );
const catsTouching = (boat: Summary, cat: Piece): readonly Piece[] =>
  [...cat.touches].map((other) => defined(boat.pieces[other])).filter(({ tile }) => isCat(tile));

/** Cats, colours and edges. */
const CATS = {
  'cats-15': exactly(15, all),
  'cats-18': exactly(18, all),
  'cats-20': exactly(20, all),
  'cats-beyond-15': number(({ boat }) => Math.max(0, boat.cats.length - 15)),
  'blue-5': exactly(5, ofColour('B')),
  'green-5': exactly(5, ofColour('G')),
  'purple-5': exactly(5, ofColour('P')),
  'red-5': exactly(5, ofColour('R')),
  'orange-5': exactly(5, ofColour('O')),
  'three-of-each-colour': everyColour((cats) => cats.length >= 3, all.cells),
  'every-colour-on-edge': everyColour((cats) => onEdge(cats).length > 0, edgeCats.cells),
  // The colour with the most cats there, not with the largest ones. [S5]
  'best-colour-on-edge': pieces(({ boat }) => longest(COLOURS.map((colour) => onEdge(catsOf(boat, colour))))),
  'cats-on-edge': edgeCats,
  'two-cats-on-edge': half(edgeCats),
  'two-cats-inland': half(pieces(({ boat }) => boat.cats.filter((cat) => !cat.onEdge))),
  'colour-on-edge': pieces(({ boat, colour }) => onEdge(catsOf(boat, colour))),
  'colour-cats': ofNamed,
  'three-of-colour': atLeast(3, ofNamed),
  'colours-off-edge': coloursWithout((_boat, cat) => cat.onEdge),
  oshax: pieces(({ boat }) => boat.cats.filter(({ tile }) => tile.kind === 'oshax')),
  'best-row': bestLine('y'),
  'best-column': bestLine('x'),
  'best-cat': pieces(({ boat }) => longest(boat.cats.map((cat) => catsTouching(boat, cat)))),
} satisfies Record<string, Count>;

// --- Families ---------------------------------------------------------------------------------------------------------

const lonelyIn = (boat: Summary): readonly Piece[] =>
  boat.groups.flatMap((group) => (group.pieces.length === 1 ? group.pieces : []));
const lonely = pieces(({ boat }) => lonelyIn(boat));
const allFamilies = groups(({ boat }) => families(boat));
/** The cells of the n-th largest family, counted from 0. */
const family =
  (n: number): Cells =>
  ({ boat }) =>
    cellsOf(families(boat)[n]?.pieces ?? []);
const valueOf = (n: number): Count => number(({ boat }) => familyValue(familySize(boat, n)), family(n));

/** Groups and families. */
const FAMILIES = {
  'lonely-cats': lonely,
  'lonely-4': exactly(4, lonely),
  'lonely-of-colour': pieces(({ boat, colour }) =>
    lonelyIn(boat).filter(({ tile }) => tile.colour === colour),
  ),
  'ten-none-lonely': fact(({ boat }) => boat.cats.length >= 10 && lonelyIn(boat).length === 0, all.cells),
  'groups-of-four': groups(({ boat }) => boat.groups.filter((group) => group.pieces.length >= 4)),
  families: allFamilies,
  'families-3': exactly(3, allFamilies),
  'families-in-4-colours': fact(
    ({ boat }) => new Set(families(boat).map(({ colour }) => colour)).size >= 4,
    allFamilies.cells,
  ),
  // [S3]
  'largest-family-of-all': fact(
    ({ boat, toBeat }) => familySize(boat, 0) > 0 && familySize(boat, 0) >= toBeat,
    family(0),
  ),
  'cats-in-largest-family': number(({ boat }) => familySize(boat, 0), family(0)),
  'largest-family-value': valueOf(0),
  'second-family-value': valueOf(1),
  'third-family-value': valueOf(2), // [S3]
} satisfies Record<string, Count>;

// --- Treasures, maps and rats -----------------------------------------------------------------------------------------

const treasures = pieces(({ boat }) => boat.treasures);
const treasuresOf = (kind: 'common' | 'rare'): Count =>
  pieces(({ boat }) => boat.treasures.filter(({ tile }) => tile.kind === kind));
const [common, rare] = [treasuresOf('common'), treasuresOf('rare')];
const touchesTreasure = (boat: Summary, cat: Piece): boolean =>
  boat.treasures.some(({ index }) => cat.touches.has(index));
const touchesRat = (boat: Summary, cat: Piece): boolean =>
  boat.rats.some((rat) => (NEIGHBOURS[rat] ?? []).some((next) => boat.owner[next] === cat.index));
const touchesColour = (boat: Summary, piece: Piece, colour: Colour | null): boolean =>
  catsOf(boat, colour).some(({ index }) => piece.touches.has(index));
const touchesCat = (boat: Summary, cell: Cell): boolean =>
  boat.cats.some(({ cells }) => cells.some((one) => NEIGHBOURS[one]?.includes(cell)));
const coveredMaps = number(({ boat }) => COLOURS.length - boat.openMaps);
const rats = bare(({ boat }) => boat.rats);

/** Treasures, maps, rats and rooms. */
const DECK = {
  'rare-treasures': rare,
  'common-treasures': common,
  treasures,
  'treasures-5': exactly(5, treasures),
  'treasures-under-9': fact(({ boat }) => boat.treasures.length < 9),
  'no-treasures': fact(({ boat }) => boat.treasures.length === 0),
  'even-treasures': fact(
    (scored) => common.of(scored) === rare.of(scored) && rare.of(scored) >= 2,
    treasures.cells,
  ),
  'treasures-at-colour': pieces(({ boat, colour }) =>
    boat.treasures.filter((treasure) => touchesColour(boat, treasure, colour)),
  ),
  'cats-at-treasures': pieces(({ boat }) => boat.cats.filter((cat) => touchesTreasure(boat, cat))),
  'cats-off-treasures': pieces(({ boat }) => boat.cats.filter((cat) => !touchesTreasure(boat, cat))),
  'colours-off-treasures': coloursWithout(touchesTreasure),
  'open-maps': number(({ boat }) => boat.openMaps),
  'covered-maps': coveredMaps,
  'covered-maps-4': atLeast(4, coveredMaps),
  rats,
  'two-rats': half(rats),
  'rats-5': exactly(5, rats),
  'no-rats': exactly(0, rats),
  'rats-at-cats': bare(({ boat }) => boat.rats.filter((rat) => touchesCat(boat, rat))),
  'colours-off-rats': coloursWithout(touchesRat),
  'edge-covered': isCovered((cell) => EDGE[cell] === true),
  'middle-covered': isCovered((cell) => PLACES[cell]?.y === MIDDLE),
  'full-rooms': rooms(({ full }) => full),
  'empty-rooms': rooms(({ empty }) => empty),
  'captains-full': isFull('P', 'p'),
  'captains-empty': isEmpty('P', 'p'),
  'bedrooms-full': isFull('M', 'm'),
  'bedrooms-empty': isEmpty('M', 'm'),
  'dining-full': isFull('A'),
  'dining-empty': isEmpty('A'),
  'store-full': isFull('C'),
} satisfies Record<string, Count>;

const privateLessons = number((scored) => scored.privateLessons);

/** Things outside the boat. */
const BESIDE = {
  fish: number(({ fish }) => fish),
  'fish-5': fact(({ fish }) => fish >= 5),
  'no-fish': fact(({ fish }) => fish === 0),
  'baskets-3': exactly(
    3,
    number(({ baskets }) => baskets),
  ),
  'first-in-order': fact(({ first }) => first),
  'private-lessons': privateLessons,
  'private-lessons-6': exactly(6, privateLessons),
} satisfies Record<string, Count>;

export const COUNTS = { ...CATS, ...FAMILIES, ...DECK, ...BESIDE } satisfies Record<string, Count>;
export type CountKey = keyof typeof COUNTS;
