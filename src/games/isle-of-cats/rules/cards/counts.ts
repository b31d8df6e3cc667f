import { defined } from '../../../../kernel/defined.ts';
import { families, familySize, familyValue } from '../boat/families.ts';
import { EDGE, HEIGHT, MIDDLE, NEIGHBOURS, PLACES, ROOMS, WIDTH, type Room } from '../boat/grid.ts';
import type { Piece, Summary } from '../boat/summary.ts';
import { isCat } from '../boat/tiles.ts';
import { COLOURS, type Colour } from '../state/types.ts';

/** Everything that lessons, solo lessons and event tiles count: a boat, and the other things of its owner. */
export interface Scored {
  readonly boat: Summary;
  readonly fish: number;
  readonly baskets: number; // permanent
  readonly privateLessons: number;
  readonly first: boolean; // in turn order
  readonly toBeat: number; // cats that count as "the largest family of all"
  readonly colour: Colour | null; // the colour chosen for a public lesson
}

type Count = (scored: Scored) => number;

const yes = (fact: boolean): number => (fact ? 1 : 0);
const room = (name: Room): number => ROOMS.indexOf(name);
const isFull =
  (...names: Room[]): Count =>
  ({ boat }) =>
    yes(names.every((name) => boat.full[room(name)]));
const isEmpty =
  (...names: Room[]): Count =>
  ({ boat }) =>
    yes(names.every((name) => boat.empty[room(name)]));

const catsOf = (boat: Summary, colour: Colour | null): readonly Piece[] =>
  boat.cats.filter(({ tile }) => tile.colour === colour);
const onEdge = (cats: readonly Piece[]): number => cats.filter((cat) => cat.onEdge).length;
const exactlyFive =
  (colour: Colour): Count =>
  ({ boat }) =>
    yes(catsOf(boat, colour).length === 5);
/** [S5] `cats` holds kittens and oshax too. */
const exactlyCats =
  (n: number): Count =>
  ({ boat }) =>
    yes(boat.cats.length === n);
const everyColour =
  (has: (boat: Summary, colour: Colour) => boolean): Count =>
  ({ boat }) =>
    yes(COLOURS.every((colour) => has(boat, colour)));
const coloursWithout =
  (has: (boat: Summary, cat: Piece) => boolean): Count =>
  ({ boat }) =>
    COLOURS.filter((colour) => !catsOf(boat, colour).some((cat) => has(boat, cat))).length;

const lonely = (boat: Summary): Piece[] =>
  boat.groups.flatMap(({ pieces }) => (pieces.length === 1 ? pieces : []));
const treasuresOf = ({ treasures }: Summary, kind: 'common' | 'rare'): number =>
  treasures.filter(({ tile }) => tile.kind === kind).length;
const touchesTreasure = (boat: Summary, cat: Piece): boolean =>
  boat.treasures.some(({ index }) => cat.touches.has(index));
const touchesRat = (boat: Summary, cat: Piece): boolean =>
  boat.rats.some((rat) => (NEIGHBOURS[rat] ?? []).some((next) => boat.owner[next] === cat.index));
const touchesColour = (boat: Summary, piece: Piece, colour: Colour | null): boolean =>
  catsOf(boat, colour).some(({ index }) => piece.touches.has(index));
const coveredMaps = ({ openMaps }: Summary): number => COLOURS.length - openMaps;
const everyCell = (boat: Summary, wanted: (cell: number) => boolean): boolean =>
  boat.owner.every((owner, cell) => owner >= 0 || !wanted(cell));
const half = (n: number): number => Math.floor(n / 2);
const best = (numbers: readonly number[]): number => Math.max(0, ...numbers); // [S5]

const catsAlong = (boat: Summary, axis: 'x' | 'y', at: number): number =>
  boat.cats.filter(({ cells }) => cells.some((cell) => PLACES[cell]?.[axis] === at)).length;
const bestLine = (boat: Summary, axis: 'x' | 'y'): number =>
  best(Array.from({ length: axis === 'x' ? WIDTH : HEIGHT }, (_, at) => catsAlong(boat, axis, at)));
const catsTouching = (boat: Summary, cat: Piece): number =>
  [...cat.touches].filter((other) => isCat(defined(boat.pieces[other]).tile)).length;

/** Cats, colours and edges. */
const CATS = {
  'cats-15': exactlyCats(15),
  'cats-18': exactlyCats(18),
  'cats-20': exactlyCats(20),
  'cats-beyond-15': ({ boat }) => Math.max(0, boat.cats.length - 15),
  'blue-5': exactlyFive('B'),
  'green-5': exactlyFive('G'),
  'purple-5': exactlyFive('P'),
  'red-5': exactlyFive('R'),
  'orange-5': exactlyFive('O'),
  'three-of-each-colour': everyColour((boat, colour) => catsOf(boat, colour).length >= 3),
  'every-colour-on-edge': everyColour((boat, colour) => onEdge(catsOf(boat, colour)) > 0),
  'best-colour-on-edge': ({ boat }) => best(COLOURS.map((colour) => onEdge(catsOf(boat, colour)))),
  'cats-on-edge': ({ boat }) => onEdge(boat.cats),
  'two-cats-on-edge': ({ boat }) => half(onEdge(boat.cats)),
  'two-cats-inland': ({ boat }) => half(boat.cats.length - onEdge(boat.cats)),
  'colour-on-edge': ({ boat, colour }) => onEdge(catsOf(boat, colour)),
  'colour-cats': ({ boat, colour }) => catsOf(boat, colour).length,
  'three-of-colour': ({ boat, colour }) => yes(catsOf(boat, colour).length >= 3),
  'colours-off-edge': coloursWithout((_boat, cat) => cat.onEdge),
  oshax: ({ boat }) => boat.cats.filter(({ tile }) => tile.kind === 'oshax').length,
  'best-row': ({ boat }) => bestLine(boat, 'y'),
  'best-column': ({ boat }) => bestLine(boat, 'x'),
  'best-cat': ({ boat }) => best(boat.cats.map((cat) => catsTouching(boat, cat))),
} satisfies Record<string, Count>;

