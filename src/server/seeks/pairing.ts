import type { Millis } from '../../kernel/game.ts';
import type { Rating } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { SeekKind, StoredSeek } from '../store/seek-store.ts';

const FIRST_RANGE = 150; // points between two ratings
const PER_SECOND = 30;
const ANY_RATING_AFTER: Millis = 30_000; // after this wait every rating is accepted: a distant opponent is better than none
const NEWCOMER = 1500;

/** People who may play together, and what. */
export interface Group {
  readonly kind: SeekKind;
  readonly seeks: readonly StoredSeek[];
}

/** The largest rating difference accepted after this waiting time. */
export const rangeAfter = (waited: Millis): number =>
  waited >= ANY_RATING_AFTER ? Infinity : FIRST_RANGE + (PER_SECOND * waited) / 1000;

/**
 * Groups of people who want the same and whose ratings are near enough for each of them, those who wait longest first.
 * Friends before others, then the nearest rating. Nobody is in two groups. A group starts only from a seek
 * for which `wanted` is true.
 */
export const pairUp = (
  seeks: readonly StoredSeek[],
  wanted: (seek: StoredSeek) => boolean,
  now: number,
): readonly Group[] => {
  const byKey = groupedByKey(seeks);
  const taken = new Set<GuestId>();
  return seeks.flatMap((seek) => {
    if (taken.has(seek.person) || !wanted(seek)) return [];
    const group = groupFor(seek, byKey, taken, now);
    for (const { person } of group?.seeks ?? []) taken.add(person);
    return group ? [group] : [];
  });
};

interface Candidate {
  readonly seek: StoredSeek;
  readonly kind: SeekKind;
}

const groupedByKey = (seeks: readonly StoredSeek[]): ReadonlyMap<string, readonly Candidate[]> => {
  const byKey = new Map<string, Candidate[]>();
  for (const seek of seeks)
    for (const kind of seek.kinds) {
      const same = byKey.get(kind.key);
      if (same) same.push({ seek, kind });
      else byKey.set(kind.key, [{ seek, kind }]);
    }
  return byKey;
};

const groupFor = (
  seek: StoredSeek,
  byKey: ReadonlyMap<string, readonly Candidate[]>,
  taken: ReadonlySet<GuestId>,
  now: number,
): Group | null => {
  for (const kind of seek.kinds) {
    const mine = { seek, kind };
    const others = (byKey.get(kind.key) ?? [])
      .filter((other) => !taken.has(other.seek.person) && fit(mine, other, now))
      .toSorted((a, b) => rank(mine, a) - rank(mine, b));
    const group = [mine];
    for (const other of others)
      if (group.length < seek.players && group.every((one) => fit(one, other, now))) group.push(other);
    if (group.length === seek.players) return { kind, seeks: group.map((one) => one.seek) };
  }
  return null;
};

const fit = (a: Candidate, b: Candidate, now: number): boolean =>
  a.seek.person !== b.seek.person &&
  !a.seek.blocked.includes(b.seek.person) &&
  !b.seek.blocked.includes(a.seek.person) &&
  (areFriends(a.seek, b.seek) ||
    distance(a.kind.rating, b.kind.rating) <=
      Math.min(rangeAfter(now - a.seek.since), rangeAfter(now - b.seek.since)));

const areFriends = (a: StoredSeek, b: StoredSeek): boolean => a.friends.includes(b.person);

const FRIENDS_FIRST = -1_000_000;
const rank = (mine: Candidate, other: Candidate): number =>
  distance(mine.kind.rating, other.kind.rating) + (areFriends(mine.seek, other.seek) ? FRIENDS_FIRST : 0);

/** How far apart two people are at least: an uncertain rating may be anywhere in its band. */
export const distance = (a: Rating | null, b: Rating | null): number => {
  const apart = Math.abs((a?.points ?? NEWCOMER) - (b?.points ?? NEWCOMER));
  return Math.max(0, apart - unsure(a) - unsure(b));
};

const UNKNOWN = 150; // the band of somebody without a rating
const unsure = (rating: Rating | null): number =>
  rating === null ? UNKNOWN : rating.provisional ? rating.band : 0;
