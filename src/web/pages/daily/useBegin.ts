import { useLocation } from 'preact-iso';
import type { DailyTask, Day } from '../../../protocol/daily.ts';
import { useAttempt, type Attempt } from '../../page/useAttempt.ts';
import { startTask } from './daily-api.ts';

/** Begins a task or goes on with it: at its table, or on the page of the puzzle. */
export const useBegin = (
  day: Day,
  task: DailyTask | undefined,
): Omit<Attempt, 'start'> & { readonly begin: () => void } => {
  const { route } = useLocation();
  const { start, ...attempt } = useAttempt();
  const begin = (): void => {
    if (!task) return;
    if (task.goal !== null) return route(`/daily/${day}/${task.task}`);
    start(async () => {
      const begun = await startTask(day, task.task);
      if ('table' in begun) route(`/table/${begun.table}`);
    });
  };
  return { ...attempt, begin };
};
