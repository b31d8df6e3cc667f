import { expect } from '@playwright/test';
import { test } from './test.ts';

const LOBBY = {
  'en-GB': 'Play now with a bot',
  uk: 'Грати зараз із ботом',
  'ru-RU': 'Играть сейчас с ботом',
};

for (const [locale, heading] of Object.entries(LOBBY))
  test(`a browser that prefers ${locale} is met in its language`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  });

test('the language can be changed, and stays changed', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Мова' })).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Яка гра?' })).toBeVisible();
});

test('light, dark and text size are applied at once and kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await page.getByRole('slider').fill('3');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
});
