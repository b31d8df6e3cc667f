import type { GuestId, TableId } from './table.ts';

/** Data about people that others may see: names, cats, ratings, histories, leaders. */

/** Somebody, as they are listed everywhere. */
export interface PersonInfo {
  readonly guest: GuestId;
  readonly name: string;
  readonly cat: PersonCat;
}

/** The portrait of a person. Everybody has one from the first visit, and may choose another. */
export interface PersonCat {
  readonly coat: CatCoat;
  readonly sign: CatSign;
}
export const CAT_COATS = [
  'ginger',
  'grey',
  'tuxedo',
  'calico',
  'siamese',
  'black',
  'cream',
  'brown',
] as const;
export type CatCoat = (typeof CAT_COATS)[number];
export const CAT_SIGNS = ['moon', 'fish', 'leaf', 'star', 'shell', 'bell'] as const;
export type CatSign = (typeof CAT_SIGNS)[number];

/** A rating as people see it: "1542 ±44". */
export interface Rating {
  readonly points: number;
  readonly band: number; // the true value is within this distance in two cases of three
  readonly provisional: boolean; // the band is still wide
  readonly matches: number; // rated ones
  readonly missing: number; // about how many more rated matches make it certain
}

/** Ratings are compared within a game and a mode only. */
export interface RatedGame {
  readonly game: string;
  readonly mode: string; // empty: the game has one kind of match
}

export type Won = 'won' | 'lost' | 'drawn';

/** A finished match, as it is listed. */
export interface PlayedMatch extends RatedGame {
  readonly n: number; // all finished matches are numbered; the next page of a list begins before its last number
  readonly match: TableId | null; // its replay; null: the table was private, and the asker did not play there
  readonly at: number; // its end, in milliseconds since 1970
  readonly rated: boolean;
  readonly won: Won | null; // for the person whose history this is, or who asks; null: nothing was decided, or they did not play
  readonly seats: readonly PlayedSeat[];
  readonly changes: readonly RatingNews[] | null; // null: not counted yet; empty: not rated
}

export interface PlayedSeat {
  readonly guest: GuestId | null; // null: a bot
  readonly name: string | null;
  readonly cat: PersonCat | null;
  readonly level: number | null; // of the bot
  readonly place: number | null; // 1 is the best, equal places are ties; null: nothing was decided
  readonly score: number | null;
  readonly left: boolean; // a bot finished the match for them
}

/** The rating before and after a match. */
export interface RatingNews {
  readonly guest: GuestId;
  readonly before: Rating;
  readonly after: Rating;
}

/** A part of a history, the latest first. */
export interface MatchList {
  readonly matches: readonly PlayedMatch[];
  readonly next: number | null; // ask with `before` for older ones; null: that was all
  readonly counts: Tally | null; // of all that the filter lets through; only with the first part
}
export const MATCHES_AT_ONCE = 30;

/** With other people at the table, or with bots alone. */
export const MATCH_COMPANIES = ['people', 'bots'] as const;
export type MatchCompany = (typeof MATCH_COMPANIES)[number];

/** Filters of a history; each may be missing. */
export interface MatchFilter {
  readonly game?: string;
  readonly mode?: string;
  readonly with?: GuestId;
  readonly company?: MatchCompany;
  readonly won?: Won;
  readonly from?: number; // milliseconds since 1970
  readonly until?: number;
  readonly before?: number; // a number of a match
}

/** A person, as everybody may see them. Others see rated matches only; one's own page counts all matches. */
export interface Profile extends PersonInfo {
  readonly since: number | null; // the first finished match; null: none yet
  readonly games: readonly ProfileGame[];
  readonly met: readonly Meeting[]; // those they have played most often
  readonly withMe: Tally | null; // our matches, as I see them; null on one's own page
  readonly now?: PersonNow; // on the page of somebody else who is here; missing: away, or not shown
  readonly hidden?: true; // this person shows others only what they have played together
  readonly gone?: true; // they were deleted: hidden from everybody
  readonly kept?: boolean; // on one's own page: a passkey or a code could bring it back; without, it lives in this browser only
}

/** The game that somebody plays now, if any. */
export interface PersonNow {
  readonly game: string | null; // that they play; null: they are only here
  readonly table: TableId | null; // where it can be watched; null: it is private
}

export interface ProfileGame extends RatedGame {
  readonly rating: Rating | null; // null: no rated match yet
  readonly tally: Tally;
  readonly best: MatchRecord | null; // the highest score
  readonly streak: MatchRecord | null; // the most wins in a row, and the last of these matches
  readonly form: readonly FormPoint[]; // up to twenty rated matches, the oldest first
}

/** The best of something, and where it was reached. */
export interface MatchRecord {
  readonly value: number;
  readonly at: number;
  readonly match: TableId | null; // null: the asker may not open it
}

export interface FormPoint {
  readonly points: number;
  readonly band: number;
  readonly won: Won | null;
}

export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Meeting extends Tally, PersonInfo {}

/** The best of a game, and where the asker stands. Listed are people whose rating is not provisional and who played in the period. */
export interface Leaders extends RatedGame {
  readonly leaders: readonly Leader[]; // from the first place on, or from the one that was asked for
  readonly around: readonly Leader[]; // me and my neighbours, if I am listed and not among the leaders
  readonly listed: number; // how many people
  readonly me: Rating | null; // null: no rated match yet
  readonly bots: readonly BotRating[]; // to compare with; they give and take no points
}
/** A level of bots on the scale of people, as the arena has measured it. */
export interface BotRating {
  readonly level: number; // 0 is the weakest
  readonly points: number;
  readonly band: number;
}
export interface Leader extends PersonInfo {
  readonly place: number;
  readonly rating: Rating;
  readonly form: readonly (Won | null)[]; // up to ten rated matches, the oldest first
}
/** `friends`: the asker and their friends, also those whose rating is provisional. */
export const LEADER_PERIODS = ['month', 'ever', 'friends'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];
