import { ALL_ALLOWED, RATED_ALLOWS, type GuestId, type TableId } from '../../protocol/table.ts';
import type { Day, TaskId } from '../../protocol/daily.ts';
import { newDoc, type TableDoc } from '../../table/doc.ts';
import type { TaskDoc } from './tasks.ts';

interface DailyAttempt {
  readonly id: TableId;
  readonly day: Day;
  readonly task: TaskId;
  readonly person: GuestId;
  readonly again: boolean; // only for practice
}

/** The table of a task: everybody gets the same seed, so the same cards and the same answers of the bots. */
export const dailyTable = (
  { seed, rulesVersion, options, bots }: Extract<TaskDoc, { is: 'match' }>,
  { id, day, task, person, again }: DailyAttempt,
): TableDoc =>
  newDoc({
    id,
    game: task,
    rulesVersion,
    options,
    seats: [
      { kind: 'person', guest: person, name: null, away: false },
      ...bots.map((level) => ({ kind: 'bot', level }) as const),
    ],
    creator: person,
    seed,
    created: Date.now(),
    allows: again ? ALL_ALLOWED : RATED_ALLOWS,
    daily: { day, task, ...(again && { again: true }) },
  });