/** Groups and families. */
const FAMILIES = {
  'lonely-cats': ({ boat }) => lonely(boat).length,
  'lonely-4': ({ boat }) => yes(lonely(boat).length === 4),
  'lonely-of-colour': ({ boat, colour }) => lonely(boat).filter(({ tile }) => tile.colour === colour).length,
  'ten-none-lonely': ({ boat }) => yes(boat.cats.length >= 10 && lonely(boat).length === 0),
  'groups-of-four': ({ boat }) => boat.groups.filter(({ pieces }) => pieces.length >= 4).length,
  families: ({ boat }) => families(boat).length,
  'families-3': ({ boat }) => yes(families(boat).length === 3),
  'families-in-4-colours': ({ boat }) => yes(new Set(families(boat).map(({ colour }) => colour)).size >= 4),
  'largest-family-of-all': ({ boat, toBeat }) =>
    // [S3]
    yes(familySize(boat, 0) > 0 && familySize(boat, 0) >= toBeat),
  'cats-in-largest-family': ({ boat }) => familySize(boat, 0),
  'largest-family-value': ({ boat }) => familyValue(familySize(boat, 0)),
  'second-family-value': ({ boat }) => familyValue(familySize(boat, 1)),
  'third-family-value': ({ boat }) => familyValue(familySize(boat, 2)), // [S3]
} satisfies Record<string, Count>;

/** Treasures, maps, rats and rooms. */
const DECK = {
  'rare-treasures': ({ boat }) => treasuresOf(boat, 'rare'),
  'common-treasures': ({ boat }) => treasuresOf(boat, 'common'),
  treasures: ({ boat }) => boat.treasures.length,
  'treasures-5': ({ boat }) => yes(boat.treasures.length === 5),
  'treasures-under-9': ({ boat }) => yes(boat.treasures.length < 9),
  'no-treasures': ({ boat }) => yes(boat.treasures.length === 0),
  'even-treasures': ({ boat }) =>
    yes(treasuresOf(boat, 'common') === treasuresOf(boat, 'rare') && treasuresOf(boat, 'rare') >= 2),
  'treasures-at-colour': ({ boat, colour }) =>
    boat.treasures.filter((treasure) => touchesColour(boat, treasure, colour)).length,
  'cats-at-treasures': ({ boat }) => boat.cats.filter((cat) => touchesTreasure(boat, cat)).length,
  'cats-off-treasures': ({ boat }) => boat.cats.filter((cat) => !touchesTreasure(boat, cat)).length,
  'colours-off-treasures': coloursWithout(touchesTreasure),
  'open-maps': ({ boat }) => boat.openMaps,
  'covered-maps': ({ boat }) => coveredMaps(boat),
  'covered-maps-4': ({ boat }) => yes(coveredMaps(boat) >= 4),
  rats: ({ boat }) => boat.rats.length,
  'two-rats': ({ boat }) => half(boat.rats.length),
  'rats-5': ({ boat }) => yes(boat.rats.length === 5),
  'no-rats': ({ boat }) => yes(boat.rats.length === 0),
  'rats-at-cats': ({ boat }) =>
    boat.rats.filter((rat) =>
      boat.cats.some(({ cells }) => cells.some((cell) => NEIGHBOURS[cell]?.includes(rat))),
    ).length,
  'colours-off-rats': coloursWithout(touchesRat),
  'edge-covered': ({ boat }) => yes(everyCell(boat, (cell) => EDGE[cell] === true)),
  'middle-covered': ({ boat }) => yes(everyCell(boat, (cell) => PLACES[cell]?.y === MIDDLE)),
  'full-rooms': ({ boat }) => boat.full.filter(Boolean).length,
  'empty-rooms': ({ boat }) => boat.empty.filter(Boolean).length,
  'captains-full': isFull('P', 'p'),
  'captains-empty': isEmpty('P', 'p'),
  'bedrooms-full': isFull('M', 'm'),
  'bedrooms-empty': isEmpty('M', 'm'),
  'dining-full': isFull('A'),
  'dining-empty': isEmpty('A'),
  'store-full': isFull('C'),
} satisfies Record<string, Count>;

/** Things outside the boat. */
const BESIDE = {
  fish: ({ fish }) => fish,
  'fish-5': ({ fish }) => yes(fish >= 5),
  'no-fish': ({ fish }) => yes(fish === 0),
  'baskets-3': ({ baskets }) => yes(baskets === 3),
  'first-in-order': ({ first }) => yes(first),
  'private-lessons': ({ privateLessons }) => privateLessons,
  'private-lessons-6': ({ privateLessons }) => yes(privateLessons === 6),
} satisfies Record<string, Count>;

export const COUNTS = { ...CATS, ...FAMILIES, ...DECK, ...BESIDE };
export type CountKey = keyof typeof COUNTS;
