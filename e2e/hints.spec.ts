import { expect, test, type Page } from '@playwright/test';
import { drive } from './driver.ts';
import { hotSeat, quickPlay } from './table.ts';

/** A first match explains itself, to whoever wants that. Everybody here is new. */
test.use({ storageState: { cookies: [], origins: [] } });

const card = (page: Page) => page.getByRole('complementary', { name: 'A hint for your first match' });

test('a hint stands beside the first decision, takes no focus, and does not come twice', async ({ page }) => {
  await quickPlay(page);
  await expect(card(page)).toBeVisible();
  const first = await card(page).innerText();
  await expect(page.locator('.sr[aria-live=polite]')).toContainText(first.split('.')[0] ?? '');
  expect(await page.evaluate(() => document.activeElement?.closest('.tp__first') ?? null)).toBeNull();
  await card(page).getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByText(first)).toBeHidden();
  await drive(page, 'mouse', 2);
  await expect(card(page)).toBeVisible(); // the next decision has its own
  expect(await card(page).innerText()).not.toBe(first);
  await quickPlay(page);
  await drive(page, 'mouse', 1);
  await expect(page.getByText(first.split('.')[0] ?? '').and(page.locator('.first__text'))).toBeHidden();
});

test('a decision made without a word is understood; “The rule” leads to the rule and back', async ({
  page,
}) => {
  await quickPlay(page);
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
  await quickPlay(page);
  await card(page).getByRole('button', { name: 'No more hints' }).click();
  await expect(card(page)).toBeHidden();
  await quickPlay(page);
  await expect(card(page)).toBeHidden();
  await page.goto('/settings');
  const wish = page.getByRole('switch', { name: 'Show hints in the first match' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await quickPlay(page);
  await expect(card(page)).toBeVisible();
});

test('around one device everybody is told for themselves', async ({ page }) => {
  await hotSeat(page);
  const first = await card(page).innerText();
  await drive(page, 'mouse', 1);
  await expect.poll(() => card(page).innerText()).toBe(first);
});

test('on the smallest phone the card covers neither the board nor the controls', async ({ page }) => {
  for (const locale of ['English', 'Українська', 'Русский']) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: locale }).check({ force: true });
    for (const size of [
      { width: 360, height: 664 },
      { width: 390, height: 664 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      await page.locator('.gcard__go').first().click();
      await expect(page.locator('.tp__first')).toBeVisible();
      const boxes = await page.evaluate(() =>
        [
          '.tp__first',
          '[role=grid]',
          '.tp__prompt',
          '.tp__tray',
          '.tp__confirm',
          '.tp__rivals--one .chip',
          '.tools',
        ].map((part) => {
          const { left, right, top, bottom } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return { part, left, right, top, bottom };
        }),
      );
      const [hint, ...others] = boxes;
      if (!hint) throw new Error('no card');
      const covered = others.filter(
        (one) =>
          one.left < hint.right &&
          one.right > hint.left &&
          one.top < hint.bottom - 1 &&
          one.bottom > hint.top + 1,
      );
      expect(covered, `${locale} at ${size.width}`).toEqual([]);
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(size.height);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `shots/hint-${locale}-${size.width}x${size.height}.png` });
    }
  }
});
