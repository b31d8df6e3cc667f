import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testFolder } from '../testing/start.ts';
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
