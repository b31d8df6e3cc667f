import type { Readable } from 'node:stream';
import { z } from 'zod';
import { HOW_ENDED } from '../../kernel/early-end.ts';
import {
  type Address,
  type Lobby,
  type AtTable,
  type DeviceLink,
  type GameInfo,
  type Health,
  type Me,
  type MeChange,
  type NewReport,
  type NewTable,
  REPORT_LENGTH,
  REPORT_REASONS,
  type Announcement,
  type Problem,
  type Ready,
  type Replay,
  type SeatChange,
  type SitDown,
} from '../../protocol/api.ts';
import { CAT, PERSON } from './people-schemas.ts';
import { COMPANY, RATING } from './company-schemas.ts';
import { isFormerName } from '../people/guest-names.ts';
import { plainName } from '../plain-text.ts';
import { NAME_RESERVED } from './name-reserved.ts';
import { isReservedName } from '../../protocol/reserved-names.ts';
import { CLOCK_LIMITS, DAYS_A_MOVE, HOLIDAYS, type TableInfo } from '../../protocol/table.ts';

/** Schemas of the HTTP requests and answers; the OpenAPI description is generated from them. */

const LONGEST_TEXT = 500; // before it is cleaned

const name = z
  .string()
  .max(LONGEST_TEXT)
  .overwrite((text) => plainName(text) ?? '')
  .min(1)
  .refine((text) => !isFormerName(text))
  .refine((text) => !isReservedName(text), NAME_RESERVED);
const seat = z.number().int().min(0).max(15);
const seq = z.number().int().min(0).max(1_000_000);
const id = z.string().regex(/^[a-z0-9]{4,32}$/);
const time = z.number().int().min(CLOCK_LIMITS.shortest).max(CLOCK_LIMITS.longest);

const allows = z.strictObject({ hint: z.boolean(), takeback: z.boolean() });

export const CLOCK_SETTING = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), ms: time }),
  z.strictObject({
    kind: z.literal('bank'),
    ms: time,
    increment: z.number().int().min(0).max(CLOCK_LIMITS.longest),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.literal([...DAYS_A_MOVE]),
    holiday: z.literal([...HOLIDAYS]),
    late: z.enum(['bot', 'lose']),
  }),
]);

const bot = z.strictObject({ kind: z.literal('bot'), level: z.number().int().min(0).max(15) });
const openSeat = z.strictObject({ kind: z.literal('open') });

export const TABLE_PARAMS = z.object({ id });

export const ME_CHANGE: z.ZodType<MeChange> = z.strictObject({
  name: name.exactOptional(),
  cat: CAT.exactOptional(),
});

export const NEW_TABLE: z.ZodType<NewTable> = z.strictObject({
  game: z.string().max(40),
  options: z
    .record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()]))
    .exactOptional(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me'), name: name.exactOptional() }),
        bot,
        openSeat,
      ]),
    )
    .max(16),
  listed: z.boolean().exactOptional(),
  clock: CLOCK_SETTING.exactOptional(),
  allows: allows.exactOptional(),
  rated: z.boolean().exactOptional(),
  from: z.strictObject({ match: id, seq }).exactOptional(),
});

export const SIT_DOWN: z.ZodType<SitDown | null | undefined> = z
  .strictObject({ seat: seat.exactOptional(), name: name.exactOptional() })
  .nullish();

export const SEAT_CHANGE: z.ZodType<SeatChange> = z.strictObject({
  seat,
  to: z.discriminatedUnion('kind', [bot, openSeat]),
});

export const REPLAY_QUERY = z.object({
  as: z
    .union([
      z.literal('spectator'),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ])
    .default('spectator'),
});

const details = z.record(z.string(), z.union([z.string(), z.number()]));

const PROBLEM: z.ZodType<Problem> = z.object({ why: z.string(), with: details.exactOptional() });

/** The answers of a route: the expected one, or a problem. */
export const answers = <T extends z.ZodType>(expected: T) => ({
  200: expected,
  '4xx': PROBLEM,
  '5xx': PROBLEM,
});

export const ME: z.ZodType<Me> = PERSON;

/** The page that the other device opens; without a table it is the lobby. */
export const LINK_WISH = z.strictObject({ table: id.exactOptional() }).nullish();

export const DEVICE_LINK: z.ZodType<DeviceLink> = z.object({ url: z.string() });

export const LINK_PARAMS = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const GAMES: z.ZodType<GameInfo[]> = z.array(
  z.object({
    id: z.string(),
    version: z.number(),
    seats: z.tuple([z.number(), z.number()]),
    minutes: z.number(),
    options: z.record(z.string(), z.array(z.unknown())),
    levels: z.number(),
  }),
);

