import { columnOf, rowOf, HEIGHT, WIDTH, isEdge, square, beside } from './geometry.testing.ts';
import { valueOf, type Deck, type Thing } from './deck.testing.ts';

/**
 * The points of every lesson and event tile, card by card as the rules describe them, without any code from `cards/`.
 */

export interface Case {
  readonly deck: Deck;
  readonly fish: number;
  readonly baskets: number; // permanent
  readonly lessons: number; // private ones
  readonly first: boolean;
  readonly largest: number; // cats in the largest family of all players
  readonly alone: boolean;
  readonly colour: string | null; // of a public lesson
}
type Pays = (about: Case) => number;

const COLOURS = ['B', 'G', 'R', 'P', 'O'];
const half = (n: number): number => Math.trunc(n / 2);
const edgeCats = (deck: Deck, cats: readonly Thing[] = deck.cats): number =>
  cats.filter((cat) => deck.onEdge(cat)).length;
const bestEdge: Pays = ({ deck }) => Math.max(...COLOURS.map((colour) => edgeCats(deck, deck.of(colour))));
const edgeOfEach = (deck: Deck): boolean => COLOURS.every((colour) => edgeCats(deck, deck.of(colour)) > 0);
const threeOfEach = (deck: Deck): boolean => COLOURS.every((colour) => deck.of(colour).length >= 3);
const five =
  (colour: string): Pays =>
  ({ deck }) =>
    deck.of(colour).length === 5 ? 9 : 0;
const largest: Pays = ({ deck, largest: most, alone }) => {
  const [mine = 0] = deck.sizes;
  return mine >= 3 && mine >= (alone ? 7 : most) ? 10 : 0;
};
const wholeEdge = (deck: Deck): boolean => deck.covered((x, y) => isEdge(square(x, y)));
const middle = (deck: Deck): boolean => deck.covered((_x, y) => y === 4);
const third: Pays = ({ deck }) => valueOf(deck.sizes[2] ?? 0);
const inland = (deck: Deck): number => deck.cats.length - edgeCats(deck);
const noneLonely: Pays = ({ deck }) => (deck.cats.length >= 10 && deck.lonely.length === 0 ? 9 : 0);
const without = (has: (cat: Thing) => boolean, deck: Deck): number =>
  COLOURS.filter((colour) => !deck.of(colour).some(has)).length;
const touchesRat =
  (deck: Deck) =>
  (cat: Thing): boolean =>
    deck.visibleRats.some((rat) => beside(rat).some((next) => cat.squares.includes(next)));

const PRIVATE: Readonly<Record<string, Pays>> = {
  113: ({ deck }) => (wholeEdge(deck) ? 12 : 0),
  114: ({ deck }) => (deck.cats.length === 15 ? 10 : 0),
  115: ({ deck }) => (threeOfEach(deck) ? 15 : 0),
  116: ({ deck }) => (edgeOfEach(deck) ? 7 : 0),
  117: bestEdge,
  118: ({ baskets }) => (baskets === 3 ? 7 : 0),
  119: ({ first }) => (first ? 7 : 0),
  120: ({ deck }) => deck.lonely.length,
  121: largest,
  122: ({ deck }) => 2 * deck.count('rare'),
  123: ({ deck }) => deck.count('common'),
  124: ({ deck }) => (deck.visibleRats.length === 0 ? 10 : 0),
  125: ({ deck }) => 2 * deck.visibleRats.length,
  126: ({ lessons }) => lessons,
  127: five('B'),
  128: five('G'),
  129: five('P'),
  130: five('R'),
  131: five('O'),
  132: ({ deck }) => (deck.visibleRats.length === 5 ? 10 : 0),
  133: ({ lessons }) => (lessons === 6 ? 7 : 0),
  134: ({ deck }) => (deck.treasures.length === 5 ? 9 : 0),
  135: ({ deck }) => half(edgeCats(deck)),
  136: ({ deck }) => (deck.full('stern', 'bow') ? 12 : 0),
  137: ({ deck }) => (deck.empty('topBed', 'bottomBed') ? 18 : 0),
  138: ({ deck }) => 4 * deck.groups.filter((group) => group.length >= 4).length,
  139: ({ deck }) => 3 * deck.cats.filter(({ oshax }) => oshax).length,
  140: ({ deck }) => (deck.empty('dining') ? 15 : 0),
  141: third,
  142: ({ fish }) => (fish >= 5 ? 7 : 0),
  I1: ({ deck }) => (deck.full('store') ? 9 : 0),
  I2: ({ deck }) => (deck.families.length === 3 ? 8 : 0),
  I3: ({ deck }) => 2 * (5 - deck.openMaps),
  I4: ({ deck }) => half(inland(deck)),
  I5: ({ deck }) => (new Set(deck.families.map(([cat]) => cat?.colour)).size >= 4 ? 12 : 0),
  I6: ({ deck }) => (middle(deck) ? 10 : 0),
  I7: ({ deck }) => deck.cats.filter((cat) => deck.touchesTreasure(cat)).length,
  I8: ({ deck }) => (deck.count('common') === deck.count('rare') && deck.count('rare') >= 2 ? 7 : 0),
  J1: ({ deck }) => (deck.full('dining') ? 9 : 0),
  J2: ({ deck }) => (deck.full('topBed', 'bottomBed') ? 10 : 0),
  J3: ({ deck }) => 2 * deck.fullRooms,
  J4: ({ deck }) => 2 * deck.openMaps,
  J5: noneLonely,
  J6: ({ deck }) => 2 * deck.families.length,
  J7: ({ deck }) => (deck.lonely.length === 4 ? 8 : 0),
  J8: ({ fish }) => (fish === 0 ? 6 : 0),
};

