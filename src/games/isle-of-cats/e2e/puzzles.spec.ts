import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';
import puzzles from '../puzzles/puzzles.ts';
import { read } from '../rules/notation.ts';

/** True if every other place is worth less. */
const hasOneAnswer = (line: PuzzleLine): boolean => {
  const { state, turns } = puzzles.open(line);
  const move = read(line.solution);
  const verdict = move && puzzles.judge(line.goal, state, move, turns);
  if (verdict?.is !== 'solved' || !verdict.answers) throw new Error(`not a solution: ${line.solution}`);
  const { mine, best } = verdict.answers;
  return best.filter(({ worth }) => worth === mine).length === 1;
};

const line = readPuzzles(puzzles.lines)
  .filter(({ goal, solution }) => goal === 'treasure' && solution.startsWith('T1#'))
  .find(hasOneAnswer);
if (!line) throw new Error('no puzzle');
const [x = '', y = ''] = (/@(\d+),(\d)/.exec(line.solution) ?? []).slice(1);
const square = `${String.fromCharCode(65 + Number(x))}${Number(y) + 1}`;

/** Places the tile, which covers one cell, on the named one. */
const place = async (page: Page, cell: RegExp): Promise<void> => {
  await page.getByRole('gridcell', { name: cell }).and(page.locator('[data-legal]')).first().click();
  await page.locator('.pz__dock .btn--primary').click();
};

for (const [height, least] of [
  [664, 19],
  [844, 24],
] as const)
  test(`on a phone ${height} pixels high a cell is at least ${least} pixels wide, and every tool is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(`/puzzles/isle-of-cats/${puzzleId(line)}`);
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
    expect((await cells.first().boundingBox())?.width).toBeGreaterThanOrEqual(least);
    for (const tool of await page.locator('.isle-tray .btn:visible').all())
      await expect(tool).toBeInViewport({ ratio: 1 });
  });

test('a place is worth a share of the best, and the best three are shown', async ({ page }) => {
  await page.goto(`/puzzles/isle-of-cats/${puzzleId(line)}`);
  await expect(page.locator('.pz__goal')).toHaveText('Where is this treasure worth most?');
  await place(page, new RegExp(`^(?!${square}\\b)`));
  await expect(page.locator('.pz__card--missed')).toContainText('of the best');
  await expect(page.locator('.isle-answer')).toHaveCount(3);
  await shoot(page, 'puzzle-isle-missed');
  await clean(page);
  await page.getByRole('button', { name: 'Once more' }).click();
  await place(page, new RegExp(`^${square}\\b`));
  await expect(page.locator('.pz__card--solved')).toBeVisible();
});