const outcome = z.object({
  winners: z.array(z.number()),
  scores: z.array(z.number()),
  lines: z.array(
    z.object({ seat: z.number(), what: z.string(), points: z.number(), with: details.exactOptional() }),
  ),
  ended: z.object({ how: z.enum(HOW_ENDED), by: z.number() }).exactOptional(),
});

export const TABLE: z.ZodType<TableInfo> = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.number().exactOptional(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('person'),
        guest: z.string(),
        name: z.string(),
        away: z.boolean(),
        here: z.boolean(),
      }),
      z.object({ kind: z.literal('bot'), level: z.number() }),
      z.object({
        kind: z.literal('open'),
        keptFor: z.string().nullable(),
        guest: z.string().exactOptional(),
      }),
    ]),
  ),
  status: z.enum(['waiting', 'playing', 'over']),
  awaiting: z.array(z.number()),
  notes: z.array(
    z.object({ after: z.number(), seat: z.number(), what: z.enum(['time-up', 'left', 'back']) }),
  ),
  creator: z.string(),
  listed: z.boolean(),
  clock: CLOCK_SETTING,
  deadline: z.number().exactOptional(),
  allows: allows.exactOptional(),
  rated: z.boolean().exactOptional(),
  commitment: z.string(),
  seed: z.string().nullable(),
  outcome: outcome.nullable(),
  from: z.object({ match: z.string(), seq: z.number() }).nullable(),
  daily: z
    .object({ day: z.string(), task: z.string(), again: z.literal(true).exactOptional() })
    .exactOptional(),
  tournament: z.string().exactOptional(),
  rematch: z.string().nullable(),
  rematchSaid: z.array(z.object({ guest: z.string(), yes: z.boolean() })).exactOptional(),
  spectators: z.number(),
  created: z.number(),
  halted: z.boolean(),
  // Older names of `awaiting` and `creator`: protocol/old-names.ts.
  asked: z.array(z.number()).exactOptional(),
  host: z.string().exactOptional(),
});

export const AT_TABLE: z.ZodType<AtTable> = z.object({
  table: TABLE,
  yours: z.array(z.number()),
  invite: z.string(),
});

/** The lobby without what everybody sees. */
export type OwnLobby = Omit<Lobby, 'open' | 'ratings' | 'watch'>;

const ownLobby = {
  mine: z.array(TABLE),
  myTurn: z.array(z.string()),
  finished: z.array(TABLE),
  people: z.object({ here: z.number(), atTables: z.number() }).exactOptional(),
  company: COMPANY.exactOptional(),
  friends: z.boolean().exactOptional(),
};
export const OWN_LOBBY: z.ZodType<OwnLobby> = z.object(ownLobby);

export const LOBBY: z.ZodType<Lobby | string> = z.object({
  ...ownLobby,
  open: z.array(TABLE),
  ratings: z.record(z.string(), RATING).exactOptional(),
  watch: z.array(TABLE),
});

export const NEW_REPORT: z.ZodType<NewReport> = z.strictObject({
  about: z.string().regex(/^[a-z]{2}[0-9a-f]{24}$/),
  table: id,
  why: z.enum(REPORT_REASONS),
  text: z.string().max(REPORT_LENGTH).exactOptional(),
});

export const ANNOUNCED: z.ZodType<{ readonly announcement: Announcement | null }> = z.object({
  announcement: z.object({ text: z.string().nullable(), at: z.number().nullable() }).nullable(),
});

export const ADDRESS: z.ZodType<Address> = z.object({ address: z.string() });

export const READY: z.ZodType<Ready> = z.object({ ready: z.literal(true) });

export const HEALTH: z.ZodType<Health> = z.object({
  ok: z.literal(true),
  uptime: z.number(),
  tables: z.number(),
  sockets: z.number(),
});

/** A replay, but with steps only as far as the schema describes them. */
type Described<R extends Replay> = Omit<R, 'steps'> & {
  readonly steps: readonly { readonly line: unknown; readonly scene: unknown }[];
};

type WrittenOut = Readable; // already JSON, sent as it is

/** Scenes depend on the game, so only the parts around them are described. */
export const REPLAY: z.ZodType<Described<Replay> | WrittenOut> = z.object({
  table: TABLE,
  viewer: z.union([z.literal('spectator'), z.number()]),
  steps: z.array(z.object({ line: z.unknown().nullable(), scene: z.unknown() })),
});
