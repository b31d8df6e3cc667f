import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Careers } from '../people/careers.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testFolder } from '../testing/start.ts';
import { Rater } from './rater.ts';
import { resultsContract } from './results-contract.testing.ts';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

const file = join(testFolder(), 'clowder.sqlite');
describe('SQLite', () => {
  resultsContract(() => openSqlite(file));
});
// Errors of idle connections come when the database stops after the tests.
describe('PostgreSQL', () => {
  resultsContract(() => openPostgres(postgres.url, () => {}));
});

test('a page that is looked at while a merge is being counted is right afterwards', async () => {
  const store = await openSqlite(file);
  const [guest, account] = ['en00000000000000000000000a', 'en00000000000000000000000b'];
  const seats = [{ who: guest, name: null, level: null, place: 1, score: 1, left: false }];
  const match = 'careers-and-merges';
  await store.addResult({ match, game: 'toy', mode: '', at: 1, seats, rated: false }, true);
  const rater = new Rater(store, fastify({ logger: { level: 'silent' } }).log);
  await rater.settled();
  await store.addMerge({ from: guest, into: account, at: 2 });
  // The first of the writes of a merge; the matches are moved by the next ones.
  const other = new DatabaseSync(file);
  other
    .prepare('insert into merges (guest, account, n) values (?, ?, ?)')
    .run(guest, account, (await store.ratingHead()) + 1);
  other.close();
  const careers = new Careers(store);
  expect((await careers.of(account)).all.count()).toMatchObject({ played: 0 });
  await rater.settled();
  expect((await careers.of(account)).all.count()).toMatchObject({ played: 1 });
  await store.close();
});
