import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { commitment } from '../src/kernel/random.ts';
import { seedOf } from './chance/browser.ts';
import { ME, openTable } from './server-table.ts';
import { test } from './test.ts';

/** The deals of a browser test follow from its title, so that a failure can be repeated. */

test('the server draws the seeds of its matches from the title of the test', async ({ page }, info) => {
  const title = createHash('sha256')
    .update([seedOf(info), ...info.titlePath].join('\n'))
    .digest('hex');
  const commitments: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, found] = /"commitment":"(\w+)"/.exec(String(payload)) ?? [];
      if (found) commitments.push(found);
    }),
  );
  for (const count of [1, 2]) {
    await openTable(page, { game: 'boop', seats: [ME, ME] });
    const seed = createHash('sha256').update(`${title} ${count}`).digest('base64url');
    await expect.poll(() => commitments.at(-1)).toBe(commitment(seed));
  }
});

test('a page draws the same numbers in every run, and other ones once it is loaded again', async ({
  page,
}) => {
  const draw = (): Promise<readonly number[]> =>
    page.evaluate(() => [Math.random(), ...crypto.getRandomValues(new Uint32Array(2))]);
  const ids = (): Promise<string> => page.evaluate(() => crypto.getRandomValues(new Uint8Array(16)).join());
  await page.goto('/');
  const [first, id] = [await draw(), await ids()];
  await page.reload();
  expect(await draw()).not.toEqual(first);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await draw()).toEqual(first);
  expect(await ids()).not.toBe(id);
});
