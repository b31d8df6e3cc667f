import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/start.ts';
import { openSqlite } from './sqlite.ts';

/** The migrations mend what earlier releases have left in a database. */

test('ended sessions lose what was noted of their devices, deleted people leave the leaders, pushes go on', async () => {
  const file = join(testFolder(), 'clowder.sqlite');
  await (await openSqlite(file)).close();
  const before = new DatabaseSync(file);
  before.exec(`
    delete from kysely_migration where name >= '0070' and name < '0073';
    drop table gone;
    alter table push_devices drop column session;
    insert into guests (id, doc) values ('left', '{"name":null,"muted":[],"gone":true}'), ('here', '{"name":"\\"gone\\":true","muted":[]}');
    insert into sessions (id, guest, kind, browser, how, since, seen, ended) values
      ('one', 'here', 'phone', '', 'code', 5, 6, 7), ('two', 'here', 'tablet', 'Firefox', 'link', 8, 9, null);
    insert into push_devices (id, guest, endpoint, p256dh, auth, language, about, since)
      values ('d', 'here', 'e', 'p', 'a', 'en', 'Linux', 1);
    insert into ratings (pool, person, mu, sigma, matches, at, as_of)
      values ('p', 'left', 40, 0.1, 9, 9, 9), ('p', 'here', 30, 0.1, 9, 9, 9);`);
  before.close();
  const store = await openSqlite(file);
  expect(await store.pushDevices('here')).toMatchObject([{ id: 'd', about: 'Linux' }]);
  expect(await store.leaders('p', 0, 0, 9)).toMatchObject([{ who: 'here' }]);
  expect(await store.sessionsOf('here')).toMatchObject([{ id: 'two', kind: 'tablet', seen: 9 }]);
  await store.endSessions('here', ['two'], 10);
  await store.close();
  const after = new DatabaseSync(file, { readOnly: true });
  const rows = after.prepare('select * from sessions order by id').all();
  after.close();
  const nothing = { guest: 'here', kind: 'computer', browser: '', how: 'guest', since: 0, seen: 0 };
  expect(rows).toEqual([
    { id: 'one', ...nothing, ended: 7 },
    { id: 'two', ...nothing, ended: 10 },
  ]);
});
