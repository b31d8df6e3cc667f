import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Friends } from '../people/friends.ts';
import type { Guests } from '../people/guests.ts';
import type { Store } from '../store/store.ts';
import { DailyFive, type TableMaker } from './daily-five.ts';
import { TaskAccess } from './task-access.ts';
import { DailyPuzzles } from './puzzles.ts';
import { DailyStandings } from './standings.ts';
import { DailyTasks } from './tasks.ts';
import type { DailySources } from './view.ts';

/** Everything of the daily five. */
export interface DailyParts extends DailySources {
  readonly five: DailyFive;
}

/** The part that tables need comes first: the tables themselves are needed for the rest. */
export const openTasks = (
  store: Store,
  catalogue: Catalogue,
  zone: string,
): Pick<DailyParts, 'access' | 'tasks'> => {
  const tasks = new DailyTasks(store, catalogue);
  return { tasks, access: new TaskAccess(store, tasks, zone) };
};

export const openDaily = (
  { access, tasks }: Pick<DailyParts, 'access' | 'tasks'>,
  parts: { store: Store; tables: TableMaker; pool: BotPool; guests: Guests; friends: Friends },
): DailyParts => {
  const { store, tables, pool, guests, friends } = parts;
  const five = new DailyFive({ store, tables, tasks, access, puzzles: new DailyPuzzles(tasks, pool) });
  return { store, tasks, access, five, guests, friends, standings: new DailyStandings(store) };
};
