// @module-tag slow
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBox } from '../../catalogue/find-games.ts';
import { SCRIPTS } from '../../table/contract-scripts.testing.ts';
import { comparable, docOf, playInMemory } from '../../table/contract.testing.ts';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ScriptedTable } from '../testing/scripted-table.ts';
import { startServer, testFolder } from '../testing/start.ts';

/** The server sends everybody exactly what the host in memory sends them. */

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

for (const [i, script] of SCRIPTS.entries())
  test.concurrent(script.about, async () => {
    const box = await openBox(script.game);
    const id = `contract${i}`;
    await store.addTable(docOf(script, id, box.game));
    const played = await new ScriptedTable(server.port, id, box, script).play(store);
    const expected = playInMemory(script, box, box.levels.length, id, played);
    expect(played.entries.length).toBeGreaterThan(0);
    for (const [person, heard] of played.heard)
      expect(heard.map(comparable), person).toEqual((expected.get(person) ?? []).map(comparable));
  });
