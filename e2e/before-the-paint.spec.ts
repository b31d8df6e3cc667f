import { expect, type Page } from '@playwright/test';
import { BOOP } from './game.ts';
import { moveOnce, quickPlay } from './table.ts';
import { NEWCOMER } from './visitors.ts';
import { test } from './test.ts';

/** People act as soon as they see something: what they do between its render and the effects after the paint must count. */

interface Deed {
  readonly sight: string; // what they see
  readonly on: string; // what they act on
  readonly how: 'focus' | 'tap' | 'ArrowRight';
}

/** From now on, and after the next load: acts once, as soon as it is rendered and before it is painted. */
const actAtFirstSight = async (page: Page, deed: Deed): Promise<void> => {
  const wait = ({ sight, on, how }: Deed): void => {
    const watching = new MutationObserver(() => {
      const target = document.querySelector<HTMLElement>(on);
      if (!document.querySelector(sight) || !target) return;
      watching.disconnect();
      if (how === 'focus') target.focus();
      else if (how === 'tap') target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      else target.dispatchEvent(new KeyboardEvent('keydown', { key: how, code: how, bubbles: true }));
      requestAnimationFrame(() => setTimeout(() => (document.body.dataset['acted'] = how), 200)); // after all effects
    });
    watching.observe(document, { subtree: true, childList: true });
  };
  await page.addInitScript(wait, deed);
};

const hasActed = (page: Page, how: Deed['how']): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-acted', how);

test('the focus on a new page stays where it was put', async ({ page }) => {
  const slider = 'main input[type=range]';
  await actAtFirstSight(page, { sight: slider, on: slider, how: 'focus' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await hasActed(page, 'focus');
  await expect(page.getByRole('slider')).toBeFocused();
});

test('the first key in a replay counts', async ({ page }) => {
  await quickPlay(page, BOOP);
  await moveOnce(page);
  await actAtFirstSight(page, { sight: '.rp__n', on: 'body', how: 'ArrowRight' });
  await page.goto(page.url().replace('/table/', '/replay/'));
  await hasActed(page, 'ArrowRight');
  await expect(page).toHaveURL(/#1$/);
});

test.describe('on a phone', () => {
  test.use({ storageState: NEWCOMER, viewport: { width: 390, height: 664 } });

  test('a hint that was folded away stays folded', async ({ page }) => {
    await actAtFirstSight(page, { sight: '.tp__hint', on: '.tp__stage', how: 'tap' });
    await quickPlay(page, BOOP);
    await hasActed(page, 'tap');
    await expect(page.locator('.tp__hint')).toBeHidden();
  });
});
