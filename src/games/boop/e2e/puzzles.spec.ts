import { expect, type Page } from '@playwright/test';
import { readPuzzles, puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import puzzles from '../puzzles/puzzles.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** Puzzles are solved in a real browser: the worker proves every answer. */

const puzzleWith = (goal: string): PuzzleLine => {
  const line = readPuzzles(puzzles.lines).find(
    (each) => each.goal === goal && each.solution.startsWith('c') && each.where.endsWith(' 0 p'),
  );
  if (!line) throw new Error(`no puzzle: ${goal}`);
  return line;
};

const open = async (page: Page, line: PuzzleLine): Promise<void> => {
  await page.goto(`/puzzles/boop/${puzzleId(line)}`);
  await expect(page.locator('.pz__goal')).toBeVisible();
};

/** The id of the puzzle on the page. */
const shown = (page: Page): Promise<string | null> =>
  page.locator('[data-puzzle]').getAttribute('data-puzzle');

/** Puts a cat on this square, by the name of the square. */
const place = async (page: Page, square: string): Promise<void> => {
  await page.locator('.pz__tray [data-legal]').last().click();
  await page.getByRole('gridcell', { name: new RegExp(`^${square}\\b`) }).click();
  await page.locator('.pz__dock .btn--primary').click();
};

test('a puzzle is solved, and the streak grows', async ({ page }) => {
  const line = puzzleWith('win1');
  await open(page, line);
  await expect(page.locator('.pz__goal')).toHaveText('Win with one move');
  await place(page, line.solution.slice(1));
  await expect(page.locator('.pz__card--solved')).toContainText('That wins at once');
  await expect(page.locator('.pz__row')).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.pz__board :focus')).toBeVisible();
  await expect(page.locator('.pz__card.is-turn')).toBeVisible();
  expect(await shown(page)).not.toBe(puzzleId(line));
});

test('a puzzle is still the same one after a look at the rule, after a reload, and on the way back', async ({
  page,
}) => {
  await page.goto('/puzzles/boop');
  const first = await shown(page);
  await expect(page).toHaveURL(new RegExp(`/puzzles/boop/${first}$`));
  await page.getByRole('link', { name: 'The rule' }).click();
  await expect(page).toHaveURL(/rules/);
  await page.goBack();
  expect(await shown(page)).toBe(first);
  await page.reload();
  expect(await shown(page)).toBe(first);
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(page.locator(`[data-puzzle="${first}"]`)).toHaveCount(0);
  expect(await shown(page)).not.toBe(first);
  await page.goBack();
  await expect(page.locator(`[data-puzzle="${first}"]`)).toBeVisible();
});

test('a wrong move is answered on the board, tried once more, and only the first try counts', async ({
  page,
}) => {
  const line = puzzleWith('win2');
  await open(page, line);
  const free = page.locator('.pz [role=gridcell][data-legal]');
  const wrong = (
    await free.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
  )
    .map((label) => label.slice(0, 2))
    .find((square) => square !== line.solution.slice(1));
  await place(page, wrong ?? '');
  await expect(page.locator('.pz__card--missed')).toContainText('Almost');
  await page.getByRole('button', { name: 'Once more' }).click();
  await place(page, line.solution.slice(1));
  await expect(page.locator('.pz__card--missed')).toHaveCount(0);
  await expect(page.locator('.pz__card.is-turn')).toBeVisible(); // answered: the second move is mine
  await expect(page.locator('.pz__row')).toHaveText('0');
});

test('the hint shows the move on the board', async ({ page }) => {
  await open(page, puzzleWith('save'));
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desk: { width: 1440, height: 900 },
}))
  test(`the task, the board and the buttons fit on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, puzzleWith('win2'));
    for (const part of ['.pz__card', '.pz .board__svg', '.pz__tray', '.pz__dock'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await shoot(page, `puzzle-${name}`);
    await clean(page);
  });

test('the lobby leads to the puzzles of a game that has some', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles: boop.' }).click();
  await expect(page.locator('.pz__goal')).toBeVisible();
});

test('leaving a puzzle ends its proof, so that nothing after it waits', async ({ page }) => {
  // A proof that never ends.
  await page.route(/bot-worker.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'addEventListener("message", () => { for (;;); })',
    }),
  );
  const line = puzzleWith('win1');
  await open(page, line);
  const hired = page.waitForEvent('worker');
  await place(page, line.solution.slice(1));
  const worker = await hired;
  const ended = worker.waitForEvent('close');
  await page.getByRole('link', { name: 'The rule' }).click();
  await expect(page).toHaveURL(/rules/);
  await ended;
});
