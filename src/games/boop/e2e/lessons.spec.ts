import { expect, type Page } from '@playwright/test';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** Lessons in a real browser: a try that misses, one that reaches the goal, and the blanket afterwards. */

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
const place = async (page: Page, name: string): Promise<void> => {
  await square(page, name).click();
  await page.locator('.pz__dock .btn--primary').click();
};

test('the first lesson of boop. by mouse: missed, hinted, reached, sewn on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lessons' }).click();
  await expect(page.locator('.blanket-patch')).toHaveCount(10);
  await page.locator('.blanket-patch--now').click();
  await expect(page.locator('.pz__goal')).toHaveText('Push the grey kitten');
  await place(page, 'a1');
  await expect(page.locator('.ls__says')).toContainText('Nobody sits beside');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.ls__says')).toContainText('eight squares');
  await place(page, 'c4');
  await expect(page.locator('.pz__card--solved')).toContainText('one square');
  await page.getByRole('button', { name: 'Go on' }).click();
  await place(page, 'd3');
  await expect(page.locator('.pz__card--solved')).toContainText('sewn on');
  await page.goto('/lessons/boop');
  await expect(page.locator('.blanket-patch--done')).toHaveCount(1);
  await expect(page.locator('.blanket-patch--now')).toContainText('Over the edge');
});

test('a lesson by keyboard: the board, the second tap, and the button that goes on', async ({ page }) => {
  await page.goto('/lessons/boop/grow');
  await square(page, 'e3').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.pz__card--solved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.pz__goal')).toHaveText('Diagonal rows count too');
  await expect(page.locator('.pz__board :focus')).toBeVisible(); // the button is gone, the focus is not
});

test('what is learnt in two tabs is kept of both', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/lessons/boop/hop');
  await other.goto('/lessons/boop/grow');
  await place(page, 'c4');
  await expect(page.locator('.pz__card--solved')).toBeVisible();
  await place(other, 'e3');
  await expect(other.locator('.pz__card--solved')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('clowder.lessons'));
  expect(JSON.parse(kept ?? '{}')).toEqual({ boop: { hop: 1, grow: 1 } });
});

test('a refusal leads to its rule, and the rule to its lesson', async ({ page }) => {
  await page.goto('/rules/boop?why=two-in-a-row');
  await page.locator('#hold-rule').getByRole('link', { name: 'Two hold each other' }).click();
  await expect(page.locator('.pz__goal')).toHaveText('Push d4');
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desk: { width: 1440, height: 900 },
}))
  test(`blanket and lesson fit on a ${name} and are clean`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/lessons/boop');
    await expect(page.locator('.blanket-patch').first()).toBeVisible();
    await shoot(page, `lessons-${name}`);
    await clean(page);
    await page.goto('/lessons/boop/hold');
    for (const part of ['.pz__card', '.pz .board__svg', '.pz__tray', '.pz__dock'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await shoot(page, `lesson-${name}`);
    await clean(page);
  });
