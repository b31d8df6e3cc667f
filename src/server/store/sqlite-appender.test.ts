import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleHeader } from '../testing/sample-table.ts';
import { testFolder } from '../testing/start.ts';
import { SqliteAppender } from './sqlite-appender.ts';
import { openSqlite } from './sqlite.ts';

const entry = { seq: 1, at: 0, by: 0, move: 'a1', id: '0:x' };

test('when the thread that writes is lost, those who wait are told, and the next append is stored', async () => {
  const folder = testFolder();
  const [file, aside] = [join(folder, 'clowder.sqlite'), join(folder, 'aside.sqlite')];
  const store = await openSqlite(file);
  await store.create('match', sampleHeader, null);
  await store.close();
  renameSync(file, aside);
  mkdirSync(file); // no thread can open this: it ends with an error
  const appender = new SqliteAppender(file);
  await expect(appender.append('match', entry)).rejects.toThrow('unable to open');
  await expect(appender.append('match', entry)).rejects.toThrow('unable to open');
  renameSync(file, join(folder, 'was-in-the-way'));
  renameSync(aside, file);
  expect(await appender.append('match', entry)).toBe('stored');
  await appender.close();
});
