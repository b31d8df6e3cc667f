// @module-tag slow
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../catalogue/find-games.ts';
import { CONTRACT_AWAY, CONTRACT_BOT_PACE, scriptsFor } from '../../table/contract-scripts.testing.ts';
import { comparableOf, playInMemory } from '../../table/contract.testing.ts';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ScriptedTable, SERVER } from '../testing/scripted-table.ts';
import { startServer, testFolder } from '../testing/start.ts';

/** The server must send everybody the same messages as the host in memory; e2e/contract.spec.ts asks it of a browser. */

const SERVERS_SCRIPTS = scriptsFor(['several-people', 'player-clocks']);
const dataDir = testFolder();
let server: Server;
let store: Store;
beforeAll(async () => {
  server = await startServer({ dataDir, botPace: CONTRACT_BOT_PACE, awaySeconds: CONTRACT_AWAY / 1_000 });
  store = await openSqlite(join(dataDir, 'clowder.sqlite'));
});
afterAll(async () => {
  await store.close();
  await server.close();
});

test.concurrent.each(
  SERVERS_SCRIPTS.map((script, i) => ({ about: script.about, script, id: `contract${i}` })),
)('$about', async ({ id, script }) => {
  const loaded = await loadGame(script.game);
  const played = await new ScriptedTable(server.port, id, loaded, script).play(store);
  const expected = playInMemory(script, loaded, SERVER, played);
  expect(expected.shows).toEqual(expect.arrayContaining([...(script.shows ?? [])]));
  expect(comparableOf(played)).toEqual(comparableOf(expected));
});
