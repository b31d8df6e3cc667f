import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { BOOP } from './game.ts';
import { atThisDevice } from './open-table.ts';
import { hotSeat, moves } from './table.ts';
import { test } from './test.ts';

/** Escape drops what is in hand, wherever the focus is. (Kitty Paw has its own test: its hand is a paw.) */

/** In the page while something can be cancelled; some layouts do not show it. */
const cancelButton = (page: Page) => page.locator('.tp__confirm .tp__other');

/** Opens curtains and taps legal things until a move is planned that can be cancelled. */
const planOne = async (page: Page): Promise<void> => {
  await expect(async () => {
    if ((await cancelButton(page).count()) > 0) return;
    const curtain = page.locator('.curtain .btn');
    if (await curtain.isVisible()) await curtain.click();
    else await page.locator('.tp [data-legal]').first().dispatchEvent('click');
    await expect(cancelButton(page)).toBeAttached({ timeout: 300 });
  }).toPass();
};

for (const game of GAMES.filter(({ race }) => !race))
  test(`${game.id}: Escape drops the planned move when the focus is outside the board`, async ({ page }) => {
    await atThisDevice(page, game, game.seats);
    await planOne(page);
    const before = await moves(page);
    await page.getByRole('link', { name: 'Rules' }).focus();
    await page.keyboard.press('Escape');
    await expect(cancelButton(page)).toHaveCount(0);
    expect(await moves(page)).toBe(before);
  });

test('Escape during a drag puts the piece back', async ({ page }) => {
  await hotSeat(page, BOOP);
  const [from, to] = [
    await page.locator('.tp__tray .tray__kind').first().boundingBox(),
    await page.locator('[data-spot="14"]').boundingBox(),
  ];
  if (!from || !to) throw new Error('tray and bed must be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 2 });
  await expect(page.locator('.in-hand')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.in-hand')).toHaveCount(0);
  await page.mouse.up();
  expect(await moves(page)).toBe(0);
});

test('Escape closes the sheet of a phone and leaves the planned move', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await hotSeat(page, BOOP);
  await planOne(page);
  const grip = page.locator('.side__grip');
  await grip.press('Enter');
  await expect(page.getByRole('tab', { name: 'Moves' })).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).press('Escape');
  await expect(grip).toHaveAttribute('aria-expanded', 'false');
  await expect(grip).toBeFocused();
  await expect(cancelButton(page)).toBeAttached();
  await grip.press('Escape');
  await expect(cancelButton(page)).toHaveCount(0);
});
