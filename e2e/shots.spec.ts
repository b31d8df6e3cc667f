import { expect, type Page } from '@playwright/test';
import { clean, shoot } from './page-checks.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { BOOP, BOOP_FOR_CHILDREN } from './game.ts';
import { endOf, hotSeat, moveOnce, myTurn, playToTheEnd, quickPlay } from './table.ts';
import { test } from './test.ts';

/** Screenshots of every page, for people to look at; on a desktop also accessibility checks. */
const GONE = ['table/local-gone', 'replay/local-gone', 'review/local-gone'];
const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** In both themes: a page follows a change of theme, so it is opened once. */
const seeOn =
  (screen: string) =>
  async (page: Page, name: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await shoot(page, `${name}-${screen}-${colorScheme}`);
      if (screen === 'desk') await clean(page, colorScheme === 'light' ? 'everything' : 'colours');
    }
  };

for (const [screen, viewport] of Object.entries(SCREENS))
  test.describe(screen, () => {
    test.use({ viewport });
    const see = seeOn(screen);

    test('lobby, rules, settings, nowhere', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.gcard svg').first()).toBeVisible();
      await see(page, 'lobby-empty');
      await page.getByRole('button', { name: 'Play on one device' }).click();
      await see(page, 'create');
      for (const path of ['settings', 'rules', 'nowhere', ...GONE]) {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await see(page, path.replace('/', '-'));
      }
      await page.goto('/rules');
      await page.locator('.gcard__all').first().click();
      await expect(page.locator('.rule').first()).toBeVisible();
      await see(page, 'rules-game');
    });

    test('table and lobby', async ({ page }) => {
      await quickPlay(page, BOOP);
      for (let i = 0; i < 4; i++) await moveOnce(page);
      await page.getByRole('gridcell').nth(14).click({ force: true });
      await see(page, 'table');
      if (screen === 'phone') {
        await page.getByRole('button', { name: 'Show moves and chat' }).click();
        await see(page, 'table-sheet');
      }
      await page.goto('/');
      await expect(page.locator('.rcard').first()).toBeVisible();
      await see(page, 'lobby');
    });

    test('end and replay', async ({ page }) => {
      await hotSeat(page, BOOP_FOR_CHILDREN);
      await playToTheEnd(page);
      await see(page, 'end');
      await endOf(page).getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.locator('.rp__n')).toBeVisible();
      await page.keyboard.press('End');
      await see(page, 'replay');
      await page.getByRole('tab', { name: 'Proof' }).click();
      await see(page, 'replay-proof');
    });
  });

test('on a short phone the board keeps its size, also with a friend', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await host.setViewportSize({ width: 390, height: 664 });
  await sitDown(guest, await createTable(host));
  await moveOnce(host);
  await moveOnce(guest);
  await myTurn(host);
  await host.getByRole('gridcell', { name: /empty/ }).first().dispatchEvent('click');
  await shoot(host, 'table-short-phone');
  // Squares of 47 pixels, as in the mock-up; a finger misses squares below 44.
  const board = await host.getByRole('grid').boundingBox();
  expect(board?.width).toBeGreaterThanOrEqual(6 * 47);
  const confirm = await host.locator('.tp__confirm').boundingBox();
  const sheet = await host.locator('.tp__side').boundingBox();
  expect((confirm?.y ?? 0) + (confirm?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
});
