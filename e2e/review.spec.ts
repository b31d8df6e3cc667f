import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { goldenMatch, restore } from './kept.ts';
import { sideways } from './open-table.ts';
import { clean } from './page-checks.ts';
import { test } from './test.ts';

/** Every match can be looked back at: the graph, the verdict on a moment, and a new try from there. */

const SLOW = 60_000; // a judge on a busy machine

/** Opens the part of the review with the graph; some games show a part of their own first. */
const openGraph = async (page: Page, id: string, at: number): Promise<void> => {
  await page.goto(`/review/${id}#${at}`);
  await expect(page.locator('.rv__parts, .rv__time').first()).toBeVisible({ timeout: SLOW });
  const parts = page.locator('.rv__parts label');
  if ((await parts.count()) > 0) await parts.first().click();
  await expect(page.locator('.rv__time')).toBeVisible();
};

for (const { id, name } of GAMES)
  for (const [screen, viewport] of Object.entries({
    desk: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  }))
    test.describe(`${name} on a ${screen}`, () => {
      test.use({ viewport });
      test('a review tells the chance at a moment, steps by keys, and leads to a new try', async ({
        page,
      }) => {
        const match = await goldenMatch(id);
        await restore(page, [match]);
        await openGraph(page, match.id, 3);
        // The moment that is looked at is counted first.
        await expect(page.locator('.rv__verdict .rv__chance')).toHaveText(/\d+ %/, { timeout: SLOW });
        await expect(page.locator('.cg__line')).toHaveAttribute('d', /L/, { timeout: SLOW });
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(/#4$/);
        await expect(page.locator('.rv__verdict')).toHaveAttribute('aria-label', 'Move 5');
        await expect(page.locator('.rv__verdict .rv__chance')).toHaveText(/\d+ %/, { timeout: SLOW });
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await clean(page, screen === 'desk' ? 'everything' : 'colours');
        await page.locator('.rv__try .btn').click();
        await expect(page).toHaveURL(/\/table\/local-/);
      });
    });

test('the way to the review: from the replay, and back', async ({ page }) => {
  const [first] = GAMES;
  if (!first) throw new Error('no game');
  const match = await goldenMatch(first.id);
  await restore(page, [match]);
  await page.goto(`/replay/${match.id}#2`);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${match.id}`));
  await expect(page.locator('.rv__head')).toContainText(/Move 3 · \w/, { timeout: SLOW }); // whose move it is
  await page
    .getByRole('link', { name: /replay/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/replay/${match.id}`));
});

test('a moment that is judged while one looks at it is said with its quality', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await openGraph(page, match.id, 8);
  await expect(page.locator('.rv__quality')).toBeVisible({ timeout: SLOW });
  const quality = await page.locator('.rv__quality').innerText();
  await expect(
    page.locator('[aria-live]').filter({ hasText: `Move 9 of ${match.entries.length}, ${quality}` }),
  ).toHaveCount(1);
});

test('what is drawn is what the verdict says: dashes for the played move, a star for a better one', async ({
  page,
}) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await openGraph(page, match.id, 0);
  const [played, better] = [page.locator('.rv__board .mark--last'), page.locator('.rv__board .mark--better')];
  const kinds = new Set<string>();
  for (let at = 0; at < match.entries.length && kinds.size < 2; at++) {
    await expect(page.locator('.rv__verdict')).toHaveAttribute('aria-label', `Move ${at + 1}`);
    await expect(page.locator('.rv__quality, .rv__verdict p.small').first()).toBeVisible();
    await expect(page.getByText('This move is still being judged.')).toHaveCount(0, { timeout: SLOW });
    if ((await page.locator('.rv__said').count()) > 0) {
      kinds.add('best');
      await expect(page.locator('.rv__top')).toHaveAttribute('data-shown', 'played');
      await expect(played.first()).toBeVisible();
      await expect(better).toHaveCount(0);
    } else if ((await page.locator('.rv__option--played').count()) > 0) {
      kinds.add('worse');
      await expect(better.first()).toBeVisible();
      await page.locator('.rv__option--played').click();
      await expect(played.first()).toBeVisible();
      await expect(better).toHaveCount(0);
    }
    await page.keyboard.press('ArrowRight');
  }
  expect([...kinds].toSorted()).toEqual(['best', 'worse']);
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('board, verdict and graph are in sight together', async ({ page }) => {
    const match = await goldenMatch('boop');
    await restore(page, [match]);
    await openGraph(page, match.id, 3);
    await expect(page.locator('.rv__pair, .rv__said')).toBeVisible({ timeout: SLOW });
    await expect(page.locator('.rv__board')).toBeInViewport({ ratio: 1 });
    const [graph, steps] = [page.locator('.cg__plot'), page.locator('.rv__steps')];
    const [top, edge] = [(await graph.boundingBox())?.y ?? Infinity, (await steps.boundingBox())?.y ?? 0];
    expect(edge - top).toBeGreaterThan(60);
  });
});

test('a turning point is named by what happened there', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await openGraph(page, match.id, 0);
  await expect(page.locator('.rv__happened').first()).toHaveText(/\w{4,}/, { timeout: SLOW });
});

test('if judging fails, the page names the move at which it did', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await page.route(/bot-worker.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }),
  );
  await openGraph(page, match.id, 3);
  await expect(page.getByRole('alert')).toHaveText('Judging stopped at move 4.');
});

test('what was hidden is shown only to those who ask for it, and changes no mark', async ({ page }) => {
  const match = await goldenMatch('if-it-fits');
  const theirs = match.entries.findIndex(({ by }) => by === 1);
  await restore(page, [match]);
  await openGraph(page, match.id, theirs);
  const [hand, verdict] = [page.locator('.rv__tray'), page.locator('.rv__verdict .rv__chance')];
  await expect(verdict).toHaveText(/\d+ %/, { timeout: SLOW });
  const [own, chance] = [await hand.innerHTML(), await verdict.innerText()];
  const everything = page.getByRole('switch', { name: 'Show what was hidden' });
  await expect(everything).not.toBeChecked();
  await everything.click();
  await expect(everything).toBeChecked();
  await expect.poll(() => hand.innerHTML()).not.toBe(own);
  expect(await verdict.innerText()).toBe(chance);
  await everything.click();
  await expect.poll(() => hand.innerHTML()).toBe(own);
});

test('where nothing was hidden there is nothing to ask for', async ({ page }) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await openGraph(page, match.id, 3);
  await expect(page.locator('.rv__sum')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('a match that is kept in this browser is not looked back at together, and the page says why', async ({
  page,
}) => {
  const match = await goldenMatch('boop');
  await restore(page, [match]);
  await page.goto(`/together/${match.id}`);
  await expect(page.getByText('This match is kept in this browser only.')).toBeVisible();
  await page.getByRole('link', { name: 'Look back alone' }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${match.id}(#\\d+)?$`)); // the step that is shown is added when it is
});
