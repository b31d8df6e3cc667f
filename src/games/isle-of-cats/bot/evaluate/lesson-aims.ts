import { POINT_FACES, isPointFace } from '../../rules/cards/events.ts';
import { DOUBLING, lessonOf, type Lesson } from '../../rules/cards/lessons.ts';
import { colourPoints } from '../../rules/phases/sister.ts';
import { playerIn, seen } from '../../rules/state/piles.ts';
import { COLOURS, type CardId, type Colour, type View } from '../../rules/state/types.ts';
import type { Features, Group } from './features.ts';
import type { Horizon } from './horizon.ts';
import { FAMILY_OUTLOOK, isAboutFamilies } from './family-outlook.ts';
import { OUTLOOK } from './lesson-outlook.ts';

/** The things a bot pays attention to. Beginners overlook one or the other. */
export interface Care {
  readonly lessons: boolean; // plays for its lessons
  readonly holes: number; // 0 to 1: sees gaps and ragged borders that nothing will fit
  readonly fish: number; // 0 to 1: saves fish for cats and for tomorrow
}
export const FULL_CARE: Care = { lessons: true, holes: 1, fish: 1 };

/** The sources of points besides a full boat: lessons of all kinds, and the points of the sister. */
export interface Aims {
  readonly lessons: Lessons;
  readonly hers: Lessons; // the sister's
  readonly doubled: boolean; // her best one counts twice
  readonly catCosts: readonly number[]; // the sister's points for a cat of each colour
  readonly symbolCost: number; // her points for each symbol of a beast
  readonly rare: number; // points of a rare treasure
  readonly care: Care;
}
/**
 * Lessons about families are separate: they are evaluated on the expected groups, and the expected groups depend on
 * them.
 */
export interface Lessons {
  readonly plain: readonly Aim[];
  readonly families: readonly Aim[];
}
export interface Aim {
  readonly lesson: Lesson;
  readonly colour: number;
  readonly weight: number;
}

const RARE = 3;
const SYMBOL = 3;
const HALF = 0.5; // the part of its points that a public lesson pays against the sister
/** The weight of the sister's points for a cat before the last day: a cat may still bring more than is foreseen. */
const COLOUR_CARE = 0.85;
const LAST_DAY = 5;
const SOON = 0.8; // the weight of an event tile of tomorrow
const LATER = 0.4;

export const aimAt = (card: CardId, colour: Colour | null = null, weight: number = 1): Aim[] => {
  const lesson = lessonOf(card);
  return lesson ? [{ lesson, colour: colour === null ? -1 : COLOURS.indexOf(colour), weight }] : [];
};

const eventAims = ({ events, day }: View): Aim[] =>
  events.flatMap(({ face }, i): Aim[] =>
    isPointFace(face) && i + 1 > day
      ? [{ lesson: POINT_FACES[face], colour: -1, weight: i === day ? SOON : LATER }]
      : [],
  );

export const aimsOf = (view: View, seat: number, care: Care): Aims => {
  const { sister, publicLessons, options } = view;
  const herShare = view.day === LAST_DAY ? 1 : COLOUR_CARE;
  const shared = publicLessons.flatMap(({ card, colour }) => aimAt(card, colour, sister ? HALF : 1));
  const own = seen(playerIn(view, seat).lessons).flatMap((card) => aimAt(card));
  return {
    lessons: sorted(care.lessons ? [...own, ...shared, ...eventAims(view)] : []),
    hers: sorted((sister?.lessons ?? []).flatMap((card) => aimAt(card))),
    doubled: sister?.lessons.includes(DOUBLING) ?? false,
    catCosts: COLOURS.map((colour) => herShare * catCost(view, colour)),
    symbolCost: sister ? herShare * SYMBOL : 0,
    rare: options.mode === 'family' ? 0 : RARE,
    care,
  };
};

const sorted = (aims: readonly Aim[]): Lessons => ({
  plain: aims.filter(({ lesson }) => !isAboutFamilies(lesson.counts)),
  families: aims.filter(({ lesson }) => isAboutFamilies(lesson.counts)),
});

export const withLesson = (aims: Aims, aim: Aim): Aims => ({
  ...aims,
  lessons: sorted([...aims.lessons.plain, ...aims.lessons.families, aim]),
});

/** The sister's points for a cat; for a colour card that is not revealed yet, the mean of the remaining ones. */
const catCost = ({ sister }: View, colour: Colour): number => {
  if (!sister) return 0;
  const known = sister.colours.indexOf(colour);
  if (known >= 0) return colourPoints(known);
  const left = COLOURS.map((_, n) => colourPoints(n)).slice(sister.colours.length);
  return left.reduce((sum, points) => sum + points, 0) / left.length;
};

export const expected = (
  { lesson: { counts, points }, colour, weight }: Aim,
  found: Features,
  to: Horizon,
  groups: readonly Group[] = found.groups,
): number =>
  weight *
  points *
  (isAboutFamilies(counts) ? FAMILY_OUTLOOK[counts](groups, to) : OUTLOOK[counts](found, to, colour));
