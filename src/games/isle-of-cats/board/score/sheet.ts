import type { Seat } from '../../../../kernel/game.ts';
import { FAMILY, families } from '../../rules/boat/families.ts';
import { ROOMS, ROOM_OF } from '../../rules/boat/grid.ts';
import type { Summary } from '../../rules/boat/summary.ts';
import { cardNamed } from '../../rules/cards/ids.ts';
import { lessonOf } from '../../rules/cards/lessons.ts';
import { playerIn, sizeOf } from '../../rules/state/piles.ts';
import { colourPoints } from '../../rules/phases/sister.ts';
import { scoreParts, sisterParts, sumOf, type Part } from '../../rules/score.ts';
import { boatOf, knownLessons } from '../../rules/island/lesson-points.ts';
import type { Colour, View } from '../../rules/state/types.ts';
import type { Cats, LessonEntry, Near } from '../../words/score-types.ts';

/** A score line with the facts that explain it, not yet in words. */
export type Entry =
  | {
      readonly of: 'families';
      readonly points: number;
      readonly sizes: readonly Cats[];
      readonly near: Cats | null;
    }
  | {
      readonly of: 'rare' | 'friendships' | 'rats' | 'royal-rats' | 'tokens';
      readonly points: number;
      readonly count: number;
    }
  | { readonly of: 'rooms'; readonly points: number; readonly count: number; readonly near: Near | null }
  | LessonEntry
  | {
      readonly of: 'sister-colour';
      readonly points: number;
      readonly colour: Colour;
      readonly count: number;
      readonly each: number;
    }
  | { readonly of: 'sister-beasts'; readonly points: number; readonly count: number }
  | { readonly of: 'sister-event'; readonly points: number; readonly space: number };

export interface Sheet {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly hidden: number; // the number of hidden lessons, which are not counted
}

/** The score of a seat if the match ended now, as far as the viewer may know. */
export const sheetOf = (view: View, seat: Seat): Sheet => {
  const player = playerIn(view, seat);
  const parts = scoreParts(view, seat);
  return {
    entries: entriesOf(parts, boatOf(player)),
    total: sumOf(parts),
    hidden: sizeOf(player.lessons) - knownLessons(player).length,
  };
};

/** The sister's score if the match ended now; null without a sister. */
export const sisterSheet = (view: View): Sheet | null => {
  if (!view.sister) return null;
  const parts = sisterParts(view);
  return { entries: parts.map(otherEntry), total: sumOf(parts), hidden: 0 };
};

const entriesOf = (parts: readonly Part[], boat: Summary): Entry[] => {
  const named = (what: Part['what']): Part | undefined => parts.find((part) => part.what === what);
  const own = parts.filter(({ what }) => what === 'family');
  const counted = (of: 'rare' | 'friendships' | 'rats' | 'royal-rats' | 'tokens'): Entry[] => {
    const part = named(of);
    return part ? [{ of, points: part.points, count: Number(part.with?.['count']) }] : [];
  };
  const rooms = named('rooms');
  return [
    { of: 'families', points: sumOf(own), sizes: own.map(catsOf), near: nearFamily(boat) },
    ...counted('rare'),
    ...counted('friendships'),
    ...parts.filter(isLesson).map(lessonEntry),
    ...counted('tokens'),
    ...counted('rats'),
    ...counted('royal-rats'),
    ...(rooms
      ? [
          {
            of: 'rooms' as const,
            points: rooms.points,
            count: Number(rooms.with?.['count']),
            near: nearRoom(boat),
          },
        ]
      : []),
  ];
};

const colourOf = (part: Part): Colour | null => {
  const colour = part.with?.['colour'];
  return colour === undefined || colour === '-' ? null : (colour as Colour);
};

const catsOf = (part: Part): Cats => ({
  colour: colourOf(part) ?? 'B',
  count: Number(part.with?.['count']),
  points: part.points,
});

/** A group that lacks one cat to be a family; null if the boat has a family already. */
const nearFamily = (boat: Summary): Cats | null => {
  const [largest] = boat.groups;
  return families(boat).length === 0 && largest && largest.pieces.length === FAMILY - 1
    ? { colour: largest.colour, count: largest.pieces.length, points: 0 }
    : null;
};

const NEARLY = 4; // a room with at most this many open cells is mentioned, if at least half of it is covered

const nearRoom = ({ owner, full }: Summary): Near | null => {
  const open = ROOMS.flatMap((room, i) => {
    const cells = owner.filter((_, cell) => ROOM_OF[cell] === i);
    const left = cells.filter((piece) => piece < 0).length;
    return full[i] || left > NEARLY || left > cells.length / 2 ? [] : [{ room, left }];
  });
  return open.toSorted((a, b) => a.left - b.left)[0] ?? null;
};

const LESSONS = {
  'private-lesson': 'private',
  'public-lesson': 'public',
  'family-lesson': 'family',
  'sister-lesson': 'sister',
} as const;
const isLesson = ({ what }: Part): boolean => what in LESSONS;

const lessonEntry = (part: Part): LessonEntry => {
  const card = cardNamed(String(part.with?.['card'])) ?? 0;
  const lesson = lessonOf(card);
  return {
    of: 'lesson',
    kind: LESSONS[part.what as keyof typeof LESSONS],
    card,
    colour: colourOf(part),
    points: part.points,
    count: Number(part.with?.['count']),
    pays: !lesson || lesson.counts.endsWith('-value') ? 'value' : lesson.pays,
  };
};

/** The sister's colours come first, those with the most points before the others. */
const otherEntry = (part: Part, n: number): Entry => {
  const { points } = part;
  const count = Number(part.with?.['count']);
  if (isLesson(part)) return lessonEntry(part);
  if (part.what === 'sister-colour')
    return { of: 'sister-colour', points, colour: colourOf(part) ?? 'B', count, each: colourPoints(n) };
  return part.what === 'sister-beasts'
    ? { of: 'sister-beasts', points, count }
    : { of: 'sister-event', points, space: Number(part.with?.['space']) };
};
