// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { StoredEntry } from '../../table/stored.ts';
import { openPostgresStore } from '../testing/postgres-store.ts';
import { sampleHeader } from '../testing/sample-table.ts';
import type { Appended } from './store.ts';

const { store, sql, close } = await openPostgresStore();
afterAll(close);

const makeMatch = async (epoch: number): Promise<string> => {
  const match = randomUUID();
  await store.create(match, sampleHeader, null);
  await sql.query('insert into leases (table_id, server, epoch) values ($1, $2, $3)', [match, 'us', epoch]);
  return match;
};

const entry = (seq: number, id: string, move = 'a1'): StoredEntry => ({ seq, at: 1.5, by: 0, move, id });

const isStored = (appended: Appended): boolean => appended === 'stored';

test('of many entries at once each gets its own answer, whatever becomes of the others', async () => {
  const many = await Promise.all(Array.from({ length: 60 }, () => makeMatch(1)));
  const [lost, resent, taken, unfit] = await Promise.all([2, 1, 1, 1].map(makeMatch));
  if (!lost || !resent || !taken || !unfit) throw new Error('four more');
  await store.append(resent, entry(1, '0:x'), 1);
  await store.append(taken, entry(1, '0:x'), 1);
  const stored = Promise.all(many.map((match) => store.append(match, entry(1, '0:x'), 1)));
  const others = await Promise.all([
    store.append(lost, entry(1, '0:x'), 1),
    store.append(resent, entry(2, '0:x'), 1),
    store.append(taken, entry(1, '0:y'), 1),
    store.append(unfit, entry(1, '0:x', '\0'), 1).catch(() => 'failed'),
  ]);
  expect(others).toEqual(['lost', { seen: 1 }, 'taken', 'failed']);
  expect((await stored).every(isStored)).toBe(true);
  const { rows } = await sql.query<{ match: string }>('select match from entries where match = any($1)', [
    many,
  ]);
  expect(rows).toHaveLength(many.length);
});

test('a table that another server is just taking keeps no other waiting', async () => {
  const many = await Promise.all(Array.from({ length: 60 }, () => makeMatch(1)));
  const taken = await makeMatch(1);
  await sql.query('begin');
  await sql.query('select 1 from leases where table_id = $1 for update', [taken]);
  const others = many.slice(0, 10).map((match) => store.append(match, entry(1, '0:x'), 1));
  const waits = store.append(taken, entry(1, '0:x'), 1);
  others.push(...many.slice(10).map((match) => store.append(match, entry(1, '0:x'), 1)));
  expect((await Promise.all(others)).every(isStored)).toBe(true);
  await sql.query('commit');
  expect(await waits).toBe('stored');
});
