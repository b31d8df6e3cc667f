import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { postgresBus } from '../bus/postgres.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { storeContract } from './contract.testing.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-store-'));
let postgres: TestPostgres;

let ending = false; // on a busy machine connections are still being closed when the database stops
const fail = (error: Error): void => {
  if (!ending) throw error;
};

beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => {
  ending = true;
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

describe('SQLite', () => {
  storeContract(() => openSqlite(join(folder, 'clowder.sqlite')));
});
describe('PostgreSQL', () => {
  storeContract(() => openPostgres(postgres.url, fail));
});

describe.each<[string, () => Promise<Bus>]>([
  ['the local bus', async () => localBus()],
  ['the PostgreSQL bus', () => postgresBus(postgres.url, fail)],
])('%s', (_, open) => {
  test('delivers messages of a topic to its subscribers, in order, until they unsubscribe', async () => {
    const bus = await open();
    const heard: string[] = [];
    const stop = bus.subscribe('table/a', (message) => heard.push(message));
    const words = Array.from({ length: 300 }, (__, i) => `${i} ${'x'.repeat(200)}`);
    await Promise.all(words.map((word) => bus.publish('table/a', word)));
    await bus.publish('table/b', 'not for us');
    await expect.poll(() => heard).toEqual(words);
    stop();
    await bus.publish('table/a', 'too late');
    expect(heard).toHaveLength(300);
    await bus.close();
  });
});
