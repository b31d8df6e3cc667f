import { z } from 'zod';
import type { FriendList } from '../../protocol/friends.ts';
import type { Found } from '../../protocol/notices.ts';
import type { Rating } from '../../protocol/people.ts';
import {
  MOST_PLAYERS,
  PACE_KEYS,
  type Company,
  type FoundAnswer,
  type MySeek,
  type NewSeek,
} from '../../protocol/seeks.ts';
import type { ClockSetting, GuestId } from '../../protocol/table.ts';
import { CAT, PERSON } from './people-schemas.ts';

/** Schemas of seeks and friends. */

const MOST_GAMES = 20;

const games = z.array(z.string().max(40)).min(1).max(MOST_GAMES);
const players = z.number().int().min(2).max(MOST_PLAYERS);
const pace = z.enum(PACE_KEYS);

const anyPace = z.boolean().exactOptional();

export const NEW_SEEK: z.ZodType<NewSeek> = z.strictObject({
  games,
  players,
  pace,
  rated: z.boolean(),
  anyPace,
});

export const FOUND_ANSWER: z.ZodType<FoundAnswer> = z.strictObject({
  pairing: z.string().regex(/^[\w-]{12}$/),
  yes: z.boolean(),
});

const GUEST = z.string().regex(/^[a-z]{2}[0-9a-f]{24}$/);

export const WITH_PERSON: z.ZodType<{ readonly person: GuestId }> = z.strictObject({ person: GUEST });

export const BLOCK: z.ZodType<{ readonly person: GuestId; readonly blocked: boolean }> = z.strictObject({
  person: GUEST,
  blocked: z.boolean(),
});

export const RATING: z.ZodType<Rating> = z.object({
  points: z.number(),
  band: z.number(),
  provisional: z.boolean(),
  matches: z.number(),
  missing: z.number(),
});

const person = { guest: z.string(), name: z.string(), cat: CAT };

const CLOCK: z.ZodType<ClockSetting> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), ms: z.number() }),
  z.object({ kind: z.literal('bank'), ms: z.number(), increment: z.number() }),
  z.object({
    kind: z.literal('days'),
    days: z.number(),
    holiday: z.number(),
    late: z.enum(['bot', 'lose']),
  }),
]);

const FOUND: z.ZodType<Found> = z.object({
  pairing: z.string(),
  table: z.string(),
  game: z.string(),
  clock: CLOCK,
  rated: z.boolean(),
  people: z.array(z.object({ ...person, rating: RATING.nullable(), ready: z.boolean() })),
  left: z.number(),
});

const seek = { games: z.array(z.string()), players: z.number(), pace, rated: z.boolean(), anyPace };

export const MY_SEEK: z.ZodType<MySeek> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  z.object({
    is: z.literal('seeking'),
    seek: z.object(seek),
    waited: z.number(),
    paced: z.boolean().exactOptional(),
  }),
  z.object({ is: z.literal('found'), found: FOUND }),
]);

export const COMPANY: z.ZodType<Company> = z.object({
  seeks: z.array(
    z.object({ ...seek, person: PERSON, ratings: z.array(RATING.nullable()), friend: z.boolean() }),
  ),
  looking: z.number(),
});

const FRIEND = z.object({ ...person, is: z.enum(['here', 'at-table', 'away']) });

export const FRIENDS: z.ZodType<FriendList> = z.object({
  friends: z.array(FRIEND),
  recent: z.array(FRIEND),
  blocked: z.array(PERSON),
  asking: z.array(PERSON),
  asked: z.array(PERSON),
});
