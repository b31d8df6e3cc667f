import { expect } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { goldenMatch, restore } from '../../../../e2e/kept.ts';
import { test } from '../../../../e2e/test.ts';

test('the first lesson is played with the mouse', async ({ page }) => {
  await page.goto('/lessons/kitty-paw/card');
  await page.locator('.paw-card[data-legal]').nth(2).click();
  await expect(page.locator('.pz__card--solved')).toContainText('Seven points');
  await clean(page);
});

test('on a low phone the mat keeps its room beside a hint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/lessons/kitty-paw/pose');
  await page.locator('.pz__dock').getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.ls__says')).toBeVisible();
  expect((await page.locator('.paw-mat').last().boundingBox())?.height).toBeGreaterThan(120);
});

test('every round of a review leads to a lesson', async ({ page }) => {
  const match = await goldenMatch('kitty-paw', 'standard');
  await restore(page, [match]);
  await page.goto(`/review/${match.id}`);
  const practise = page.getByRole('link', { name: 'Practise' });
  await expect(page.locator('.paw-seconds')).toBeVisible();
  for (const round of await page.locator('.paw-seconds__round').all()) {
    await round.click();
    await expect(practise).toBeVisible();
  }
  await practise.click();
  await expect(page).toHaveURL(/\/lessons\/kitty-paw\/(grab|pose|overlap)$/);
});

test('the review of a duel, in which each is alone, opens on the chances', async ({ page }) => {
  const match = await goldenMatch('kitty-paw', 'duel');
  await restore(page, [match]);
  await page.goto(`/review/${match.id}`);
  await expect(page.locator('.rv__time')).toBeVisible();
  await expect(page.locator('.paw-seconds')).toHaveCount(0);
});
