import { expect, type Page } from '@playwright/test';
import { goldenMatch, restore } from '../../../../e2e/kept.ts';
import { sideways } from '../../../../e2e/open-table.ts';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** A board to explore: the engine tells its lines, and every move becomes part of a tree. */

const WIN_IN_TWO = '....../X.X.X./....../X...../....../X..... 1703 1 p';
const SLOW = 60_000; // an engine on a busy machine

const address = (position: string): string => `/analysis/boop#${new URLSearchParams({ position })}`;
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
const current = (page: Page) => page.locator('.an__node[aria-current]');

for (const [screen, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });
    test('the engine finds the win, and a tap plays its line into the tree', async ({ page }) => {
      await page.goto(address(WIN_IN_TWO));
      const best = page.locator('.an__line').first();
      await expect(best).toHaveAttribute('data-forced', 'won', { timeout: SLOW });
      await expect(best).toContainText('wins in 2');
      await expect(page.locator('.an__percent')).toHaveText('0'); // the chance of the first seat
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await clean(page, screen === 'desk' ? 'everything' : 'colours');
      await best.click();
      if (screen === 'phone') await page.getByRole('tab', { name: 'Tree' }).click();
      await expect(page.locator('.an__node')).toHaveCount(4); // the start and three moves
      await expect(page).toHaveURL(/moves=/);
    });
  });

test('own moves make a tree with notes, which a link and a file keep', async ({ page }) => {
  await page.goto('/analysis/boop');
  await square(page, 'c3').click();
  await square(page, 'd4').click();
  await expect(current(page)).toContainText('kd4');
  await page.getByLabel('Note on this move').fill('Too close?');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'One move back' }).click();
  await square(page, 'e5').click();
  await expect(page.locator('.an__branch')).toHaveText(/or.*ke5/);
  await page.getByRole('button', { name: 'Make it the main line' }).click();
  await expect(page.locator('.an__branch')).toContainText('kd4');
  await expect(page.locator('.an__said')).toHaveText('Too close?');
  await expect(page).toHaveURL(/moves=kc3\+ke5\+%28kd4\+.*Too\+close.*at=0\.0$/); // all of it, not an earlier state
  await page.reload();
  await expect(current(page)).toContainText('ke5');
  await page.getByRole('button', { name: 'Share' }).click();
  const saved = page.getByRole('link', { name: 'Save as a file' });
  const file = decodeURIComponent((await saved.getAttribute('href')) ?? '').replace(/^[^,]*,/, '');
  expect(file).toMatch(/^clowder analysis 1\ngame boop\n/);
  const open = page.getByLabel('Open a file');
  await open.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toHaveText(/not an analysis/);
  await open.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.an__said')).toHaveText('Too close?');
});

test('a position is set up by hand or as text, and an impossible one says why', async ({ page }) => {
  await page.goto('/analysis/boop');
  await page.getByRole('button', { name: 'Set up' }).click();
  const analyse = page.getByRole('button', { name: 'Analyse' });
  await page.getByRole('button', { name: 'Grey: cats' }).click();
  await square(page, 'b2').click();
  await expect(page.getByRole('status').filter({ hasText: 'This position is possible.' })).toBeVisible();
  await page.getByRole('button', { name: 'One more Orange cat' }).click();
  await expect(page.locator('.an__possible')).toHaveText('Orange: 9 pieces; it must be eight.');
  await expect(analyse).toBeDisabled();
  await page.getByLabel('The position on one line').fill(WIN_IN_TWO);
  await page.getByRole('button', { name: 'Put it there' }).click();
  await clean(page);
  await analyse.click();
  await expect(page.locator('.an__line').first()).toContainText('wins in 2', { timeout: SLOW });
});

test('a finished match is analysed from the replay, and played on from there', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await page.goto(`/replay/${match.id}#5`);
  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await expect(current(page)).toHaveText(/\w/);
  const nodes = page.locator('.an__node');
  await expect(nodes.nth(5)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await expect(nodes.nth(4)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
});

test('an address that is damaged is refused, and the page goes on', async ({ page }) => {
  await page.goto('/analysis/boop#position=nonsense');
  await expect(page.locator('.notice')).toContainText('A position is six rows');
  await page.getByRole('button', { name: 'Begin with an empty board' }).click();
  await expect(page.locator('.an__line').first()).toBeVisible({ timeout: SLOW });
  await page.goto('/analysis/nothing');
  await expect(page.locator('.notice')).toBeVisible();
});

/** Returns when the page has heard of it. */
const changeHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true });
        location.hash = wanted;
      }),
    hash,
  );

test('a pasted address is opened, and the skip link does not lose what is there', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await page.goto(`/replay/${match.id}#5`);
  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await expect(page.locator('.an__node').nth(5)).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('Note on this move').fill('Mine');
  await expect(page).toHaveURL(/Mine/);
  const kept = new URL(page.url()).hash;
  await changeHash(page, '#main'); // as the skip link does
  await expect(page).toHaveURL(/Mine/);
  await changeHash(page, kept.replace('Mine', 'Pasted'));
  await expect(page.locator('.an__said')).toHaveText('Pasted');
});

test('an engine that cannot be loaded says so', async ({ page }) => {
  await page.route(/\/assets\/analysis-worker-/, async (route) => {
    const worker = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: worker.replace(/\.\/analysis-[\w-]+\.js/, './nothing.js'),
    });
  });
  await page.goto('/analysis/boop');
  await expect(page.locator('.an__failed')).toBeVisible();
});
