import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { kill, run, type Running } from '../src/server/testing/run.ts';
import { drive, driveToTheEnd } from './driver.ts';
import { BOOP_FOR_CHILDREN } from './game.ts';
import { buildNextRelease, type NextRelease } from './next-release.ts';
import { finishForm, openForm } from './new-table.ts';
import { createInForm, sitDown, somebody } from './people.ts';
import { cardOf, chooseGame, endOf, moves } from './table.ts';
import { BOT_PACE } from './visitors.ts';
import { test } from './test.ts';

/**
 * The server is updated to a release with other rules while people play: their matches continue with the old
 * rules.
 */

let data = '';
let release: NextRelease;
test.beforeAll(() => {
  test.setTimeout(300_000);
  data = mkdtempSync(join(tmpdir(), 'new-version-'));
  release = buildNextRelease(BOOP_FOR_CHILDREN.id);
});
test.afterAll(() => {
  release.remove();
  rmSync(data, { recursive: true, force: true });
});

/** The text board that every game has: boards of older versions are not kept. */
const plain = (page: Page) => page.locator('pre.plain');

const onOneDevice = async (page: Page, home: string): Promise<void> => {
  await page.goto(home);
  await openForm(page, 'here');
  await chooseGame(page, BOOP_FOR_CHILDREN);
  await finishForm(page);
  await expect(page.getByRole('grid')).toBeVisible();
};

const versionsKept = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('clowder');
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => done(all.result.map(({ version }: { version: number }) => version));
        };
      }),
  );

const proved = async (page: Page): Promise<void> => {
  await endOf(page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(plain(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.locator('.verdict--good')).toHaveCount(2);
};

test('matches on the server and in the browser go on under the rules they began with', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const settings = { DATA_DIR: data, BOT_PACE: String(BOT_PACE), REQUESTS_PER_MINUTE: '100000' };
  let server: Running = await run({ ...settings, PORT: '0' });
  const home = `http://127.0.0.1:${server.port}`;
  const [host, guest, local] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createInForm(host, BOOP_FOR_CHILDREN, home));
  await Promise.all([drive(host, 'mouse', 3), drive(guest, 'mouse', 3)]);
  await onOneDevice(local, home);
  await drive(local, 'mouse', 3);
  const idle = await somebody(browser); // has seen a table and is back in the lobby
  await createInForm(idle, BOOP_FOR_CHILDREN, home);
  await idle.locator('header a[href="/"]').first().click();

  await kill(server);
  server = await run({ ...settings, PORT: String(server.port) }, release.main);

  // People at the table play on with the board they have; a reload shows the plain board of that version.
  await Promise.all([drive(host, 'mouse', 5), drive(guest, 'mouse', 5)]);
  for (const page of [host, guest, local]) {
    const seen = await moves(page);
    await page.reload();
    await expect(plain(page)).toBeVisible();
    await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(seen);
  }
  await Promise.all([driveToTheEnd(host, 'mouse'), driveToTheEnd(guest, 'keyboard')]);
  await driveToTheEnd(local, 'mouse');
  for (const page of [host, local]) await proved(page);

  // A page from before the update says what to do if it does not know the rules.
  await openForm(idle, 'online');
  await chooseGame(idle, BOOP_FOR_CHILDREN);
  await finishForm(idle);
  await expect(idle.getByRole('heading', { name: 'This match has rules that this page' })).toBeVisible();
  await idle.getByRole('main').getByRole('button').click();
  await expect(idle.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();

  // A new match has the new rules, locally and on the server: no piece may be placed in the lowest row.
  await local.goto(home);
  await cardOf(local, BOOP_FOR_CHILDREN.name).locator('.gcard__go').click();
  await expect(local.getByRole('grid')).toBeVisible();
  const legal = local.locator('[role=gridcell][data-legal]');
  await expect.poll(() => legal.count()).toBeGreaterThan(0);
  expect(
    await legal.evaluateAll((cells) => cells.filter((cell) => Number(cell.dataset['spot']) < 6)),
  ).toEqual([]);
  await drive(local, 'mouse', 2);
  // The disk may still be writing.
  const newer = async (): Promise<number[]> => {
    const [old = NaN, ...next] = (await versionsKept(local)).toSorted((a, b) => a - b);
    return next.map((version) => version - old);
  };
  await expect.poll(newer).toEqual([1]);
  await sitDown(guest, await createInForm(host, BOOP_FOR_CHILDREN, home));
  await Promise.all([drive(host, 'mouse', 4), drive(guest, 'mouse', 4)]);
  await expect(host.getByRole('grid')).toBeVisible();
  await kill(server);
});
