import { z } from 'zod';
import {
  CAT_COATS,
  CAT_SIGNS,
  LEADER_PERIODS,
  MATCH_COMPANIES,
  type Leaders,
  type MatchFilter,
  type MatchList,
  type PersonCat,
  type PersonInfo,
  type PlayedMatch,
  type Profile,
} from '../../protocol/people.ts';
import type { LeadersWanted } from './leaders.ts';

/** Schemas of people, histories, profiles and leaders. */

export const CAT: z.ZodType<PersonCat> = z.strictObject({ coat: z.enum(CAT_COATS), sign: z.enum(CAT_SIGNS) });

const person = { guest: z.string(), name: z.string(), cat: CAT };

export const PERSON: z.ZodType<PersonInfo> = z.object(person);

const guest = z.string().regex(/^[a-z]{2}[0-9a-f]{24}$/);
const game = z.string().regex(/^[\w-]{0,40}$/);
const won = z.enum(['won', 'lost', 'drawn']);
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

export const PERSON_PARAMS = z.object({ id: guest });

export const MATCH_FILTER: z.ZodType<MatchFilter> = z.object({
  game: game.exactOptional(),
  mode: game.exactOptional(),
  with: guest.exactOptional(),
  company: z.enum(MATCH_COMPANIES).exactOptional(),
  won: won.exactOptional(),
  from: whole.exactOptional(),
  until: whole.exactOptional(),
  before: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .exactOptional(),
});

export const LEADERS_QUERY: z.ZodType<LeadersWanted> = z.object({
  game,
  mode: game.default(''),
  period: z.enum(LEADER_PERIODS).default('ever'),
  after: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(0),
});

const rating = z.object({
  points: z.number(),
  band: z.number(),
  provisional: z.boolean(),
  matches: z.number(),
  missing: z.number(),
});

const tally = { played: z.number(), won: z.number(), lost: z.number(), drawn: z.number() };

export const PLAYED_MATCH: z.ZodType<PlayedMatch> = z.object({
  n: z.number(),
  match: z.string().nullable(),
  at: z.number(),
  game: z.string(),
  mode: z.string(),
  rated: z.boolean(),
  won: won.nullable(),
  seats: z.array(
    z.object({
      guest: z.string().nullable(),
      name: z.string().nullable(),
      cat: CAT.nullable(),
      level: z.number().nullable(),
      place: z.number().nullable(),
      score: z.number().nullable(),
      left: z.boolean(),
    }),
  ),
  changes: z.array(z.object({ guest: z.string(), before: rating, after: rating })).nullable(),
});

export const MATCH_LIST: z.ZodType<MatchList> = z.object({
  matches: z.array(PLAYED_MATCH),
  next: z.number().nullable(),
  counts: z.object(tally).nullable(),
});

const record = z.object({ value: z.number(), at: z.number(), match: z.string().nullable() }).nullable();

export const PROFILE: z.ZodType<Profile> = z.object({
  ...person,
  since: z.number().nullable(),
  games: z.array(
    z.object({
      game: z.string(),
      mode: z.string(),
      rating: rating.nullable(),
      tally: z.object(tally),
      best: record,
      streak: record,
      form: z.array(z.object({ points: z.number(), band: z.number(), won: won.nullable() })),
    }),
  ),
  met: z.array(z.object({ ...person, ...tally })),
  withMe: z.object(tally).nullable(),
  now: z.object({ game: z.string().nullable(), table: z.string().nullable() }).exactOptional(),
  hidden: z.literal(true).exactOptional(),
  gone: z.literal(true).exactOptional(),
  kept: z.boolean().exactOptional(),
});

const leader = z.object({ ...person, place: z.number(), rating, form: z.array(won.nullable()) });

export const LEADERS: z.ZodType<Leaders> = z.object({
  game: z.string(),
  mode: z.string(),
  leaders: z.array(leader),
  around: z.array(leader),
  listed: z.number(),
  me: rating.nullable(),
  bots: z.array(z.object({ level: z.number(), points: z.number(), band: z.number() })),
});
