// @module-tag slow
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { silentProxyTo } from '../testing/silent-proxy.ts';
import { startServer } from '../testing/start.ts';
import { postgresBus } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a notification that is no message of ours is reported, and the next message arrives', async () => {
  const errors: string[] = [];
  const bus = await postgresBus(postgres.url, ({ message }) => errors.push(message));
  const received: unknown[] = [];
  bus.subscribe('cats', (message) => received.push(JSON.parse(message)));
  const stranger = new Client({ connectionString: postgres.url });
  await stranger.connect();
  const wrong = ['hello', '', '7', '{"cats":1}', '[[]]', '[null]', '[["cats","no JSON"]]'];
  for (const text of wrong) await stranger.query('select pg_notify($1, $2)', ['clowder', text]);
  await bus.publish('cats', '"purr"');
  await expect.poll(() => received).toEqual(['purr']);
  await stranger.query('select pg_notify($1, $2)', ['clowder', '[null,["cats","no JSON"],["cats","7"]]']);
  await expect.poll(() => received).toEqual(['purr', 7]); // the rest of a batch arrives
  expect(errors.length).toBeGreaterThanOrEqual(4);
  await stranger.end();
  await bus.close();
});

test('a connection whose other end has vanished is replaced', async () => {
  const way = await silentProxyTo(postgres.url);
  const errors: string[] = [];
  const bus = await postgresBus(way.url, ({ message }) => errors.push(message), 300);
  const received: string[] = [];
  bus.subscribe('cats', (message) => received.push(message));
  way.silent = true;
  await expect.poll(() => errors).toContain('Query read timeout');
  way.silent = false;
  await expect
    .poll(async () => {
      await bus.publish('cats', 'purr');
      return received;
    })
    .toContain('purr');
  await bus.close();
  way.close();
});

test('a connection that cannot listen is closed before the next attempt', async () => {
  const way = await silentProxyTo(postgres.url);
  const errors: string[] = [];
  const own = 'of-this-test';
  const bus = await postgresBus(
    `${way.url}?application_name=${own}`,
    ({ message }) => errors.push(message),
    200,
  );
  let [most, attempts] = [0, 0];
  way.drops = (data) => {
    const listens = data.includes('listen clowder');
    attempts += Number(listens);
    return listens || data.includes('select 1');
  };
  const watcher = new Client({ connectionString: postgres.url });
  await watcher.connect();
  const connections = async (): Promise<unknown> => {
    const counted = 'select count(*)::int from pg_stat_activity where application_name = $1';
    return (await watcher.query<{ count: number }>(counted, [own])).rows[0]?.count;
  };
  await expect
    .poll(async () => {
      most = Math.max(most, Number(await connections()));
      return attempts;
    })
    .toBeGreaterThan(3);
  expect(most).toBeLessThanOrEqual(2);
  way.drops = () => false;
  await expect.poll(() => bus.isConnected()).toBe(true);
  await watcher.end();
  await bus.close();
  way.close();
});

test('a server stops soon although its database has fallen silent', async () => {
  const way = await silentProxyTo(postgres.url);
  const server = await startServer({ databaseUrl: way.url, secret: 'x'.repeat(32) });
  way.silent = true;
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(20_000); // busy machines take long, but a silent one is never waited for
  way.close();
});
