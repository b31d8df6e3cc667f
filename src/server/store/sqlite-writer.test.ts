import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleTable } from '../testing/sample-table.ts';
import { testFolder } from '../testing/start.ts';
import { connect } from './sqlite-connection.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { openSqlite } from './sqlite.ts';
import { isUnreachable } from '../unreachable.ts';

const SIT = 'insert into sitting (guest, table_id) values (?, ?)';

test('when the writer thread is lost, waiting writes fail, and the next write is stored', async () => {
  const folder = testFolder();
  const [file, aside] = [join(folder, 'clowder.sqlite'), join(folder, 'aside.sqlite')];
  await (await openSqlite(file)).close();
  renameSync(file, aside);
  mkdirSync(file); // no thread can open a folder as a database: it ends with an error
  const writer = new SqliteWriter(file);
  await expect(writer.run(SIT, ['g', 't'])).rejects.toThrow('unable to open');
  await expect(writer.run(SIT, ['g', 't'])).rejects.toThrow('unable to open');
  renameSync(file, join(folder, 'was-in-the-way'));
  renameSync(aside, file);
  expect(await writer.run(SIT, ['g', 't'])).toBe(1);
  await writer.close();
});

test('a refused statement fails alone; other writes of the same commit are stored', async () => {
  const file = join(testFolder(), 'clowder.sqlite');
  await (await openSqlite(file)).close();
  const writer = new SqliteWriter(file);
  const writes = [SIT, SIT, 'insert into nowhere values (?, ?)', SIT];
  const guests = ['a', 'a', 'b', 'c'];
  const answers = await Promise.allSettled(writes.map((sql, i) => writer.run(sql, [guests[i], 't'])));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  await writer.close();
});

test('a slow disk does not block the server: chat lines, seats and mutes are written in another thread', async () => {
  const file = join(testFolder(), 'clowder.sqlite');
  const store = await openSqlite(file);
  const disk = connect(file);
  disk.exec('begin immediate'); // other writers have to wait now
  const written: string[] = [];
  const said = { guest: 'g', name: 'Tom', text: 'miaow', when: 1 };
  const writes = [
    store.say('t', 'x', said).then(({ n }) => written.push(`line ${n}`)),
    store.addTable(sampleTable('t', 'g')).then(() => written.push('table')),
    store.saveGuest('g', { name: null, muted: ['h'] }, null).then(() => written.push('guest')),
  ];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await store.chat('t', 0, 9)).toEqual([]);
  expect(written).toEqual([]);
  disk.exec('rollback');
  await Promise.all(writes);
  expect(written.toSorted()).toEqual(['guest', 'line 1', 'table']);
  disk.close();
  await store.close();
});

test('a full disk is a reason to try again, not a defect', () => {
  const database = connect(join(testFolder(), 'clowder.sqlite'));
  database.exec('create table t (text); pragma max_page_count=3');
  expect(() => database.exec('insert into t values (hex(zeroblob(100000)))')).toThrow(
    expect.toSatisfy(isUnreachable),
  );
  database.close();
});

test('a lock that another process holds for long is a reason to try again', async () => {
  const file = join(testFolder(), 'clowder.sqlite');
  const store = await openSqlite(file);
  const other = connect(file);
  other.exec('begin immediate');
  await expect(store.saveGuest('g', { name: null, muted: [] }, null)).rejects.toSatisfy(isUnreachable);
  other.exec('rollback');
  await store.saveGuest('g', { name: 'Tom', muted: [] }, null);
  expect((await store.guest('g'))?.name).toBe('Tom');
  other.close();
  await store.close();
});

test('a file that may only be read is a reason to try again, a defect is not', async () => {
  const file = join(testFolder(), 'clowder.sqlite');
  await (await openSqlite(file)).close();
  const database = connect(file);
  database.exec('pragma query_only=on');
  const failing = (sql: string) => (): void => database.exec(sql);
  expect(failing("insert into sitting values ('g', 't')")).toThrow(expect.toSatisfy(isUnreachable));
  expect(failing('insert into nowhere values (1)')).not.toThrow(expect.toSatisfy(isUnreachable));
  database.close();
});
