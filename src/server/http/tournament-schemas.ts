import { z } from 'zod';
import {
  FORMATS,
  TOURNAMENT_LIMITS as LIMITS,
  type NewTournament,
  type TournamentList,
  type TournamentView,
} from '../../protocol/tournaments.ts';
import { plainName } from '../plain-text.ts';
import { PERSON } from './people-schemas.ts';
import { CLOCK_SETTING } from './schemas.ts';

/** Schemas of tournaments. */

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);

const settings = {
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()])),
  format: z.enum(FORMATS),
  seats: z.number().int().min(2).max(16),
  places: within(LIMITS.places),
  rounds: within(LIMITS.rounds),
  minutes: within(LIMITS.minutes),
  clock: CLOCK_SETTING,
  rated: z.boolean(),
  listed: z.boolean(),
  bots: z.number().int().min(0).max(15).nullable(),
  late: z.boolean(),
  startsAt: z.number().int().min(0).nullable(),
  showUp: within(LIMITS.showUp),
  pause: within(LIMITS.pause),
};

export const NEW_TOURNAMENT: z.ZodType<NewTournament> = z.strictObject({
  title: z
    .string()
    .max(500)
    .overwrite((text) => plainName(text, LIMITS.title) ?? '')
    .min(1),
  ...settings,
});

const summary = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  format: z.enum(FORMATS),
  status: z.enum(['open', 'running', 'over']),
  players: z.number(),
  places: z.number(),
  startsAt: z.number().nullable(),
  rated: z.boolean(),
});

export const TOURNAMENT_LIST: z.ZodType<TournamentList> = z.object({
  mine: z.array(summary),
  listed: z.array(summary),
});

const step = z.object({
  round: z.number(),
  table: z.number().nullable(),
  against: z.array(z.string()),
  points: z.number().nullable(),
  unplayed: z.boolean(),
});

export const TOURNAMENT: z.ZodType<TournamentView> = z.object({
  id: z.string(),
  title: z.string(),
  host: z.string(),
  people: z.record(z.string(), PERSON),
  settings: z.object({ ...settings, options: z.record(z.string(), z.unknown()) }),
  status: z.enum(['open', 'running', 'over']),
  end: z.enum(['done', 'cancelled', 'nobody']).nullable(),
  rounds: z.number(),
  standings: z.array(
    z.object({
      player: z.string(),
      place: z.number(),
      points: z.number(),
      strength: z.number(),
      path: z.array(step),
      gone: z.boolean(),
    }),
  ),
  tables: z.array(
    z.object({
      round: z.number(),
      n: z.number(),
      table: z.string(),
      players: z.array(z.string()),
      points: z.array(z.number().nullable()),
      status: z.enum(['waiting', 'playing', 'over', 'unplayed']),
      here: z.array(z.string()),
      until: z.number().nullable(),
    }),
  ),
  nextRoundAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  now: z.number(),
  link: z.string(),
});
