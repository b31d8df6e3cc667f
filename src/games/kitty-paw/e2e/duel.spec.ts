import { expect, type Page } from '@playwright/test';
import { finishForm, openForm, pickGame } from '../../../../e2e/new-table.ts';
import { noticed } from '../../../../e2e/noticed.ts';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** Two people on one device play a duel: each alone, secret until both have finished, compared at the end. */

/** Meows with nothing built: the first press asks, the second must come soon. */
const meowAnyway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let press = 0; press < 2; press++)
      dispatchEvent(new KeyboardEvent('keydown', { key: 'm', code: 'KeyM' }));
  });

const middle = async (page: Page): Promise<number> => {
  const { x, width } = (await page.locator('.paw-mat').boundingBox()) ?? { x: 0, width: 0 };
  return x + width / 2;
};

/** Puts a cat down with keys, and says where on the screen. */
const lay = async (page: Page, ...way: readonly string[]): Promise<number> => {
  await page.locator('.paw-tile[data-legal]').first().press('Enter');
  await expect(page.locator('.paw-held.is-full')).toBeVisible();
  await expect(page.locator('.paw-mat')).toBeFocused(); // after the paint
  for (const key of [...way, 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.paw-lies')).toHaveCount(1);
  return (await page.locator('.paw-lies').boundingBox())?.x ?? 0;
};

/** Begins the run and meows at every card, right or wrong. */
const hasty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin my run' }).click();
  for (let card = 1; card <= 4; card++) {
    await expect(page.locator('.paw-table[data-phase=play]')).toBeVisible();
    if (card === 1) await lay(page, ...Array.from({ length: 6 }, () => 'ArrowRight'));
    // With each card the keys begin in the middle of the mat.
    if (card === 2) expect(await lay(page)).toBeLessThan(await middle(page));
    const judged = noticed(page, '.paw-verdict'); // shown for a second
    await meowAnyway(page);
    await judged;
  }
};

test('two people on one device, one after the other, with a curtain between and a comparison at the end', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('clowder.race-speed', '4'));
  await page.goto('/');
  await openForm(page, 'here');
  await pickGame(page, 'kitty-paw');
  await page.getByRole('combobox', { name: 'How it is played' }).selectOption('duel');
  await finishForm(page);
  await hasty(page);
  await page.locator('.curtain button').click();
  await expect(page.locator('.duel-results')).toBeHidden();
  await expect(page.locator('.duel-around')).toContainText('finished');
  await clean(page);
  await hasty(page);
  await expect(page.locator('.tp__end')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.locator('.duel-results tbody tr')).toHaveCount(4);
  await clean(page);
  // An onlooker of the replay sees nothing before the end; a player's eyes see that player's run.
  await page.goto(`${page.url().replace('/table/', '/replay/')}#6`);
  await page.locator('.rp__eyes label').nth(1).click();
  await expect(page.locator('.rp__board .paw-table')).toBeVisible();
});
