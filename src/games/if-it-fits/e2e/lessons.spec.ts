import { expect } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

test('the first lesson is played with the mouse', async ({ page }) => {
  await page.goto('/lessons/if-it-fits/join');
  await page.locator('.fits-card[data-legal]').first().click();
  await page.locator('[data-spot="47"]').click(); // f3, above the start card
  await page.locator('.pz__dock .btn--primary').click();
  await expect(page.locator('.pz__card--solved')).toContainText('one box now');
  await clean(page);
});
