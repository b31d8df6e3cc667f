import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { clean, picture, shoot } from './page-checks.ts';
import { test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the form opens a tournament, and all of it is accessible, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await page.goto('/tournaments/new');
    const name = `Quick cup ${randomUUID().slice(0, 6)}`; // lists show the tournaments of everybody
    await page.getByLabel('Name of the tournament').fill(name);
    await page.getByText('All play all').click();
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('4', { exact: true }).click();
    await clean(page);
    await picture(page, `tournament-new-${colorScheme}`, true);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByRole('heading', { name: '1 of 4' })).toBeVisible();
    await clean(page);
    await page.getByRole('button', { name: 'Begin now' }).click();
    await expect(page.getByRole('heading', { name: 'Round 1: you and' })).toBeVisible();
    await clean(page);
    await picture(page, `tournament-${colorScheme}`, true);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, `tournament-phone-${colorScheme}`);
    await page.goto('/tournaments/new');
    await shoot(page, `tournament-new-phone-${colorScheme}`);
    await page.goto('/tournaments');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await clean(page);
    await shoot(page, `tournaments-phone-${colorScheme}`);
  });

test('from the tournament to the table and back again', async ({ page }) => {
  await page.goto('/tournaments/new');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: 'Take your seat' }).click();
  await page.getByRole('link', { name: 'To the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Evening cup' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
});
