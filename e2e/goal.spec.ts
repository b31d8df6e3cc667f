import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { BOOP } from './game.ts';
import { atThisDevice, withBot } from './open-table.ts';
import { atRest, clean, shoot } from './page-checks.ts';
import { hotSeat, moves } from './table.ts';
import { test } from './test.ts';

/** How one wins is one tap away: behind the name of the game, on every screen. */

const SCREENS = {
  'low-phone': { width: 390, height: 664 },
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
};

const nameIn = (page: Page) => page.locator('.bar').getByRole('heading', { level: 1 }).getByRole('button');
const card = (page: Page) => page.getByRole('dialog', { name: 'How to win' });

const grip = (page: Page) => page.locator('.side__grip');

/** On a low phone two games show the bar only while the side panel is open. Returns whether it had to be opened. */
const showName = async (page: Page): Promise<boolean> => {
  if (await nameIn(page).isVisible()) return false;
  await grip(page).click();
  await expect(nameIn(page)).toBeVisible();
  return true;
};

/** Where everything of the table and the bar stands. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bar > :not([popover]), .tp > :not(.tp__hint), .tp__board')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

for (const game of GAMES)
  test(`${game.id}: a tap on its name says how one wins, and moves nothing`, async ({ page }) => {
    await page.goto('/');
    // With people alone nothing changes meanwhile; a race waits for the paws.
    await (game.race ? withBot(page, game) : atThisDevice(page, game, game.seats));
    const curtain = page.locator('.curtain .btn');
    if (await curtain.isVisible()) await curtain.click();
    await expect(nameIn(page)).toHaveText(game.name);
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      await atRest(page);
      const opened = await showName(page);
      await atRest(page);
      expect((await nameIn(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const before = await places(page);
      await nameIn(page).click();
      await expect(card(page)).toBeInViewport({ ratio: 1 });
      expect(await places(page)).toEqual(before);
      await shoot(page, `goal-${game.id}-${screen}`);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
      if (opened) await grip(page).click();
    }
    await nameIn(page).click();
    await clean(page);
    const goal = (await card(page).getByRole('paragraph').textContent()) ?? '';
    await page.keyboard.press('Escape');
    if (await grip(page).isVisible()) await grip(page).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('tabpanel').getByText(goal)).toBeVisible();
  });

test('by keyboard the goal has the focus, and Escape gives it back and drops nothing else', async ({
  page,
}) => {
  await hotSeat(page, BOOP);
  await page.locator('[data-spot="14"]').click();
  const planned = page.locator('.tp__confirm .tp__other');
  await expect(planned).toBeAttached();
  await nameIn(page).press('Enter');
  const rules = card(page).getByRole('link', { name: 'All the rules' });
  await expect(rules).toBeFocused();
  await expect(card(page)).toHaveAccessibleDescription(/three of your cats in a row/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(nameIn(page)).toBeFocused();
  await expect(planned).toBeAttached();
  expect(await moves(page)).toBe(0);
});
