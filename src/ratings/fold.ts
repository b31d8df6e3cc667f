import type { GuestId } from '../protocol/table.ts';
import { mergeRatings, renamedResult, type Merge, type MergedRating } from './merge.ts';
import { NEWCOMER, type Skill, type Standing } from './plackett-luce.ts';
import { MEETINGS_WITHIN, poolOf, ratedPeople, rateResult } from './rate-result.ts';
import type { Result } from './result.ts';

/** The change of a person's rating by one match. */
export interface RatingChange {
  readonly who: GuestId;
  readonly before: Skill;
  readonly after: Standing;
}

/** The facts of earlier matches that the rating of one match needs. */
export interface Earlier {
  standing(pool: string, who: GuestId): Standing | null;
  met(pool: string, one: GuestId, other: GuestId, since: number): number;
  /** The matches of this person at which two people had one address. */
  near(pool: string, who: GuestId, since: number): number;
}

/** The changes by one match, after all matches before it. Empty: it is not rated. */
export const changesBy = (result: Result, earlier: Earlier): readonly RatingChange[] => {
  const pool = poolOf(result);
  const people = ratedPeople(result);
  const before = people.map((who) => earlier.standing(pool, who));
  const since = result.at - MEETINGS_WITHIN;
  let met = Math.max(
    0,
    ...people.flatMap((one, i) => people.slice(i + 1).map((other) => earlier.met(pool, one, other, since))),
  );
  // Otherwise somebody could lose under a new name each time: a guest is made with one tap.
  if (result.near) for (const who of people) met = Math.max(met, earlier.near(pool, who, since));
  const after = rateResult(
    result,
    before.map((standing) => standing ?? NEWCOMER),
    met,
  );
  return people.map((who, i) => {
    const { mu, sigma } = after[i] ?? NEWCOMER;
    const { mu: oldMu, sigma: oldSigma } = before[i] ?? NEWCOMER;
    return {
      who,
      before: { mu: oldMu, sigma: oldSigma },
      after: { mu, sigma, matches: (before[i]?.matches ?? 0) + 1, at: result.at },
    };
  });
};

/** A rated match of two people. */
interface Met {
  readonly at: number;
  readonly match: string;
}

/** The matches of each two people who have met. Both find each other in it, so that a merge need not look at everybody. */
type Meetings = Map<GuestId, MetBy>;
type MetBy = Map<GuestId, Met[]>;

/**
 * All ratings from the first match on: results and merges must come in the order in which they were stored. A million of them
 * are folded at once, so nothing here makes a text for a single match.
 */
export class RatingFold implements Earlier {
  readonly #standings = new Map<string, Map<GuestId, Standing>>(); // by pool
  readonly #meetings = new Map<string, Meetings>(); // by pool
  readonly #near = new Map<string, MetBy>(); // by pool: see Earlier
  readonly #merged = new Map<GuestId, GuestId>();

  add(stored: Result): readonly RatingChange[] {
    const result = this.#merged.size ? renamedResult(stored, (who) => this.#merged.get(who) ?? who) : stored;
    const changes = changesBy(result, this);
    if (!changes.length) return changes;
    const pool = poolOf(result);
    const standings = inner(this.#standings, pool);
    const meetings = inner(this.#meetings, pool);
    const met = { at: result.at, match: result.match };
    for (const { who, after } of changes) {
      standings.set(who, after);
      for (const { who: other } of changes) if (who !== other) note(inner(meetings, who), other, met);
      if (result.near) note(inner(this.#near, pool), who, met);
    }
    return changes;
  }

  merge(merge: Merge): readonly MergedRating[] {
    const { from, into } = merge;
    this.#merged.set(from, into);
    for (const meetings of this.#meetings.values()) mergeMeetings(meetings, from, into);
    for (const near of this.#near.values()) {
      for (const met of onlyIn(near.get(from), near.get(into))) note(near, into, met);
      near.delete(from);
    }
    const merged = [...this.#standings.keys()]
      .toSorted()
      .flatMap((pool) => mergeRatings(pool, merge, this.standing(pool, from), this.standing(pool, into)));
    for (const { pool, who, after } of merged) inner(this.#standings, pool).set(who, after);
    return merged;
  }

  standing(pool: string, who: GuestId): Standing | null {
    return this.#standings.get(pool)?.get(who) ?? null;
  }

  met(pool: string, one: GuestId, other: GuestId, since: number): number {
    return timesSince(this.#meetings.get(pool)?.get(one)?.get(other), since);
  }

  near(pool: string, who: GuestId, since: number): number {
    return timesSince(this.#near.get(pool)?.get(who), since);
  }

  *standings(): IterableIterator<readonly [pool: string, who: GuestId, standing: Standing]> {
    for (const [pool, standings] of this.#standings)
      for (const [who, standing] of standings) yield [pool, who, standing];
  }
}

const timesSince = (all: readonly Met[] | undefined, since: number): number => {
  let times = 0;
  for (const { at } of all ?? []) if (at > since) times += 1;
  return times;
};

/**
 * Old ones are dropped: a pair that plays for years would otherwise fill the memory. Twice as many days as are counted
 * are kept, because clocks of servers may differ.
 */
const note = (all: MetBy, other: GuestId, met: Met): void => {
  const before = all.get(other);
  if (!before) return void all.set(other, [met]);
  const old = met.at - 2 * MEETINGS_WITHIN;
  // Usually none is old: then no list is made, which counts when a million matches are folded.
  if (before.some(({ at }) => at <= old)) all.set(other, [...before.filter(({ at }) => at > old), met]);
  else before.push(met);
};

/** A match where both sat, with a third, counts once. */
const mergeMeetings = (meetings: Meetings, from: GuestId, into: GuestId): void => {
  const ofGuest = meetings.get(from);
  if (!ofGuest) return;
  meetings.delete(from);
  const known = meetings.get(into);
  known?.delete(from);
  for (const [other, times] of ofGuest) {
    meetings.get(other)?.delete(from);
    if (other === into) continue;
    for (const met of onlyIn(times, known?.get(other))) {
      note(inner(meetings, into), other, met);
      note(inner(meetings, other), into, met);
    }
  }
};

const onlyIn = (some: readonly Met[] = [], others: readonly Met[] = []): readonly Met[] => {
  const known = new Set(others.map(({ match }) => match));
  return some.filter(({ match }) => !known.has(match));
};

/** The map behind this key, made when it is first asked for. */
const inner = <K, L, V>(outer: Map<K, Map<L, V>>, key: K): Map<L, V> => {
  const found = outer.get(key);
  if (found) return found;
  const made = new Map<L, V>();
  outer.set(key, made);
  return made;
};
