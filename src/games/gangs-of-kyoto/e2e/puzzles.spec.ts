import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles } from '../../../kernel/puzzle.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';
import puzzles from '../puzzles/puzzles.ts';

const line = readPuzzles(puzzles.lines).find(({ solution }) => solution.startsWith('give'));
if (!line) throw new Error('no puzzle');
const right = line.solution.slice('give'.length);

/** Gives the card to this seat. */
const give = async (page: Page, seat: string): Promise<void> => {
  await page.locator(`.gang--open[data-spot="${seat}"]`).click();
  await page.locator('.pz__dock .btn--primary').click();
};

test('the chances are told after the answer, right or wrong', async ({ page }) => {
  await page.goto(`/puzzles/gangs-of-kyoto/${puzzleId(line)}`);
  await expect(page.locator('.gang--open').first()).toBeVisible();
  await expect(page.locator('.gang__chance')).toHaveCount(0);
  const open = await page
    .locator('.gang--open')
    .evaluateAll((gangs) => gangs.map((gang) => gang.dataset['spot']));
  await give(page, open.find((seat) => seat !== right) ?? '');
  await expect(page.locator('.pz__card--missed')).toContainText('%');
  await expect(page.locator('.gang__chance')).toHaveCount(open.length);
  await shoot(page, 'puzzle-kyoto-missed');
  await clean(page);
  await page.getByRole('button', { name: 'Once more' }).click();
  await give(page, right);
  await expect(page.locator('.pz__card--solved')).toBeVisible();
});
