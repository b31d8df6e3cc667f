import { expect, type Page } from '@playwright/test';
import { puzzleId, readPuzzles } from '../../../kernel/puzzle.ts';
import { clean, shoot } from '../../../../e2e/page-checks.ts';
import { test } from '../../../../e2e/test.ts';
import puzzles from '../puzzles/puzzles.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { BREEDS } from '../rules/cards/pieces.ts';
import { wrongPieces } from '../rules/cards/solution.ts';
import { readPlace } from '../puzzles/place-text.ts';

// One kitty lies on the wrong side, and nothing else is wrong.
const line = readPuzzles(puzzles.lines).find(({ goal, solution, where }) => {
  const { card, mat } = readPlace(where);
  return goal === 'mend' && solution.startsWith('flip') && wrongPieces(cardOf(card).figure, mat).length === 1;
});
if (!line) throw new Error('no puzzle');
const path = `/puzzles/kitty-paw/${puzzleId(line)}`;
const kitty = 4 * BREEDS.findIndex((breed) => line.solution === `flip${breed}1`);

/** On a busy computer a test is slower than any player. */
const slowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('clowder.race-speed', '0.1'));

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start' }).click();

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desk: { width: 1440, height: 900 },
}))
  test(`on a ${name} the card is seen when the clock runs; a wrong Meow is explained, a mended one is right`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await slowly(page);
    await page.goto(path);
    await expect(page.locator('.pz__ready')).toContainText(/\d+ seconds/);
    await expect(page.locator('.paw-table')).toHaveCount(0);
    await clean(page);
    await start(page);
    for (const part of ['.pz__time', '.paw-own', '.paw-mat', '.paw-meow'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    for (const piece of await page.locator('.paw-lies').all())
      await expect(piece).toBeInViewport({ ratio: 1 });
    await shoot(page, `puzzle-paw-${name}`);
    await page.locator('.paw-meow').click();
    await expect(page.locator('.pz__card--missed')).toBeVisible();
    await expect(page.locator('.paw-verdict')).toContainText('Look again');
    await shoot(page, `puzzle-paw-missed-${name}`);
    await clean(page);
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator(`.paw-lies[data-grip="lies ${kitty}"]`).click();
    await page.keyboard.press('f');
    await page.locator('.paw-meow').click();
    await expect(page.locator('.pz__card--solved')).toContainText('in time');
  });

test('when the time is over, so is the puzzle', async ({ page }) => {
  await page.goto(path);
  await start(page);
  await expect(page.locator('.pz__card--missed')).toBeVisible();
  await expect(page.locator('.paw-verdict')).toContainText('Time is up');
});

test('in three minutes each card has a clock of its own, and the next one comes at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/puzzles/kitty-paw/three-minutes');
  await start(page);
  const first = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  for (const part of ['.pz-rush__time', '.pz__time', '.paw-own', '.paw-mat', '.paw-meow', '.pz__dock'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: '2 mice left' })).toBeVisible();
  expect(await page.locator('[data-puzzle]').getAttribute('data-puzzle')).not.toBe(first);
  await shoot(page, 'puzzle-paw-rush');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.pz-rush__list .is-missed')).toHaveCount(1);
});
