import { expect, type Page } from '@playwright/test';
import { BOOP } from '../../../../e2e/game.ts';
import { shoot } from '../../../../e2e/page-checks.ts';
import { hotSeat, tapSquare } from '../../../../e2e/table.ts';
import { test } from '../../../../e2e/test.ts';

/** Two rows of the same player at once: a choice. */
const TWO_ROWS = ['a4', 'c1', 'a5', 'd4', 'c3', 'a2', 'd3', 'e2', 'c5', 'c2', 'c3'];

const playTwoRows = async (page: Page): Promise<void> => {
  await hotSeat(page, BOOP);
  for (const [count, square] of TWO_ROWS.entries()) {
    await tapSquare(page, square);
    await expect(page.locator('.tp .log li')).toHaveCount(count + 1);
  }
};

const insideTheWindow = async (page: Page, part: string): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const one of await page.locator(part).all()) {
    const box = await one.boundingBox();
    expect(
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
    ).toBe(true);
  }
};

test.describe('a small desk', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the bed is as high as the window, and the log folds into one line', async ({ page }) => {
    await hotSeat(page, BOOP);
    await tapSquare(page, 'b2');
    await page.locator('[role=gridcell][data-spot="14"]').dispatchEvent('click');
    await shoot(page, 'boop-1024');
    const bed = await page.locator('.tp__board svg').first().boundingBox();
    expect(bed?.width).toBeGreaterThanOrEqual(696);
    await insideTheWindow(page, '.tp__tray button, .tp__confirm button, .tools button');
    await page.getByRole('button', { name: 'Show moves and chat' }).click();
    await expect(page.getByRole('tab', { name: 'Moves' })).toBeVisible();
  });

  test('pieces to choose have a full name where only their number is written', async ({ page }) => {
    await hotSeat(page, BOOP);
    const tray = page.getByRole('group', { name: 'Your pieces' });
    await expect(tray.getByRole('button', { name: '8 kittens', exact: true })).toBeEnabled();
    await expect(tray.getByRole('button', { name: '0 cats', exact: true })).toBeDisabled();
  });
});

for (const [width, height, bed] of [
  [1440, 900, 730],
  [390, 664, 6 * 47],
] as const)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('rows to choose from have letters on the bed, in the list and on the button', async ({ page }) => {
      await playTwoRows(page);
      await expect(page.locator('.row-letter')).toHaveText(['A', 'B']);
      await page.locator('.option').nth(1).click();
      await expect(page.locator('.row-letter.is-picked')).toHaveText('B');
      await shoot(page, `boop-rows-${width}`);
      expect((await page.getByRole('grid').boundingBox())?.width).toBeGreaterThanOrEqual(bed);
      await insideTheWindow(page, '.option, .tp__confirm .btn--primary');
      await page.getByRole('button', { name: 'Choose B' }).click();
      await expect(page.locator('.option')).toHaveCount(0);
    });
  });

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });

  test('the words of the tools wrap, so that every tool stays in its panel', async ({ page }) => {
    await hotSeat(page, BOOP);
    const panel = await page.locator('.tp__me').boundingBox();
    const tools = await Promise.all(
      (await page.locator('.tools .btn').all()).map((one) => one.boundingBox()),
    );
    expect(tools.length).toBe(4);
    for (const tool of tools)
      expect((tool?.x ?? 0) + (tool?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  });
});

test('a hint is drawn on the bed with its reason, and its button plans the move', async ({ page }) => {
  await hotSeat(page, BOOP);
  await tapSquare(page, 'b2');
  await page.getByRole('button', { name: 'Hint' }).click();
  const card = page.getByRole('complementary', { name: 'Hint' });
  await expect(card.locator('.bed-advice')).not.toBeEmpty();
  await expect(page.locator('.ghost--mine')).toBeVisible();
  await shoot(page, 'boop-hint');
  await card.getByRole('button', { name: 'Try it' }).click();
  await expect(card).toBeHidden();
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

test('Escape takes the ghost of a planned piece off the bed, also under the mouse', async ({ page }) => {
  await hotSeat(page, BOOP);
  await page.locator('[role=gridcell][data-spot="14"]').click();
  await expect(page.locator('.ghost--mine')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost--mine')).toHaveCount(0);
  await page.locator('[role=gridcell][data-spot="15"]').hover();
  await expect(page.locator('.ghost--mine')).toBeVisible();
});
