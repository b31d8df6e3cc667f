import { defined } from '../../../kernel/defined.ts';

/**
 * The cards. We do not know what the published edition prints on them: walls and symbols are our own design,
 * made to fit the published numbers (72 boxes, 5 start cards, 3 special toys, 5 Princesses).
 */

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type BoxId = `B${Digit}${Digit}`;
export type StartId = 'ST1' | 'ST2' | 'ST3' | 'ST4' | 'ST5';
export type ToyId = 'T1' | 'T2' | 'T3'; // laser, catnip cushion, tunnel
export type CardId = BoxId | StartId | ToyId;
export type HandCard = BoxId | 'P'; // a card that a hand can hold; P is a Princess, all of them are alike

/** Mouse, yarn, feather, herring. */
export type ToyKind = 'M' | 'Y' | 'F' | 'H';
export const TOY_KINDS: readonly ToyKind[] = ['M', 'Y', 'F', 'H'];
/** A toy, a spray bottle, or a joker that counts as the most frequent toy. */
export type Mark = ToyKind | 'S' | '*';

/** A side of an upright card. N and S are the short sides, E and W the long ones. */
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Walls as bits, so that a half turn is two shifts: side number i of SIDES is bit i. */
export type Walls = number;
export const NO_WALLS: Walls = 0;
const wallsOf = (sides: string): Walls =>
  SIDES.reduce((bits, side, i) => (sides.includes(side) ? bits | (1 << i) : bits), NO_WALLS);

/** N becomes S, E becomes W, and back. */
export const turnedRound = (walls: Walls): Walls => ((walls << 2) | (walls >> 2)) & 15;
export const hasWall = (walls: Walls, side: number): boolean => ((walls >> side) & 1) === 1;

export interface Face {
  readonly walls: Walls; // upright
  readonly marks: readonly Mark[];
  readonly turns: boolean; // turning it half round changes it
}

const face = (sides: string, marks: string): Face => {
  const walls = wallsOf(sides);
  return { walls, marks: marks.split('') as Mark[], turns: turnedRound(walls) !== walls };
};

/** [F1] Walls, then the marks of each card of that shape, in the order of their numbers; `-` has none. */
const SHAPES: readonly (readonly [sides: string, marks: string])[] = [
  ['', 'M Y F H'],
  ['N', '- - M Y F H MM YY FF HH MY S'],
  ['W', '- M Y F H FH S S'],
  ['NS', '- - M Y F H MM YY FF HH MF S'],
  ['EW', 'MM YY FF HH'],
  ['NE', '- - - - M Y F H YH S'],
  ['NW', '- - - - M Y F H MH S'],
  ['NEW', '- SM SF YF'],
  ['NSW', '- - - - SY SH S S'],
];

const boxFaces = SHAPES.flatMap(([sides, marks]) =>
  marks.split(' ').map((text) => face(sides, text === '-' ? '' : text)),
);

export const BOXES: readonly BoxId[] = boxFaces.map((_, i) => `B${String(i + 1).padStart(2, '0')}` as BoxId);
export const STARTS: readonly StartId[] = ['ST1', 'ST2', 'ST3', 'ST4', 'ST5'];
export const TOYS: readonly ToyId[] = ['T1', 'T2', 'T3'];
/** Five sets of cats, each with its own look. [F1] */
export const CATS = ['iryska', 'murchyk', 'barsuk', 'tsaranka', 'kuzia'] as const;
export type CatName = (typeof CATS)[number];
export const PRINCESSES = 5; // [F1]
export const CATS_EACH = 5; // [F1]
export const HAND = 2; // [F5]

export const FACES: ReadonlyMap<CardId, Face> = new Map<CardId, Face>([
  ...BOXES.map((id, i) => [id, defined(boxFaces[i])] as const),
  ['ST1', face('', 'M')],
  ['ST2', face('N', 'Y')],
  ['ST3', face('N', 'F')],
  ['ST4', face('W', 'H')],
  ['ST5', face('', '')],
  ...TOYS.map((id) => [id, face('', '**')] as const),
]);

export const faceOf = (card: CardId): Face => defined(FACES.get(card));
export const isToy = (card: CardId | HandCard): card is ToyId => card.startsWith('T');
