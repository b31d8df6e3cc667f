import { expect, type Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { goldenMatch, restore } from '../kept.ts';
import { test } from '../test.ts';
import { framesDuring, type Measured } from './measure.ts';

/** npm run bench:web. A page whose worker thinks draws on: the graph of a review grows, and the lines of an engine change. */

const SLOWER = 4;
const AIM = 50; // ms between two frames
const THINKING = 4_000; // ms

const tell = (name: string, { waits, work }: Measured): void => {
  const over = waits.filter((ms) => ms > AIM).length;
  const own = work.filter(({ all }) => all > AIM).length;
  console.log(
    `${name}, processor ${SLOWER} times slower: ${waits.length} frames, worst ${Math.max(...waits).toFixed(0)} ms, ` +
      `${over} over the aim of ${AIM} ms; by the page’s own work ${own}, at most ${Math.max(...work.map(({ all }) => all)).toFixed(0)} ms`,
  );
};

const whileThinking = (page: Page): Promise<Measured> =>
  framesDuring(page, SLOWER, () => page.waitForTimeout(THINKING));

for (const { id } of GAMES)
  test(`review of ${id}`, async ({ page }) => {
    const match = await goldenMatch(id);
    await restore(page, [match]);
    await page.goto(`/review/${match.id}#3`);
    const parts = page.locator('.rv__parts label');
    await expect(parts.or(page.locator('.rv__time')).first()).toBeVisible();
    if ((await parts.count()) > 0) await parts.first().click();
    await expect(page.locator('.rv__time')).toBeVisible();
    tell(`review of ${id}`, await whileThinking(page));
  });

test('analysis of boop.', async ({ page }) => {
  await page.goto('/analysis/boop');
  await expect(page.locator('.an__line').first()).toBeVisible();
  tell('analysis of boop.', await whileThinking(page));
});
