import { z } from 'zod';
import type { DailyDay, DailyMonth, DailyMove, DailyPuzzleTry, DailyStart } from '../../protocol/daily.ts';
import { PERSON } from './people-schemas.ts';

/** Schemas of the daily five; see schemas.ts. */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const task = z.string().max(40);
const patch = z.enum(['none', 'begun', 'solved', 'missed']);
const count = z.number().int();

export const DAILY_PARAMS = z.object({ day, task });
export const DAY_QUERY = z.object({ day: day.optional() });
export const MONTH_PARAMS = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/) });

export const DAILY_MOVE: z.ZodType<DailyMove> = z.strictObject({
  move: z.string().max(100),
  after: z.number().int().min(0).max(100),
});

const TASK = z.object({
  task,
  goal: z.string().nullable(),
  patch,
  late: z.boolean(),
  points: z.number().nullable(),
  table: z.string().nullable(),
  puzzle: z.string().nullable(),
  among: z.object({ people: count, solved: count, behind: count }).nullable(),
});

export const DAILY_DAY: z.ZodType<DailyDay> = z.object({
  day,
  number: count,
  playable: z.boolean(),
  today: day,
  endsAt: z.number(),
  zone: z.string(),
  tasks: z.array(TASK).readonly(),
  everybody: z.object({ people: count, solved: z.array(count).readonly(), behind: count }).nullable(),
  streak: count,
  week: z.array(z.object({ day, solved: count.nullable() })).readonly(),
  friends: z
    .array(
      z.object({
        person: PERSON,
        tasks: z.array(z.object({ patch, table: z.string().nullable() })).readonly(),
      }),
    )
    .readonly(),
  best: z.array(z.object({ task, table: z.string().nullable(), puzzle: z.string().nullable() })).readonly(),
});

export const DAILY_MONTH: z.ZodType<DailyMonth> = z.object({
  today: day,
  streak: count,
  days: z.array(z.object({ day, patches: z.array(patch).readonly() })).readonly(),
});

export const DAILY_PUZZLE: z.ZodType<DailyPuzzleTry> = z.object({
  goal: z.string(),
  where: z.string(),
  moves: z.array(z.string()).readonly(),
  turns: count,
  patch,
  rated: z.boolean(),
});

export const DAILY_START: z.ZodType<DailyStart> = z.union([
  z.object({ table: z.string() }),
  z.object({ puzzle: DAILY_PUZZLE }),
]);
