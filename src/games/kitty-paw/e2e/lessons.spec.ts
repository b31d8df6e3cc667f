import { expect } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

test('the first lesson is played with the mouse', async ({ page }) => {
  await page.goto('/lessons/kitty-paw/card');
  await page.locator('.paw-card[data-legal]').nth(2).click();
  await expect(page.locator('.pz__card--solved')).toContainText('Seven points');
  await clean(page);
});
