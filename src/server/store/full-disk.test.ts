// @module-tag slow
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built, builtAt } from '../../catalogue/module-urls.ts';
import { limitFiles, noLimits } from '../testing/limit-files.ts';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';

let server: Running;
beforeAll(async () => {
  const games = { GAMES_MODULE: built(TOY_CATALOGUE).href, LOG_LEVEL: 'fatal' };
  const main = fileURLToPath(builtAt('server/testing/main-with-games.js'));
  server = await run({ DATA_DIR: testFolder(), BOT_PACE: '0', ...games }, main);
});
afterAll(() => kill(server));

test.skipIf(noLimits() !== null)(
  'a move that the disk does not take is to be sent again, and then it is stored once',
  async () => {
    const { a, b } = await sitTwo(server.port);
    const id = randomUUID();
    limitFiles(server.process.pid, 1);
    expect(await pickCard(a, 0, id)).toMatchObject({ t: 'refused', why: 'storage-away' });
    const seek = await a.fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    });
    expect(seek.status).toBe(503);
    limitFiles(server.process.pid, 'unlimited');
    expect(await pickCard(a, 0, id)).toMatchObject({ t: 'ack', seq: 1 });
    expect(await pickCard(a, 0, id)).toMatchObject({ t: 'ack', seq: 1 });
    expect(await pickCard(b, 1)).toMatchObject({ t: 'ack', seq: 2 });
  },
);
