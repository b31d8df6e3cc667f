import { ROOMS, type Room } from '../../rules/boat/grid.ts';
import type { CountKey } from '../../rules/cards/counts.ts';
import type { Features } from './features.ts';
import type { Horizon } from './horizon.ts';
import type { FamilyKey } from './family-outlook.ts';

/**
 * The expected count of a lesson at the end: exact if nothing more comes, a probability if it is all or nothing,
 * otherwise a rough guess.
 */
type Guess = (found: Features, to: Horizon, colour: number) => number;

/** The chance to get so many more, where so many opportunities are expected. */
const reach = (missing: number, chances: number): number =>
  missing <= 0 ? 1 : chances <= 0 ? 0 : Math.exp((-1.1 * missing) / chances);

const KEPT = 0.7; // the chance that an exact number, once reached, is still exact at the end
const exactly = (now: number, wanted: number, chances: number): number => {
  if (now > wanted) return 0;
  return reach(wanted - now, 0.8 * chances) * (chances > 0 ? KEPT : 1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const allCats = ({ cats }: Features): number => sum(cats);
const missingColours = (numbers: readonly number[], each: number): number =>
  sum(numbers.map((n) => Math.max(0, each - n)));
const rats = ({ rats: printed, royalRats }: Features): number => printed + royalRats;
const colourless = (bits: number): number => [1, 2, 4, 8, 16].filter((bit) => !(bits & bit)).length;

const INLAND = 0.5; // the part of all cats that do not touch the edge
const ON_EDGE = 1 - INLAND;
const A_COLOUR = 0.25; // the chance that a cat to come is the first of its colour to touch something

/** The part of the uncovered cells that will stay uncovered. */
const stays = (found: Features, to: Horizon): number => 1 - to.covering(found.empty);

/** The chance that a lonely cat stays lonely. */
const alone = (to: Horizon): number => Math.exp(-0.25 * to.cats);

const CATS = {
  'cats-15': (f, to) => exactly(allCats(f), 15, to.cats),
  'cats-18': (f, to) => exactly(allCats(f), 18, to.cats),
  'cats-20': (f, to) => exactly(allCats(f), 20, to.cats),
  'cats-beyond-15': (f, to) => Math.max(0, allCats(f) + to.cats - 15),
  'blue-5': (f, to) => exactly(f.cats[0] ?? 0, 5, to.ofColour(0)),
  'green-5': (f, to) => exactly(f.cats[1] ?? 0, 5, to.ofColour(1)),
  'red-5': (f, to) => exactly(f.cats[2] ?? 0, 5, to.ofColour(2)),
  'purple-5': (f, to) => exactly(f.cats[3] ?? 0, 5, to.ofColour(3)),
  'orange-5': (f, to) => exactly(f.cats[4] ?? 0, 5, to.ofColour(4)),
  'three-of-each-colour': (f, to) => reach(missingColours(f.cats, 3), 0.4 * to.cats),
  'every-colour-on-edge': (f, to) => reach(missingColours(f.edgeCats, 1), 0.3 * to.cats),
  'best-colour-on-edge': (f, to) => most(f.edgeCats) + 0.25 * to.cats,
  'cats-on-edge': (f, to) => sum(f.edgeCats) + ON_EDGE * to.cats,
  'two-cats-on-edge': (f, to) => (sum(f.edgeCats) + ON_EDGE * to.cats) / 2,
  'two-cats-inland': (f, to) => (allCats(f) - sum(f.edgeCats) + INLAND * to.cats) / 2,
  'colour-on-edge': (f, to, colour) => (f.edgeCats[colour] ?? 0) + 0.5 * ON_EDGE * to.ofColour(colour),
  'colour-cats': (f, to, colour) => (f.cats[colour] ?? 0) + 0.5 * to.ofColour(colour),
  'three-of-colour': (f, to, colour) => reach(3 - (f.cats[colour] ?? 0), to.ofColour(colour)),
  'colours-off-edge': (f, to) =>
    f.edgeCats.filter((n) => n === 0).length * (1 - reach(1, A_COLOUR * to.cats)),
  oshax: (f, to) => f.oshax + 0.3 * to.days,
  'best-row': (f) => 0.35 * allCats(f),
  'best-column': (f) => 0.3 * allCats(f),
  'best-cat': (f) => 0.3 * allCats(f),
} satisfies Partial<Record<CountKey, Guess>>;

const LONELY = {
  'lonely-4': (f, to) => exactly(sum(f.lonely), 4, 0.3 * to.cats),
  'lonely-of-colour': (f, to, colour) => (f.lonely[colour] ?? 0) * alone(to),
  'ten-none-lonely': (f, to) => reach(10 - allCats(f), to.cats) * reach(sum(f.lonely), 0.3 * to.cats),
} satisfies Partial<Record<CountKey, Guess>>;

const treasures = (f: Features): number => f.common + f.rare;
const full =
  (...names: Room[]): Guess =>
  (f, to) =>
    to.filling(sum(names.map((name) => f.roomLeft[ROOMS.indexOf(name)] ?? 0)), f.empty);
const SIZES: Readonly<Record<Room, number>> = { P: 18, p: 4, M: 11, m: 11, A: 18, C: 20, D: 60 };
const empty =
  (...names: Room[]): Guess =>
  (f, to) =>
    names.every((name) => f.roomLeft[ROOMS.indexOf(name)] === SIZES[name])
      ? Math.max(0.3, 1 - 0.09 * to.days)
      : 0;

const DECK = {
  'rare-treasures': (f, to) => f.rare + 0.4 * to.treasures,
  'common-treasures': (f, to) => f.common + to.treasures,
  treasures: (f, to) => treasures(f) + 1.4 * to.treasures,
  'treasures-5': (f, to) => exactly(treasures(f), 5, to.treasures),
  'treasures-under-9': (f, to) => 1 - reach(9 - treasures(f), 1.4 * to.treasures),
  'no-treasures': (f) => (treasures(f) === 0 ? 1 : 0),
  'even-treasures': (f, to) => {
    const missing = Math.abs(f.common - f.rare) + Math.max(0, 2 - Math.min(f.common, f.rare));
    return reach(missing, to.treasures) * KEPT;
  },
  'treasures-at-colour': (f, to, colour) => (f.treasuresAt[colour] ?? 0) + 0.4 * to.treasures,
  'cats-at-treasures': (f, to) => f.catsAtTreasures + 0.4 * to.cats,
  'cats-off-treasures': (f, to) => allCats(f) - f.catsAtTreasures + 0.4 * to.cats - to.treasures,
  'colours-off-treasures': (f, to) => colourless(f.coloursAtTreasures) * (1 - reach(1, 0.8 * to.days)),
  'open-maps': (f, to) => f.openMaps * (1 - 0.8 * to.covering(f.empty)),
  'covered-maps': (f, to) => 5 - f.openMaps * stays(f, to),
  'covered-maps-4': (f, to) => reach(f.openMaps - 1, 0.15 * to.cats),
  rats: (f, to) => rats(f) * (1 - Math.min(1, 1.15 * to.covering(f.empty))),
  'two-rats': (f, to) => (rats(f) * stays(f, to)) / 2,
  'rats-5': (f, to) => (rats(f) < 5 ? 0 : KEPT * reach(rats(f) - 5, 0.12 * to.cells)),
  'no-rats': (f, to) => reach(rats(f), 0.11 * to.cells),
  'rats-at-cats': (f) => f.ratsAtCats,
  'colours-off-rats': (f, to) => colourless(f.coloursAtRats) * (1 - reach(1, 0.7 * A_COLOUR * to.cats)),
  'edge-covered': (f, to) => reach(f.edgeLeft, 0.25 * to.cells),
  'middle-covered': (f, to) => reach(f.middleLeft, 0.17 * to.cells),
  'full-rooms': (f, to) => sum(f.roomLeft.map((left) => to.filling(left, f.empty))),
  'empty-rooms': (f) => f.roomLeft.filter((left, room) => left === SIZES[ROOMS[room] ?? 'D']).length,
  'captains-full': full('P', 'p'),
  'captains-empty': empty('P', 'p'),
  'bedrooms-full': full('M', 'm'),
  'bedrooms-empty': empty('M', 'm'),
  'dining-full': full('A'),
  'dining-empty': empty('A'),
  'store-full': full('C'),
} satisfies Partial<Record<CountKey, Guess>>;

const BESIDE = {
  fish: () => 0, // see `fishValue`
  'fish-5': () => 0.9,
  'no-fish': () => 0.5,
  'baskets-3': (_f, to) =>
    to.baskets === 3 ? 0.95 : to.baskets > 3 ? 0.1 : to.baskets === 2 ? 0.07 * to.days : 0.02 * to.days,
  'first-in-order': (_f, to) => (to.days > 0 ? 1.3 / to.players : to.first ? 1 : 0),
  'private-lessons': (_f, to) => to.lessons + 0.8 * to.days,
  'private-lessons-6': (_f, to) => exactly(to.lessons, 6, 1.2 * to.days),
} satisfies Partial<Record<CountKey, Guess>>;

export const OUTLOOK: Readonly<Record<Exclude<CountKey, FamilyKey>, Guess>> = {
  ...CATS,
  ...LONELY,
  ...DECK,
  ...BESIDE,
};
