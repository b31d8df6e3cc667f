import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../../kernel/puzzle.ts';
import puzzles from '../puzzles/puzzles.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';

/** Puzzles in a row, in three minutes, offline, and the page that lists what there is. */

const LINES = new Map(readPuzzles(puzzles.lines).map((line) => [puzzleId(line), line]));

const shown = async (page: Page): Promise<PuzzleLine> => {
  const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  const line = LINES.get(id ?? '');
  if (!line) throw new Error(`no puzzle: ${id}`);
  return line;
};

/** One placement solves it: the test need not answer anything. */
const isShort = ({ goal, solution }: PuzzleLine): boolean =>
  (goal === 'win1' || goal === 'save') && !solution.startsWith('+');

/** Opens a mode until chance begins with a puzzle that one placement solves. */
const openShort = async (page: Page, path: string, start?: string): Promise<PuzzleLine> => {
  for (;;) {
    await page.goto(path);
    if (start !== undefined) await page.getByRole('button', { name: start }).click();
    await expect(page.locator('[data-puzzle]')).toBeVisible();
    const line = await shown(page);
    if (isShort(line)) return line;
  }
};

/** Takes the piece of this move and taps the square; `confirm` if a second tap is asked for. */
const place = async (page: Page, move: string, confirm: boolean): Promise<void> => {
  const kinds = page.locator('.pz__tray [data-legal]');
  if ((await kinds.count()) > 1) await (move.startsWith('c') ? kinds.last() : kinds.first()).click();
  await page.getByRole('gridcell', { name: new RegExp(`^${move.slice(1)}\\b`) }).click();
  if (confirm) await page.locator('.pz__dock .btn--primary').click();
};

const wrongMove = async (page: Page, { solution }: PuzzleLine): Promise<string> => {
  const labels = await page
    .locator('.pz [role=gridcell][data-legal]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const square = labels.map((label) => label.slice(0, 2)).find((each) => each !== solution.slice(1));
  return `${solution[0]}${square}`;
};

test('a row grows with what is solved, gets harder, and ends with the first miss', async ({ page }) => {
  const first = await openShort(page, '/puzzles/boop/in-a-row');
  await place(page, first.solution, true);
  await expect(page.locator('.pz__card--solved')).toContainText('1 in a row');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.pz__row')).toHaveText('1');
  const second = await openShort(page, '/puzzles/boop/in-a-row');
  await place(page, await wrongMove(page, second), true);
  await expect(page.locator('.pz__card--missed')).toContainText('The streak ends here: 0');
  await shoot(page, 'puzzle-row');
  await clean(page);
  await page.setViewportSize({ width: 390, height: 664 });
  const buttons = await page.locator('.pz__dock .btn').all();
  const widths = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.width ?? 0));
  expect(widths.at(-1)).toBe(Math.max(...widths)); // the main button, beside two others on a phone
  for (const one of buttons) await expect(one).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'New streak' }).click();
  await expect(page.locator('.pz__card.is-turn')).toBeVisible();
});

test('three minutes: one tap places, and when the thread is wound up all is told', async ({ page }) => {
  await page.clock.install();
  const line = await openShort(page, '/puzzles/boop/three-minutes', 'Start');
  await expect(page.getByRole('img', { name: '3 mice left' })).toBeVisible();
  await place(page, line.solution, false);
  await expect(page.locator('.pz-rush__clock .pz__row')).toHaveText('1');
  await expect(page.locator('[data-puzzle]')).not.toHaveAttribute('data-puzzle', puzzleId(line));
  await page.clock.fastForward('03:01');
  await expect(page.getByText('The thread is all wound up.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 solved' })).toBeVisible();
  await expect(page.locator('.pz-rush__list .is-solved')).toHaveCount(1);
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desk: { width: 1440, height: 900 },
}))
  test(`three minutes on a ${name}: a miss chases a mouse away, and the right move is told afterwards`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const line = await openShort(page, '/puzzles/boop/three-minutes', 'Start');
    await place(page, await wrongMove(page, line), false);
    await expect(page.getByRole('img', { name: '2 mice left' })).toBeVisible();
    for (const part of ['.pz-rush__clock', '.pz-rush__goal', '.pz .board__svg', '.pz__tray', '.pz__dock'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await shoot(page, `puzzle-rush-${name}`);
    await clean(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.locator('.pz-rush__list .is-missed')).toContainText(line.solution.slice(1));
    await shoot(page, `puzzle-rush-over-${name}`);
    await clean(page);
  });

test('what is tried offline is counted when the network is back', async ({ page }) => {
  const line = [...LINES.values()].find(isShort);
  if (!line) throw new Error('no puzzle is short');
  await page.goto(`/puzzles/boop/${puzzleId(line)}`);
  await expect(page.locator('[data-puzzle]')).toBeVisible();
  const tries = '**/api/puzzles/boop/tries';
  await page.route(tries, (route) => route.abort());
  await place(page, line.solution, true);
  await expect(page.getByText('1 result will be sent when you are online')).toBeVisible();
  await page.unroute(tries);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('1 result will be sent when you are online')).toHaveCount(0);
});

test('the page of all puzzles says how many there are and leads to every mode', async ({ page }) => {
  await page.goto('/puzzles');
  await expect(page.getByRole('listitem').filter({ hasText: 'boop.' })).toContainText(
    `${LINES.size} puzzles`,
  );
  await clean(page);
  await page.getByRole('link', { name: 'Three minutes: boop.' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('who goes back from a harder puzzle to one with an address sees that one', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('clowder.puzzles', JSON.stringify({ boop: { rating: 4000 } })),
  );
  const [id = ''] = LINES.keys();
  const board = page.locator('[data-puzzle]');
  await page.goto(`/puzzles/boop/${id}`);
  await expect(board).toHaveAttribute('data-puzzle', id);
  await page.getByRole('link', { name: /^One by one/ }).click();
  await page.getByRole('button', { name: 'Harder ones' }).click();
  await expect(board).not.toHaveAttribute('data-puzzle', id);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Harder ones' })).toBeVisible();
  await page.goBack();
  await expect(board).toHaveAttribute('data-puzzle', id);
});
