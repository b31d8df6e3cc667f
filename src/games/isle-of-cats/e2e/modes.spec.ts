import { expect } from '@playwright/test';
import { drive, driveToTheEnd } from '../../../../e2e/driver.ts';
import { sideways } from '../../../../e2e/open-table.ts';
import { test } from '../../../../e2e/test.ts';
import { BOT, ME } from '../../../../e2e/server-table.ts';
import { openTable } from './open.ts';

/** Whole matches of the modes that the shared specs do not play: two players in the standard game, and solo. */

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const EVERYTHING = { kittens: true, beasts: true, events: true };
test('two in the standard game, with the keyboard at a desk', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openTable(page, [ME, BOT], {});
  await driveToTheEnd(page, 'keyboard');
});

test('two with every module, with the mouse on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page, [ME, BOT], { ...EVERYTHING, lessons: 'ibc' });
  await driveToTheEnd(page, 'mouse');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('against the sister with every module, with the mouse at a desk', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openTable(page, [ME], EVERYTHING);
  await drive(page, 'mouse', 12);
  await page.getByRole('tab', { name: 'Sister' }).click();
  await expect(page.getByText('Her colours, for each of your cats')).toBeVisible();
  await driveToTheEnd(page, 'mouse');
});

test('against the sister, with the keyboard on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page, [ME], { difficulty: 'hard' });
  await driveToTheEnd(page, 'keyboard');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  // Beside the panel of the end the boat lies; with the whole screen for itself it stands.
  const isUpright = (): Promise<boolean> =>
    page
      .locator('.isle-boat svg')
      .first()
      .evaluate((boat) => {
        const { width, height } = (boat as SVGSVGElement).viewBox.baseVal;
        return height > width;
      });
  await expect.poll(isUpright).toBe(false);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect.poll(isUpright).toBe(true);
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('the names of all pages have room beside the board', async ({ page }) => {
    await openTable(page, [ME], EVERYTHING);
    const tabs = page.getByRole('tab');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(tabs).toHaveCount(6); // with the sister's
      const crowded = (): Promise<(string | null)[]> =>
        tabs.evaluateAll((all) =>
          all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
        );
      await expect.poll(crowded).toEqual([]);
    }
  });
});
