import { expect } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

test('the first lesson is played with the mouse', async ({ page }) => {
  await page.goto('/lessons/isle-of-cats/aboard');
  await page.locator('.isle-take[data-legal]').first().click();
  await page.locator('[role=gridcell][data-legal]').nth(60).click();
  await page.locator('.pz__dock .btn--primary:enabled').click();
  await expect(page.locator('.pz__card--solved')).toContainText('One basket');
  await clean(page);
});
