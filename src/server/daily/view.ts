import { puzzleId } from '../../kernel/puzzle.ts';
import {
  type DailyBest,
  type DailyDay,
  type DailyFriend,
  type DailyMonth,
  type DailyMonthDay,
  type DailyTask,
  type Day,
  type TaskId,
} from '../../protocol/daily.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Friends } from '../people/friends.ts';
import type { Guests } from '../people/guests.ts';
import { maySee } from '../people/visibility.ts';
import type { DailyTry } from '../store/daily-store.ts';
import type { Store } from '../store/store.ts';
import { beginOf, isPlayable, numberOf, shift, streakOf } from './days.ts';
import type { TaskAccess } from './task-access.ts';
import { patchOf } from './puzzles.ts';
import type { DailyStandings } from './standings.ts';
import type { DailyTasks, TaskDoc } from './tasks.ts';

export interface DailySources {
  readonly store: Store;
  readonly tasks: DailyTasks;
  readonly access: TaskAccess;
  readonly standings: DailyStandings;
  readonly guests: Guests;
  readonly friends: Friends;
}

const WEEK = 7;
const LONGEST_STREAK = 3_000; // days

/** A day as one person may see it. */
export const dayFor = async (sources: DailySources, day: Day, person: GuestId): Promise<DailyDay> => {
  const { store, tasks, access, standings } = sources;
  const { today, zone } = access;
  const week = await store.triesOf([person], shift(today, 1 - WEEK), today);
  const own = day === today ? week.filter((one) => one.day === day) : await store.triesOf([person], day, day);
  const known = await standings.of(day, own);
  const solved = own.filter((one) => one.rated && one.solved).length;
  const rated = own.some((one) => one.rated && one.done !== null);
  return {
    day,
    number: numberOf(day),
    playable: isPlayable(day, today),
    today,
    endsAt: beginOf(shift(today, 1), zone),
    zone,
    tasks: await Promise.all(
      tasks.ids.map((task) =>
        taskFor(
          sources,
          day,
          task,
          own.find((one) => one.task === task),
          known,
        ),
      ),
    ),
    everybody: rated || day < today ? known.everybody(tasks.ids.length, solved) : null,
    streak: await streak(sources, person),
    week: Array.from({ length: WEEK }, (_, i) => streakDay(shift(today, i + 1 - WEEK), week)),
    friends: await friendsOn(sources, day, person, own),
    best: await bestOf(sources, shift(day, -1), person),
  };
};

type StandingOfTask = Awaited<ReturnType<DailyStandings['of']>>;

const taskFor = async (
  { tasks }: DailySources,
  day: Day,
  task: TaskId,
  own: DailyTry | undefined,
  known: StandingOfTask,
): Promise<DailyTask> => {
  const doc = await tasks.of(day, task);
  const daily = tasks.game(task)?.daily;
  const fewer = daily?.is === 'match' && daily.fewer === true;
  return {
    task,
    goal: doc.is === 'puzzle' ? doc.goal : null,
    patch: patchOf(own),
    late: own?.rated === false,
    points: own?.points ?? null,
    table: own?.table ?? null,
    puzzle: own?.done ? puzzleIn(doc) : null,
    among: own?.rated ? known.inTask(task, own, fewer) : null,
  };
};

/** Its id among all puzzles of the game, where it can be tried again. */
const puzzleIn = (doc: TaskDoc): string | null =>
  doc.is === 'puzzle' ? puzzleId({ ...doc, rating: 0, solution: '' }) : null;

const streak = async ({ store, access }: DailySources, person: GuestId): Promise<number> =>
  streakOf(await store.dailyDays(person, LONGEST_STREAK), access.today);

const streakDay = (day: Day, tries: readonly DailyTry[]) => {
  const finished = tries.filter((one) => one.day === day && one.rated && one.done !== null);
  return { day, solved: finished.length ? finished.filter(({ solved }) => solved).length : null };
};

/** Patches tell nothing about a task; a match can be looked at when both are done. */
const friendsOn = async (
  sources: DailySources,
  day: Day,
  person: GuestId,
  own: readonly DailyTry[],
): Promise<readonly DailyFriend[]> => {
  const { store, tasks, guests, friends } = sources;
  const all = await friends.of(person);
  const tries = (await store.triesOf(all, day, day)).filter(({ rated }) => rated);
  const played = all.filter((friend) => tries.some((one) => one.person === friend));
  const seen = await Promise.all(
    played.map(async (friend) => ((await maySee(sources, friend, person)) ? [friend] : [])),
  );
  const people = await guests.people(seen.flat());
  return [...people].map(([id, info]) => ({
    person: info,
    tasks: tasks.ids.map((task) => {
      const theirs = tries.find((one) => one.person === id && one.task === task);
      const bothDone = [theirs, own.find((one) => one.task === task)].every(
        (one) => one && one.done !== null,
      );
      return { patch: patchOf(theirs), table: bothDone ? (theirs?.table ?? null) : null };
    }),
  }));
};

/** The best matches of a day that is over, for those who may know it. */
const bestOf = async (sources: DailySources, day: Day, person: GuestId): Promise<readonly DailyBest[]> => {
  const { store, tasks, access } = sources;
  const found = tasks.ids.map(async (task): Promise<readonly DailyBest[]> => {
    const daily = tasks.game(task)?.daily;
    if (!daily || !(await access.mayKnow(day, task, person))) return [];
    if (daily.is === 'puzzle')
      return (await store.dailyTry(day, task, person))
        ? [{ task, table: null, puzzle: puzzleIn(await tasks.of(day, task)) }]
        : [];
    const best = await store.bestTry(day, task, daily.fewer === true);
    if (!best?.table || !(await maySee(sources, best.person, person))) return [];
    return [{ task, table: best.table, puzzle: null }];
  });
  return (await Promise.all(found)).flat();
};

/** The days of a month, such as 2026-11, on which this person has tried something. */
export const monthFor = async (
  sources: DailySources,
  month: string,
  person: GuestId,
): Promise<DailyMonth> => {
  const { store, tasks, access } = sources;
  const tries = await store.triesOf([person], `${month}-01`, `${month}-31`);
  const days = [...new Set(tries.map(({ day }) => day))].toSorted();
  return {
    today: access.today,
    streak: await streak(sources, person),
    days: days.map((day): DailyMonthDay => ({
      day,
      patches: tasks.ids.map((task) => patchOf(tries.find((one) => one.day === day && one.task === task))),
    })),
  };
};
