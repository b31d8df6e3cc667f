import { expect, test } from 'vitest';
import { Adoption } from './adoption.ts';

test('tables of an ended server are opened twenty at a time, and again after a failure', async () => {
  const failures: unknown[] = [];
  const opened: string[] = [];
  let [now, most] = [0, 0];
  const open = async (table: string): Promise<void> => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
    if (table === '7' && !failures.length) throw new Error('the database is away');
    opened.push(table);
  };
  const tables = Array.from({ length: 100 }, (_, i) => String(i));
  const adoption = new Adoption(open, (error) => failures.push(error));
  adoption.add(tables.slice(0, 60));
  adoption.add(tables.slice(60));
  await expect.poll(() => opened.toSorted()).toEqual(tables.toSorted());
  expect(most).toBe(20);
  expect(failures).toHaveLength(1);
});
