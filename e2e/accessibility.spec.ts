import { expect, test } from '@playwright/test';
import { BOOP, BOOP_FOR_CHILDREN } from './game.ts';
import { clean } from './look.ts';
import { endOf, hotSeat, moveOnce, playToTheEnd, quickPlay } from './table.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('lobby, dialogs, settings, rules and nowhere', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.gcard').first()).toBeVisible();
      await clean(page);
      await page.getByRole('button', { name: 'Play on one device' }).click();
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      await clean(page);
      for (const path of [
        '/settings',
        '/rules',
        '/nowhere',
        '/table/local-gone',
        '/replay/local-gone',
        '/review/local-gone',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await clean(page);
      }
      await page.goto('/rules');
      await page.locator('.gcard__all').first().click();
      await expect(page.locator('.rule').first()).toBeVisible();
      await clean(page);
    });

    test('table', async ({ page }) => {
      await quickPlay(page, BOOP);
      await clean(page);
      await moveOnce(page);
      await page.getByRole('gridcell').nth(14).click({ force: true });
      await clean(page);
    });

    test('the end and the replay', async ({ page }) => {
      await hotSeat(page, BOOP_FOR_CHILDREN);
      await playToTheEnd(page);
      await clean(page);
      await endOf(page).getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.locator('.rp__n')).toBeVisible();
      await clean(page);
      await page.getByRole('tab', { name: 'Proof' }).click();
      await expect(page.locator('.verdict').first()).toBeVisible();
      await clean(page);
    });
  });
