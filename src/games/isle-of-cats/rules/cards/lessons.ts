import type { CardId } from '../state/types.ts';
import type { CountKey } from './counts.ts';
import { FAMILY_I, MODULE_I, MODULE_J } from './ids.ts';

/** `once`: all of the points or none; `each`: the points for every one that is counted. */
export interface Lesson {
  readonly points: number;
  readonly pays: 'once' | 'each';
  readonly counts: CountKey;
}

const once = (points: number, counts: CountKey): Lesson => ({ points, pays: 'once', counts });
const each = (points: number, counts: CountKey): Lesson => ({ points, pays: 'each', counts });

const inARow = (from: CardId, lessons: readonly Lesson[]): [CardId, Lesson][] =>
  lessons.map((lesson, i) => [from + i, lesson]);

/** [S3] */
const PRIVATE = inARow(113, [
  once(12, 'edge-covered'),
  once(10, 'cats-15'),
  once(15, 'three-of-each-colour'),
  once(7, 'every-colour-on-edge'),
  each(1, 'best-colour-on-edge'),
  once(7, 'baskets-3'),
  once(7, 'first-in-order'),
  each(1, 'lonely-cats'),
  once(10, 'largest-family-of-all'),
  each(2, 'rare-treasures'),
  each(1, 'common-treasures'),
  once(10, 'no-rats'),
  each(2, 'rats'),
  each(1, 'private-lessons'),
  once(9, 'blue-5'),
  once(9, 'green-5'),
  once(9, 'purple-5'),
  once(9, 'red-5'),
  once(9, 'orange-5'),
  once(10, 'rats-5'),
  once(7, 'private-lessons-6'),
  once(9, 'treasures-5'),
  each(1, 'two-cats-on-edge'),
  once(12, 'captains-full'),
  once(18, 'bedrooms-empty'),
  each(4, 'groups-of-four'),
  each(3, 'oshax'),
  once(15, 'dining-empty'),
  each(1, 'third-family-value'),
  once(7, 'fish-5'),
]);

/** [S4] */
const PUBLIC = inARow(143, [
  each(2, 'colour-on-edge'),
  each(1, 'colour-cats'),
  once(5, 'three-of-colour'),
  each(3, 'lonely-of-colour'),
  each(2, 'private-lessons'),
  each(2, 'common-treasures'),
  each(1, 'treasures-at-colour'),
  each(5, 'open-maps'),
]);

/** Public lessons whose owner names a colour. [D5] */
export const NEEDS_COLOUR: ReadonlySet<CardId> = new Set([143, 144, 145, 146, 149]);

/** [C2] */
const OF_MODULE_I = inARow(MODULE_I + 1, [
  once(9, 'store-full'),
  once(8, 'families-3'),
  each(2, 'covered-maps'),
  each(1, 'two-cats-inland'),
  once(12, 'families-in-4-colours'),
  once(10, 'middle-covered'),
  each(1, 'cats-at-treasures'),
  once(7, 'even-treasures'),
]);

/** [L1] */
const OF_MODULE_J = inARow(MODULE_J + 1, [
  once(9, 'dining-full'),
  once(10, 'bedrooms-full'),
  each(2, 'full-rooms'),
  each(2, 'open-maps'),
  once(9, 'ten-none-lonely'),
  each(2, 'families'),
  once(8, 'lonely-4'),
  once(6, 'no-fish'),
]);

/** [F4] */
const FAMILY = inARow(151, [
  each(1, 'best-colour-on-edge'),
  once(9, 'every-colour-on-edge'),
  each(1, 'two-cats-on-edge'),
  once(10, 'no-rats'),
  once(10, 'middle-covered'),
  once(12, 'edge-covered'),
  once(10, 'cats-20'),
  once(15, 'three-of-each-colour'),
  once(9, 'blue-5'),
  once(9, 'green-5'),
  once(9, 'purple-5'),
  once(9, 'red-5'),
  once(9, 'orange-5'),
  each(2, 'treasures'),
  once(10, 'largest-family-of-all'),
  each(2, 'rats'),
  each(2, 'full-rooms'),
  each(1, 'third-family-value'),
]);

/** [F5] */
const MORE_FAMILY = inARow(FAMILY_I + 1, [
  once(8, 'bedrooms-full'),
  once(7, 'dining-full'),
  once(6, 'covered-maps-4'),
  each(2, 'families'),
  once(9, 'ten-none-lonely'),
  each(1, 'two-cats-inland'),
  once(10, 'cats-18'),
]);

/**
 * The solo lessons, by which the sister scores your boat. Number 204 counts no boat: it doubles her best other lesson.
 * [O6]
 */
export const DOUBLING = 204;
const BASIC_SOLO = [
  ...inARow(197, [
    each(5, 'colours-off-treasures'),
    each(2, 'cats-in-largest-family'),
    once(10, 'treasures-under-9'),
    each(4, 'fish'),
    each(5, 'rats'),
    each(5, 'cats-beyond-15'),
    each(5, 'colours-off-edge'),
  ]),
  ...inARow(205, [each(3, 'full-rooms'), each(5, 'lonely-cats')]),
];
const ADVANCED_SOLO = inARow(207, [
  each(3, 'private-lessons'),
  each(1, 'largest-family-value'),
  each(1, 'second-family-value'),
  each(3, 'common-treasures'),
  each(3, 'cats-off-treasures'),
  each(4, 'covered-maps'),
  each(5, 'families'),
  each(1, 'cats-on-edge'),
  each(5, 'colours-off-rats'),
]);

const ids = (lessons: readonly (readonly [CardId, Lesson])[]): CardId[] => lessons.map(([id]) => id);

export const BASIC_SOLO_LESSONS: readonly CardId[] = [...ids(BASIC_SOLO), DOUBLING].toSorted((a, b) => a - b);
export const ADVANCED_SOLO_LESSONS: readonly CardId[] = ids(ADVANCED_SOLO);
export const FAMILY_LESSONS: readonly CardId[] = ids(FAMILY);
export const MORE_FAMILY_LESSONS: readonly CardId[] = ids(MORE_FAMILY);

const LESSONS = new Map<CardId, Lesson>([
  ...PRIVATE,
  ...PUBLIC,
  ...OF_MODULE_I,
  ...OF_MODULE_J,
  ...FAMILY,
  ...MORE_FAMILY,
  ...BASIC_SOLO,
  ...ADVANCED_SOLO,
]);

/** The definition of a lesson; undefined for cards that are no lesson, and for number 204. */
export const lessonOf = (id: CardId): Lesson | undefined => LESSONS.get(id);

const OPEN: ReadonlySet<CardId> = new Set(ids(PUBLIC));
export const lessonKind = (id: CardId): 'private' | 'public' => (OPEN.has(id) ? 'public' : 'private');
