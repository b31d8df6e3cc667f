import type { GuestId } from '../../protocol/table.ts';
import type { Result, SeatResult } from '../../ratings/result.ts';

/** Invented results of many people, the same for the same numbers: for measurements and pages that need a past. */

export interface SeasonPlan {
  readonly people: number;
  readonly matches: number;
  readonly kinds: readonly Kind[];
  readonly end: number; // of the last match, in milliseconds since 1970
  readonly days: number; // over which the matches are spread
  readonly regular?: number; // in this share of the matches the first person plays
}

interface Kind {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
}

const DAY = 24 * 3_600_000;
const CALLED = 'en';

export const seasonPerson = (i: number): GuestId => `${CALLED}${(i + 1).toString(16).padStart(24, '0')}`;

/** Oldest first. Lower numbers are better players, and chance has its say. */
export const season = function* (plan: SeasonPlan): Generator<Result> {
  const { people, matches, kinds, end, days, regular = 0 } = plan;
  const chance = numbers(people + matches);
  for (let i = 0; i < matches; i++) {
    const kind = kinds[Math.floor(chance() * kinds.length)];
    if (!kind) return;
    const who = new Set<number>(chance() < regular ? [0] : []);
    while (who.size < Math.min(kind.seats, people)) who.add(Math.floor(chance() ** 1.5 * people));
    const withBot = chance() < 0.1;
    yield {
      match: `season-${i}`,
      at: Math.round(end - (days * DAY * (matches - 1 - i)) / matches),
      game: kind.game,
      mode: kind.mode,
      rated: !withBot && chance() < 0.85,
      seats: seatsOf([...who], people, withBot, chance),
    };
  }
};

const seatsOf = (
  who: readonly number[],
  people: number,
  withBot: boolean,
  chance: () => number,
): readonly SeatResult[] => {
  const level = Math.floor(chance() * 4);
  const scores = who.map((person) => Math.round(40 + 30 * (1 - person / people) + 30 * chance()));
  return who.map((person, seat): SeatResult => {
    const bot = withBot && seat > 0;
    const score = scores[seat] ?? 0;
    const place = 1 + scores.filter((other) => other > score).length;
    return {
      who: bot ? null : seasonPerson(person),
      name: null,
      level: bot ? level : null,
      place,
      score,
      left: false,
    };
  });
};

/** A small generator of numbers from 0 to 1 (mulberry32). */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
