import type { Found } from './notices.ts';
import type { PersonInfo, Rating } from './people.ts';
import type { ClockSetting } from './table.ts';

/**
 * Finding somebody to play with.
 *
 *   GET   /api/seek                   MySeek
 *   POST  /api/seek                   MySeek   body NewSeek; one per person: a second one replaces the first
 *   POST  /api/seek/end               MySeek   also after `found`: not now
 *   POST  /api/seek/answer            MySeek   body FoundAnswer
 *   POST  /api/seek/with              MySeek   body { person }: plays with this person, who seeks
 *
 * A seek lasts while a page of its person is connected, and a little longer; one with a pace of days lasts three days, connected or
 * not, and its match begins without a question. News come as notices.
 */

/** The paces a seek may choose, and the clocks of their tables. */
export const PACES = {
  '5+3': { kind: 'bank', ms: 300_000, increment: 3_000 },
  '10+5': { kind: 'bank', ms: 600_000, increment: 5_000 },
  '1-day': { kind: 'days', days: 1, holiday: 0, late: 'lose' },
  '3-days': { kind: 'days', days: 3, holiday: 0, late: 'lose' },
} as const satisfies Readonly<Record<string, ClockSetting>>;
export type Pace = keyof typeof PACES;
export const PACE_KEYS = Object.keys(PACES) as readonly Pace[];

/** The paces that this seek is content with, the one that was chosen first. */
export const pacesOf = ({ pace, anyPace }: NewSeek): readonly Pace[] =>
  anyPace && !isOfDays(pace)
    ? [pace, ...PACE_KEYS.filter((other) => other !== pace && !isOfDays(other))]
    : [pace];

/** With such a pace nobody has to be there when somebody is found. */
export const isOfDays = (pace: Pace): boolean => PACES[pace].kind === 'days';

export const MOST_PLAYERS = 6;

export interface NewSeek {
  readonly games: readonly string[]; // any of these
  readonly players: number;
  readonly pace: Pace; // not in a game against time, which has its own
  readonly rated: boolean;
  readonly anyPace?: boolean; // also the other paces that are not of days; this pace first
}

/** A seek as others see it. */
export interface Seek extends NewSeek {
  readonly person: PersonInfo;
  readonly ratings: readonly (Rating | null)[]; // of its games, in their order
  readonly friend: boolean; // of the reader
}

export type MySeek =
  | { readonly is: 'none' }
  | {
      readonly is: 'seeking';
      readonly seek: NewSeek;
      readonly waited: number; // milliseconds
      readonly paced?: boolean; // one of the games has a pace: another one, or days, may find somebody
    }
  | { readonly is: 'found'; readonly found: Found };

export interface FoundAnswer {
  readonly pairing: string;
  readonly yes: boolean;
}

/** The open seeks as a list for one reader, and their number. */
export interface Company {
  readonly seeks: readonly Seek[]; // friends first, then the nearest ratings
  readonly looking: number;
}
