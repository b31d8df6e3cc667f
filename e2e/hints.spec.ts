import { expect, type Page } from '@playwright/test';
import { drive } from './driver.ts';
import { GAMES } from './games.ts';
import { atThisDevice, onTheServer, sideways, withBot } from './open-table.ts';
import { NEWCOMER } from './visitors.ts';
import { test } from './test.ts';

/** Hints in a first match, for players who want them. Everybody here is new. */
test.use({ storageState: NEWCOMER });

const taught = GAMES.filter(({ hints }) => hints);
const game = taught.find(({ curtain }) => !curtain);
if (!game) throw new Error('no game to learn');

const firstMatch = async (page: Page): Promise<void> => {
  await page.goto('/');
  await withBot(page, game);
};

const card = (page: Page) => page.getByRole('complementary', { name: 'A hint for your first match' });

test('a hint stands beside the first decision, takes no focus, and does not come twice', async ({ page }) => {
  await firstMatch(page);
  await expect(card(page)).toBeVisible();
  const first = await card(page).innerText();
  await expect(page.locator('.sr[aria-live=polite]')).toContainText(first.split('.')[0] ?? '');
  expect(await page.evaluate(() => document.activeElement?.closest('.tp__first') ?? null)).toBeNull();
  await card(page).getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByText(first)).toBeHidden();
  await drive(page, 'mouse', 2);
  await expect(card(page)).toBeVisible(); // the next decision has its own hint
  expect(await card(page).innerText()).not.toBe(first);
  await firstMatch(page);
  await drive(page, 'mouse', 1);
  await expect(page.getByText(first.split('.')[0] ?? '').and(page.locator('.first__text'))).toBeHidden();
});

test('a decision made without a word is understood; “The rule” leads to the rule and back', async ({
  page,
}) => {
  await firstMatch(page);
  const first = await card(page).innerText();
  await drive(page, 'mouse', 2);
  await expect(card(page)).toBeVisible();
  const second = await card(page).innerText();
  expect(second).not.toBe(first);
  await card(page).getByRole('link', { name: 'The rule' }).click();
  await expect(page.locator('.rule.is-hit')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.locator('.tp__prompt')).toBeVisible();
});

test('“No more hints” is kept, and the settings bring them back', async ({ page }) => {
  await firstMatch(page);
  await card(page).getByRole('button', { name: 'No more hints' }).click();
  await expect(card(page)).toBeHidden();
  await firstMatch(page);
  await expect(card(page)).toBeHidden();
  await page.goto('/settings');
  const wish = page.getByRole('switch', { name: 'Show hints in the first match' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await firstMatch(page);
  await expect(card(page)).toBeVisible();
});

for (const [where, open] of Object.entries({ 'in this browser': atThisDevice, 'on the server': onTheServer }))
  test(`around one device, ${where}, each person gets their own first hints`, async ({ page }) => {
    await open(page, game, game.seats);
    const first = await card(page).innerText();
    await drive(page, 'mouse', 1);
    await expect.poll(() => card(page).innerText()).toBe(first);
  });

const SIZES = [
  { width: 360, height: 664 },
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
];
const PARTS = ['.tp__prompt', '.tp__tray', '.tp__confirm', '.tp__rivals--one .chip', '.tools'];

/**
 * In a race nothing may move for a hint: it may cover only elements with `data-spare`, which nobody reaches
 * for.
 */
const liesOnTheStage = (): boolean => {
  const hint = document.querySelector('.tp__first')?.getBoundingClientRect();
  if (!hint) return false;
  for (let x = hint.left + 4; x < hint.right - 2; x += 12)
    for (let y = hint.top + 4; y < hint.bottom - 2; y += 6) {
      const under = document.elementsFromPoint(x, y).find((one) => one.closest('.tp__stage'));
      if (under && !under.closest('[data-spare]') && !under.querySelector('[data-spare]')) return true;
    }
  return false;
};

/** The elements of the table that the card covers, or that are off the screen. */
const covered = async (page: Page): Promise<string[]> => {
  const boxOf = (part: string) => page.locator(part).first().boundingBox();
  const hint = await page.locator('.tp__first').boundingBox();
  const found: string[] = (await page.evaluate(liesOnTheStage)) ? ['.tp__stage'] : [];
  for (const part of PARTS) {
    const box = (await page.locator(part).count()) > 0 ? await boxOf(part) : null;
    if (!box || !hint) continue;
    const beside = box.x >= hint.x + hint.width - 1 || box.x + box.width <= hint.x + 1;
    const apart = box.y >= hint.y + hint.height - 1 || box.y + box.height <= hint.y + 1;
    const inside = box.y + box.height <= (page.viewportSize()?.height ?? 0) + 1;
    if (!(beside || apart) || !inside) found.push(part);
  }
  return found;
};

const speak = async (page: Page, locale: string): Promise<void> => {
  await page.evaluate((wanted) => {
    localStorage.setItem('clowder.settings', JSON.stringify({ locale: wanted }));
    localStorage.setItem('clowder.race-speed', '0.1'); // slows the race down while the card is checked
  }, locale);
  await page.reload();
};

for (const one of taught)
  test(`${one.id}: even on a small phone the card covers nothing, in any language`, async ({ page }) => {
    await page.goto('/');
    await withBot(page, one);
    for (const locale of ['en', 'uk', 'ru']) {
      await speak(page, locale);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator('.tp__first')).toBeVisible();
        await expect.poll(() => covered(page), `${locale} at ${size.width}`).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `shots/${one.id}-hint-${locale}-${size.width}.png` });
      }
    }
  });
