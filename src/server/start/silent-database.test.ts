// @module-tag slow
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { someGame } from '../testing/legal-moves.ts';
import { startPostgres } from '../testing/postgres.ts';
import { run } from '../testing/run.ts';
import { silentProxyTo } from '../testing/silent-proxy.ts';
import { testFolder } from '../testing/start.ts';

const GIVEN_UP_AFTER = 5_000; // then the process would end itself, with an error

test('a server whose database has fallen silent ends in time, and as it should', async () => {
  const { game } = await someGame();
  const postgres = await startPostgres();
  const way = await silentProxyTo(postgres.url);
  const SECRET = 'the same on all, as it must be in a cluster';
  const server = await run({ DATABASE_URL: way.url, SECRET, DATA_DIR: testFolder(), LOG_LEVEL: 'silent' });
  const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ann.create({ game: game.id, seats, listed: true });
  await ann.join(table.id);
  await ben.connect();
  await ben.post('/api/seek', { games: [game.id], players: 2, pace: '5+3', rated: true });

  way.silent = true;
  await sleep(1_500); // now everything that looks regularly waits for an answer
  for (const path of ['/api/tables', '/api/ready']) void ann.fetch(path).catch(() => {});
  const asked = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const took = performance.now() - asked;
  console.log(`ended after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(GIVEN_UP_AFTER);
  way.close();
  await postgres.stop();
}, 60_000);
