import { expect } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

test('the first lesson is played with the mouse', async ({ page }) => {
  await page.goto('/lessons/gangs-of-kyoto/bells');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.gang[data-legal]').last().click();
  await page.locator('.pz__dock .btn--primary').click();
  await expect(page.locator('.pz__card--solved')).toContainText('Bells on your street');
  await clean(page);
});
