import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DailyTry } from './daily-store.ts';
import type { Store } from './store.ts';

const TRY: Omit<DailyTry, 'day' | 'task' | 'person'> = {
  table: null,
  rated: true,
  begun: 1_700_000_000_000,
  moves: [],
  turns: 0,
  done: null,
  solved: null,
  points: null,
};

/** The tests of the daily five that every store must pass. `day`: no other test has tries on it. */
export const dailyContract = (store: () => Store, day: string): void => {
  const begin = async (task: string, person: string, begun: number): Promise<string> => {
    const table = randomUUID();
    await store().keptTry({ ...TRY, day, task, person, table, begun });
    return table;
  };

  test('a task and a try are kept as they were first stored', async () => {
    const tasks = await Promise.all(['a', 'b', 'c'].map((doc) => store().keptTask(day, 'kept', doc)));
    expect(new Set(tasks).size).toBe(1);
    const asked = { ...TRY, day, task: 'kept', person: randomUUID() };
    const tables = [randomUUID(), randomUUID(), randomUUID()];
    const tries = await Promise.all(tables.map((table) => store().keptTry({ ...asked, table })));
    expect(new Set(tries.map(({ table }) => table)).size).toBe(1);
    const after = { moves: ['a1', 'b2'], turns: 1 };
    const [first] = tries;
    if (!first) throw new Error('no try');
    const saved = await Promise.all([store().saveTry(first, after), store().saveTry(first, after)]);
    expect(saved.toSorted()).toEqual([false, true]);
    expect(await store().dailyTry(day, 'kept', asked.person)).toEqual({ ...first, ...after });
  });

  test('results are counted exactly, and the best one is found', async () => {
    const people = Array.from({ length: 4 }, () => randomUUID());
    for (const [i, person] of people.entries())
      for (const task of ['one', 'two']) {
        const table = await begin(task, person, i);
        const solved = i > 1 || task === 'one';
        await store().endTry(table, {
          done: 1_700_000_000_000 + i,
          solved,
          points: i === 3 ? null : i + 0.5,
        });
        await store().endTry(table, { done: 1, solved: true, points: 99 }); // a second end changes nothing
      }
    await begin('one', randomUUID(), 1); // it goes on
    const results = (await store().dailyResults(day)).filter(({ task }) => task === 'two');
    expect(results.toSorted((a, b) => (a.points ?? 9) - (b.points ?? 9))).toEqual([
      { task: 'two', solved: false, points: 0.5, people: 1 },
      { task: 'two', solved: false, points: 1.5, people: 1 },
      { task: 'two', solved: true, points: 2.5, people: 1 },
      { task: 'two', solved: true, points: null, people: 1 },
    ]);
    const totals = await store().dailyTotals(day);
    expect(totals.toSorted((a, b) => a.solved - b.solved)).toEqual([
      { solved: 1, people: 2 },
      { solved: 2, people: 2 },
    ]);
    expect((await store().bestTry(day, 'one', true))?.person).toBe(people[0]);
    expect((await store().bestTry(day, 'two', true))?.person).toBe(people[2]);
    expect(await store().dailyDays(people[0] ?? '', 10)).toEqual([day]);
  });

  test('a merge keeps the try that was done, or else begun, first; who is forgotten leaves none', async () => {
    const [from, into] = [randomUUID(), randomUUID()];
    const [before, after, only, done] = [
      await begin('begun-before', from, 1),
      await begin('begun-after', into, 3),
      await begin('only-theirs', from, 1),
      await begin('done', into, 2),
    ];
    await begin('begun-before', into, 2);
    await begin('begun-after', from, 4);
    await begin('done', from, 1);
    await store().endTry(done, { done: 3, solved: true, points: 1 });
    for (let i = 0; i < 2; i++) await store().moveGuest({ from, into, at: 5 });
    const tries = await store().triesOf([from, into], day, day);
    expect(new Set(tries.map(({ person, table }) => `${person} ${table}`))).toEqual(
      new Set([before, after, only, done].map((table) => `${into} ${table}`)),
    );
    await store().forgetPerson(into);
    expect(await store().triesOf([into], day, day)).toEqual([]);
  });
};
