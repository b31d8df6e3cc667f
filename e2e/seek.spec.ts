import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { openSqlite } from '../src/server/store/sqlite.ts';
import type { Store } from '../src/server/store/store.ts';
import { kill, run } from '../src/server/testing/run.ts';
import { atRest, clean, cutWords, shoot } from './page-checks.ts';
import { somebody } from './people.ts';
import { myTurn } from './table.ts';
import { test } from './test.ts';

// One after the other: all of them seek at one server, and would find people of another test.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 390, height: 844 };

const onPhone = async (browser: Browser, home = '/'): Promise<Page> => {
  const page = await somebody(browser);
  await page.setViewportSize(PHONE);
  await page.goto(home);
  await page.getByRole('button', { name: 'Find a person' }).click();
  await expect(page.getByRole('form', { name: 'Play a person' })).toBeVisible();
  return page;
};

const find = (page: Page): Promise<void> => page.getByRole('button', { name: 'Find a person' }).click();

test('two strangers on phones find each other and play rated, and a third watches', async ({ browser }) => {
  const [ann, ben] = [await onPhone(browser), await onPhone(browser)];
  await atRest(ann);
  await clean(ann);
  await shoot(ann, 'seek-form-phone');
  await find(ann);
  await expect(ann.getByText('Looking for a person').first()).toBeVisible();
  await shoot(ann, 'seek-strip-phone');
  await find(ben);
  for (const page of [ann, ben]) {
    const asked = page.getByRole('alertdialog', { name: 'Somebody to play with!' });
    await expect(asked).toBeVisible();
    if (page === ann) {
      await clean(page);
      await shoot(page, 'seek-found-phone');
    }
    await asked.getByRole('button', { name: 'Take a seat' }).click();
  }
  await expect(ann).toHaveURL(/\/table\//);
  await expect(ben).toHaveURL(ann.url());
  await Promise.race([myTurn(ann), myTurn(ben)]);
  const watcher = await somebody(browser);
  await watcher.goto('/');
  await expect(watcher.locator(`a[href="${new URL(ann.url()).pathname}?watch"]`)).toBeVisible();
  await watcher.goto('/?desk');
  await watcher.setViewportSize({ width: 1440, height: 900 });
  await watcher.getByRole('button', { name: 'Find a person' }).click();
  await expect(watcher.getByRole('form', { name: 'Play a person' })).toBeVisible();
  await shoot(watcher, 'seek-form-desk');
});

test('a match with a bot goes on in the browser while one seeks, and waits when somebody is found', async ({
  browser,
}) => {
  const { home, stop } = await quietServer();
  const [ann, ben] = [await onPhone(browser, home), await onPhone(browser, home)];
  await find(ann);
  await expect(ann.locator('.seeking')).toBeVisible();
  await ann.locator('.gcard__go').first().click();
  await expect(ann).toHaveURL(/\/table\//);
  const withBot = new URL(ann.url()).pathname;
  await expect(ann.locator('.seeking')).toBeVisible(); // also beside the board
  await find(ben);
  const asked = ann.getByRole('alertdialog', { name: 'Somebody to play with!' });
  await expect(asked).toContainText('A match with a bot waits for you in the lobby.');
  await takeSeat(ann);
  await takeSeat(ben);
  await expect(ben).toHaveURL(/\/table\//);
  await expect(ann).toHaveURL(ben.url());
  expect(new URL(ann.url()).pathname).not.toBe(withBot);
  await ann.goto(home);
  await expect(ann.locator(`.resume a[href="${withBot}"]`)).toBeVisible();
  await stop();
});

test('the long names of games have room in the search, on a phone and on a tablet', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'ru', viewport: PHONE })).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Найти человека' }).click();
  for (const size of [PHONE, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await expect(page.locator('.seek__games b')).toHaveCount(5);
    await shoot(page, `seek-form-${size.width}-ru`);
    expect(await cutWords(page, '.seek__games b')).toEqual([]);
    const [form, players] = await Promise.all(
      ['.seek', '.seek__line > .tabs'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((players?.x ?? 0) + (players?.width ?? 0)).toBeLessThanOrEqual(
      (form?.x ?? 0) + (form?.width ?? 0),
    );
  }
});

/** A server of its own, where nobody else looks. */
const quietServer = async (): Promise<{
  readonly home: string;
  readonly store: Store;
  readonly stop: () => Promise<void>;
}> => {
  const data = mkdtempSync(join(tmpdir(), 'seek-'));
  const server = await run({ DATA_DIR: data, PORT: '0', REQUESTS_PER_MINUTE: '100000' });
  const store = await openSqlite(join(data, 'clowder.sqlite'));
  const stop = async (): Promise<void> => {
    await store.close();
    await kill(server);
    rmSync(data, { recursive: true, force: true });
  };
  return { home: `http://127.0.0.1:${server.port}`, store, stop };
};

/** All searches began so long ago. */
const waitedFor = async (store: Store, minutes: number): Promise<void> => {
  const now = await store.now();
  for (const seek of await store.seeks(now)) await store.putSeek({ ...seek, since: now - minutes * 60_000 });
};

const WAITING = {
  en: { find: 'Find a person', widen: /Widen: any pace/, any: /any pace/, days: /Turn it into days/ },
  uk: { find: 'Знайти людину', widen: /Будь-який темп/, any: /будь-який темп/, days: /хід за 3 дні/ },
  ru: { find: 'Найти человека', widen: /Любой темп/, any: /любой темп/, days: /ход за 3 дня/ },
};

test('whoever waits on a quiet server is told how to find somebody: any pace, then days', async ({
  browser,
}) => {
  const { home, store, stop } = await quietServer();
  for (const [locale, t] of Object.entries(WAITING)) {
    const page = await (await browser.newContext({ locale, viewport: PHONE })).newPage();
    await page.goto(home);
    await page.getByRole('button', { name: t.find }).click();
    await page.getByRole('button', { name: t.find }).click();
    const strip = page.locator('.seeking');
    await expect(strip).toBeVisible();
    await waitedFor(store, 2);
    const widen = strip.getByRole('button', { name: t.widen });
    await expect(widen).toBeVisible();
    expect((await widen.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const told = strip.locator('.seeking__advice span');
    expect(await told.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0); // nothing is cut
    await clean(page);
    await shoot(page, `seek-widen-phone-${locale}`);
    await page.route('**/api/seek', (route) => route.abort());
    await widen.press('Enter');
    await expect(strip.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/seek');
    await widen.press('Enter');
    await expect(strip).toContainText(t.any);
    await expect(strip.locator('.btn')).toBeFocused(); // the button that was pressed has gone
    await waitedFor(store, 10);
    await strip.getByRole('button', { name: t.days }).press('Enter');
    await expect(page.locator('.seeking--over .btn')).toBeFocused();
    const [seek] = await store.seeks(await store.now());
    expect(seek).toMatchObject({ pace: '3-days' });
    await shoot(page, `seek-days-phone-${locale}`);
    await store.dropSeeks([seek?.person ?? '']);
    await page.context().close();
  }
  await stop();
});

test('where nobody looks, days are one tap away', async ({ browser }) => {
  const { home, stop } = await quietServer();
  const page = await onPhone(browser, home);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '3 days a move' }).click();
  await expect(page.getByRole('form').getByRole('radio', { name: '3 days a move' })).toBeChecked();
  await expect(page.getByRole('button', { name: '3 days a move' })).toHaveCount(0);
  await clean(page);
  await shoot(page, 'seek-nobody-desk');
  await stop();
});

const takeSeat = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog', { name: 'Somebody to play with!' })
    .getByRole('button', { name: 'Take a seat' })
    .click();

const waitsForOther = (page: Page): Promise<void> => expect(page.locator('.found__wait')).toBeVisible();

test('somebody whose connection is lost between their yes and the beginning is brought to the table', async ({
  browser,
}) => {
  const [ann, ben] = [await onPhone(browser), await onPhone(browser)];
  await find(ann);
  await find(ben);
  await takeSeat(ann);
  await waitsForOther(ann);
  await ann.context().setOffline(true);
  await takeSeat(ben);
  await expect(ben).toHaveURL(/\/table\//);
  await ann.context().setOffline(false);
  await expect(ann).toHaveURL(ben.url());
  await Promise.race([myTurn(ann), myTurn(ben)]);
});

test('somebody whose server is killed between their yes and the beginning is brought to the table', async ({
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'seek-'));
  const settings = { DATA_DIR: data, REQUESTS_PER_MINUTE: '100000' };
  const server = await run({ ...settings, PORT: '0' });
  const home = `http://127.0.0.1:${server.port}`;
  const [ann, ben] = [await onPhone(browser, home), await onPhone(browser, home)];
  await find(ann);
  await find(ben);
  await takeSeat(ann);
  await waitsForOther(ann);
  await kill(server);
  await ann.context().setOffline(true);
  const next = await run({ ...settings, PORT: String(server.port) });
  await takeSeat(ben);
  await expect(ben).toHaveURL(/\/table\//);
  await ann.context().setOffline(false);
  await expect(ann).toHaveURL(ben.url());
  await kill(next);
  rmSync(data, { recursive: true, force: true });
});
