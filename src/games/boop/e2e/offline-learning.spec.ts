import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles } from '../../../kernel/puzzle.ts';
import lines from '../puzzles/lines.ts';
import { goldenMatch, restore } from '../../../../e2e/kept.ts';
import { test } from '../../../../e2e/test.ts';

/** Looking back and learning need the network once. */

test.use({ serviceWorkers: 'allow' });

const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
const press = (page: Page) => page.locator('.pz__dock .btn--primary').click();

test('without a network: a review, an analysis, a puzzle and a lesson', async ({ page, context }) => {
  const puzzle = readPuzzles(lines).find(({ goal, solution }) => goal === 'win1' && solution.startsWith('c'));
  if (!puzzle) throw new Error('no puzzle');
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await context.setOffline(true);

  await test.step('the worker judges a match that is kept here', async () => {
    await page.goto(`/review/${match.id}#3`);
    await expect(page.locator('.rv__verdict .rv__chance')).toHaveText(/\d+ %/);
    await expect(page.locator('.cg__line')).toHaveAttribute('d', /L/);
  });
  await test.step('the engine tells its lines', async () => {
    await page.goto(`/analysis/boop?match=${match.id}#3`);
    await expect(page.locator('.an__line').first()).toContainText(/[kc][a-f][1-6]/);
  });
  await test.step('a puzzle is proved', async () => {
    await page.goto(`/puzzles/boop/${puzzleId(puzzle)}`);
    await page.locator('.pz__tray [data-legal]').last().click();
    await square(page, puzzle.solution.slice(1)).click();
    await press(page);
    await expect(page.locator('.pz__card--solved')).toBeVisible();
  });
  await test.step('a task of a lesson is reached', async () => {
    await page.goto('/lessons/boop/hop');
    await square(page, 'c4').click();
    await press(page);
    await expect(page.locator('.pz__card--solved')).toBeVisible();
  });
});
