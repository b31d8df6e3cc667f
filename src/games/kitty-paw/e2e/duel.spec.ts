import { expect, type Page } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** Two people on one device play a duel: each alone, secret until both have finished, compared at the end. */

/** Begins the run and meows at every card, right or wrong. */
const hasty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin my run' }).click();
  const play = page.locator('.paw-table[data-phase=play]');
  for (let card = 1; card <= 4; card++) {
    await expect(play).toBeVisible();
    await page.keyboard.press('m');
    await expect(play).toBeHidden();
  }
};

test('two people on one device, one after the other, with a curtain between and a comparison at the end', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('clowder.race-speed', '4'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('kitty-paw');
  await page.getByRole('combobox', { name: 'How it is played' }).selectOption('duel');
  await page.getByRole('button', { name: 'Start' }).click();
  await hasty(page);
  await page.locator('.curtain button').click();
  await expect(page.locator('.duel-results')).toBeHidden();
  await expect(page.locator('.duel-around')).toContainText('finished');
  await clean(page);
  await hasty(page);
  await expect(page.locator('dialog.dialog--end')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.locator('.duel-results tbody tr')).toHaveCount(4);
  await clean(page);
});
