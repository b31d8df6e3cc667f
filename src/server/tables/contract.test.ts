// @module-tag slow
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../catalogue/find-games.ts';
import { SCRIPTS } from '../../table/contract-scripts.testing.ts';
import { comparable, docOf, playInMemory } from '../../table/contract.testing.ts';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ScriptedTable } from '../testing/scripted-table.ts';
import { startServer, testFolder } from '../testing/start.ts';

/** The server must send everybody the same messages as the host in memory. */

const dataDir = testFolder();
let server: Server;
let store: Store;
beforeAll(async () => {
  server = await startServer({ dataDir });
  store = await openSqlite(join(dataDir, 'clowder.sqlite'));
});
afterAll(async () => {
  await store.close();
  await server.close();
});

test.concurrent.each(SCRIPTS.map((script, i) => ({ about: script.about, script, id: `contract${i}` })))(
  '$about',
  async ({ id, script }) => {
    const loaded = await loadGame(script.game);
    await store.addTable(docOf(script, id, loaded.game));
    const played = await new ScriptedTable(server.port, id, loaded, script).play(store);
    const expected = playInMemory(script, loaded, loaded.levels.length, id, played);
    expect(played.entries.length).toBeGreaterThan(0);
    for (const [person, received] of played.received)
      expect([person, ...received.map(comparable)]).toEqual([
        person,
        ...(expected.get(person) ?? []).map(comparable),
      ]);
  },
);
