import { expect, type Page } from '@playwright/test';
import { test } from '../../../../e2e/test.ts';
import { NEWCOMER } from '../../../../e2e/visitors.ts';
import { open, pawDown, phase } from './table.ts';

/** A first match on a low phone, the smallest screen with the most on it. */
test.use({ storageState: NEWCOMER, hasTouch: true, viewport: { width: 390, height: 664 } });

const tip = (page: Page) => page.getByRole('complementary', { name: 'A hint for your first match' });

const PLACES = ['.paw-meow', '.paw-tool', '.paw-mat', '.paw-middle', '.tp__prompt'];
const places = (page: Page): Promise<unknown> =>
  page.evaluate(
    (all) =>
      all.map((one) => {
        const { x, y, width, height } = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
        return { one, x, y, width, height };
      }),
    PLACES,
  );

test('the first tip can be read and closed beside the start window; nothing moves when the round starts; one hint at a time', async ({
  page,
}) => {
  // So slow that the rival does not end the round meanwhile.
  await page.addInitScript(() => localStorage.setItem('clowder.race-speed', '0.2'));
  await open(page, 'here');
  await expect(tip(page)).toContainText('Put your paw down');
  await expect(page.locator('.paw-hold')).toBeInViewport({ ratio: 1 });
  await tip(page).getByRole('button', { name: 'Got it' }).tap();
  await expect(tip(page)).toBeHidden();
  const before = await places(page);
  await pawDown(page, () => page.locator('.paw-hold').tap());
  await phase(page, 'play');
  expect(await places(page)).toEqual(before);
  await page.locator('.paw-card[data-legal]').first().tap();
  await expect(tip(page)).toContainText('copy your picture');
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  await expect(page.locator('.paw-hint')).toBeInViewport({ ratio: 1 });
  await expect(tip(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close the hint' }).tap();
  expect(await places(page)).toEqual(before);
});
