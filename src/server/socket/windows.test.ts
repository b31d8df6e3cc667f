import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { sitTwo } from '../testing/toy-table.ts';

/** Limits of one guest with many windows. */
const WINDOWS = 8;
const BURST = 10; // lines of a chat at once; then one a second

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

/** How many of three lines from each window are said. */
const sayFromAll = async (windows: readonly TestClient[]): Promise<number> => {
  const answers = await Promise.all(
    windows.flatMap((window) =>
      Array.from({ length: 3 }, () => window.ask({ t: 'say', id: randomUUID(), text: 'hello' })),
    ),
  );
  return answers.filter(({ t }) => t === 'ack').length;
};

test('a guest with many windows says no more than with one, and a new connection brings no new burst', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const windows = Array.from({ length: WINDOWS }, () => a.twin());
  for (const window of windows) await window.connect();
  const [first] = windows;
  if (!first) throw new Error('no window');
  for (const window of windows) window.send({ t: 'join', table: id });
  await Promise.all(windows.map((window) => window.until('chat')));
  const began = performance.now();
  const allowed = (): number => BURST + (performance.now() - began) / 1000 + 1;
  let said = await sayFromAll(windows);
  expect(said).toBeGreaterThanOrEqual(BURST);
  for (const window of windows) await window.close();
  const again = a.twin();
  await again.connect();
  await again.until('hello');
  again.send({ t: 'join', table: id });
  said += await sayFromAll([again, again, again, again]);
  expect(said).toBeLessThanOrEqual(allowed());
  for (const client of [again, a, b]) await client.close();
});

test('somebody with many pages open sees all of them again after the server was restarted', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const pages = Array.from({ length: 25 }, () => a.twin());
  for (const page of pages) await page.connect();
  for (const page of pages) page.send({ t: 'join', table: id });
  const tables = await Promise.all(pages.map((page) => page.until('table')));
  expect(tables.every(({ table }) => table.id === id)).toBe(true);
  for (const client of [...pages, a, b]) await client.close();
});
