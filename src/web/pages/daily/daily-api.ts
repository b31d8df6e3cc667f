import type {
  DailyDay,
  DailyMonth,
  DailyMove,
  DailyPuzzleTry,
  DailyStart,
  Day,
  TaskId,
} from '../../../protocol/daily.ts';
import { get, me, send } from '../../table/api.ts';

/** The requests of the daily five, loaded with its pages. */

export const readDay = async (day: Day | undefined): Promise<DailyDay> => {
  await me();
  return get(`/daily${day === undefined ? '' : `?day=${encodeURIComponent(day)}`}`);
};

export const readMonth = async (month: string): Promise<DailyMonth> => {
  await me();
  return get(`/daily/months/${encodeURIComponent(month)}`);
};

const taskPath = (day: Day, task: TaskId): string =>
  `/daily/${encodeURIComponent(day)}/${encodeURIComponent(task)}`;

export const startTask = async (day: Day, task: TaskId): Promise<DailyStart> => {
  await me();
  return send('POST', taskPath(day, task));
};

export const playAgain = (day: Day, task: TaskId): Promise<DailyStart> =>
  send('POST', `${taskPath(day, task)}/again`);

export const playMove = (day: Day, task: TaskId, move: DailyMove): Promise<DailyPuzzleTry> =>
  send('POST', `${taskPath(day, task)}/move`, move);
