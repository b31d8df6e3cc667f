import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles } from '../../../kernel/puzzle.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';
import puzzles from '../puzzles/puzzles.ts';

// A card that is laid as it is, without a cat.
const line = readPuzzles(puzzles.lines).find(({ solution }) => /^B\d\d@[a-o]\d$/.test(solution));
if (!line) throw new Error('no puzzle');
const [card = '', cell = ''] = line.solution.split('@');
const hand = /(?<=\s)[BP0-9+]*B\d\d\+[BP0-9+]+(?=\s)/.exec(line.where)?.[0].split('+') ?? [];

/** Lays the card in hand with this number on the first free cell whose name fits. */
const lay = async (page: Page, nth: number, name: RegExp): Promise<void> => {
  await page.locator('.pz__tray .fits-card').nth(nth).click();
  await page.getByRole('gridcell', { name }).and(page.locator('[data-legal]')).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.pz__dock .btn--primary').click();
};

test('another card or place is not enough; the best ones are shown with their worth', async ({ page }) => {
  await page.goto(`/puzzles/if-it-fits/${puzzleId(line)}`);
  await expect(page.locator('.pz__goal')).toContainText('Which card, and where?');
  await lay(page, hand.indexOf(card) === 0 ? 1 : 0, /^/);
  await expect(page.locator('.pz__card--missed')).toContainText('of the best');
  expect(await page.locator('.fits-answer').count()).toBeGreaterThan(0);
  await shoot(page, 'puzzle-fits-missed');
  await clean(page);
  await page.getByRole('button', { name: 'Once more' }).click();
  await lay(page, hand.indexOf(card), new RegExp(`^${cell}\\b`));
  await expect(page.locator('.pz__card--solved')).toBeVisible();
});