const PUBLIC: Readonly<Record<string, Pays>> = {
  143: ({ deck, colour }) => 2 * edgeCats(deck, deck.of(colour)),
  144: ({ deck, colour }) => deck.of(colour).length,
  145: ({ deck, colour }) => (deck.of(colour).length >= 3 ? 5 : 0),
  146: ({ deck, colour }) => 3 * deck.lonely.filter((cat) => cat.colour === colour).length,
  147: ({ lessons }) => 2 * lessons,
  148: ({ deck }) => 2 * deck.count('common'),
  149: ({ deck, colour }) =>
    deck.treasures.filter((treasure) => deck.of(colour).some((cat) => deck.touches(treasure, cat))).length,
  150: ({ deck }) => 5 * deck.openMaps,
};

const FAMILY: Readonly<Record<string, Pays>> = {
  151: bestEdge,
  152: ({ deck }) => (edgeOfEach(deck) ? 9 : 0),
  153: ({ deck }) => half(edgeCats(deck)),
  154: ({ deck }) => (deck.visibleRats.length === 0 ? 10 : 0),
  155: ({ deck }) => (middle(deck) ? 10 : 0),
  156: ({ deck }) => (wholeEdge(deck) ? 12 : 0),
  157: ({ deck }) => (deck.cats.length === 20 ? 10 : 0),
  158: ({ deck }) => (threeOfEach(deck) ? 15 : 0),
  159: five('B'),
  160: five('G'),
  161: five('P'),
  162: five('R'),
  163: five('O'),
  164: ({ deck }) => 2 * deck.treasures.length,
  165: largest,
  166: ({ deck }) => 2 * deck.visibleRats.length,
  167: ({ deck }) => 2 * deck.fullRooms,
  168: third,
  IF1: ({ deck }) => (deck.full('topBed', 'bottomBed') ? 8 : 0),
  IF2: ({ deck }) => (deck.full('dining') ? 7 : 0),
  IF3: ({ deck }) => (5 - deck.openMaps >= 4 ? 6 : 0),
  IF4: ({ deck }) => 2 * deck.families.length,
  IF5: noneLonely,
  IF6: ({ deck }) => half(inland(deck)),
  IF7: ({ deck }) => (deck.cats.length === 18 ? 10 : 0),
};

/** The sister's points for your boat. */
const SISTER: Readonly<Record<string, Pays>> = {
  197: ({ deck }) => 5 * without((cat) => deck.touchesTreasure(cat), deck),
  198: ({ deck }) => 2 * (deck.sizes[0] ?? 0),
  199: ({ deck }) => (deck.treasures.length < 9 ? 10 : 0),
  200: ({ fish }) => 4 * fish,
  201: ({ deck }) => 5 * deck.visibleRats.length,
  202: ({ deck }) => 5 * Math.max(0, deck.cats.length - 15),
  203: ({ deck }) => 5 * without((cat) => deck.onEdge(cat), deck),
  205: ({ deck }) => 3 * deck.fullRooms,
  206: ({ deck }) => 5 * deck.lonely.length,
  207: ({ lessons }) => 3 * lessons,
  208: ({ deck }) => valueOf(deck.sizes[0] ?? 0),
  209: ({ deck }) => valueOf(deck.sizes[1] ?? 0),
  210: ({ deck }) => 3 * deck.count('common'),
  211: ({ deck }) => 3 * deck.cats.filter((cat) => !deck.touchesTreasure(cat)).length,
  212: ({ deck }) => 4 * (5 - deck.openMaps),
  213: ({ deck }) => 5 * deck.families.length,
  214: ({ deck }) => edgeCats(deck),
  215: ({ deck }) => 5 * without(touchesRat(deck), deck),
};

const LESSONS: Readonly<Record<string, Pays>> = { ...PRIVATE, ...PUBLIC, ...FAMILY, ...SISTER };

export const lessonPays = (card: string, about: Case): number => {
  const pays = LESSONS[card];
  if (!pays) throw new Error(`no lesson ${card}`);
  return pays(about);
};

const inLine = (deck: Deck, which: (at: number) => number, n: number): number[] =>
  Array.from(
    { length: n },
    (_, i) => deck.cats.filter(({ squares }) => squares.some((at) => which(at) === i)).length,
  );

const EVENTS: Readonly<Record<string, (deck: Deck) => number>> = {
  'P-RAT2': (deck) => half(deck.visibleRats.length),
  'P-RATCAT': (deck) =>
    deck.visibleRats.filter((rat) =>
      deck.cats.some((cat) => cat.squares.some((at) => beside(at).includes(rat))),
    ).length,
  'P-ROW': (deck) => Math.max(...inLine(deck, rowOf, HEIGHT)),
  'P-COL': (deck) => 2 * Math.max(...inLine(deck, columnOf, WIDTH)),
  'P-CAT': (deck) =>
    2 * Math.max(0, ...deck.cats.map((cat) => deck.cats.filter((other) => deck.touches(cat, other)).length)),
  'P-LONE': (deck) => 2 * deck.lonely.length,
  'P-EMPTY': (deck) => 2 * deck.emptyRooms,
  'P-FULL': (deck) => 2 * deck.fullRooms,
  'P-COMMON': (deck) => 2 * deck.count('common'),
  'P-RARE': (deck) => 2 * deck.count('rare'),
  'P-MAP': (deck) => 3 * deck.openMaps,
  'P-CAPT': (deck) => (deck.empty('stern', 'bow') ? 5 : 0),
  'P-NONE': (deck) => (deck.treasures.length === 0 ? 5 : 0),
};
export const eventPays = (face: string, deck: Deck): number => EVENTS[face]?.(deck) ?? 0;
