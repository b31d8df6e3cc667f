import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
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
