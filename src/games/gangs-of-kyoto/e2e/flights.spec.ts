import { expect, type Page } from '@playwright/test';
import { drive } from '../../../../e2e/driver.ts';
import { BOT, ME, openTable } from '../../../../e2e/server-table.ts';
import { test } from '../../../../e2e/test.ts';
import { NEWCOMER } from '../../../../e2e/visitors.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 664 } });

/** One painted frame of a card on its way to the end of a street. */
interface Frame {
  readonly card: string;
  readonly seen: boolean; // its middle is neither cut off nor covered
  readonly begins: string; // where its way began, as a transform
  readonly wasOpen: boolean; // it lay open among the cards of the turn before
}

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    const open = new Set<string>();
    Object.assign(globalThis, { frames });
    const look = (): void => {
      for (const card of document.querySelectorAll<HTMLElement>('.deal [data-card]'))
        open.add(card.dataset['card'] ?? '');
      for (const card of document.querySelectorAll<HTMLElement>('.slot--end .slot__card')) {
        const flight = card.getAnimations().find(({ id }) => id === 'flight');
        if (!flight || !(flight.effect instanceof KeyframeEffect)) continue;
        const { x, y, width, height } = card.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const id = card.dataset['card'] ?? '';
        frames.push({
          card: id,
          seen: top !== null && card.contains(top),
          begins: String(flight.effect.getKeyframes()[0]?.['transform']),
          wasOpen: open.has(id),
        });
      }
      requestAnimationFrame(look);
    };
    look();
  });

test('a card is seen all the way from the cards of the turn to its street', async ({ page }) => {
  await openTable(page, { game: 'gangs-of-kyoto', seats: [ME, BOT, BOT], options: {} });
  await expect(page.locator('.tp .gang')).toHaveCount(3);
  await watch(page);
  await drive(page, 'mouse', 9);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
  const given = frames.filter(({ wasOpen }) => wasOpen);
  expect(new Set(given.map(({ card }) => card)).size).toBeGreaterThan(2);
  expect(given.filter(({ seen }) => !seen)).toEqual([]);
  expect(given.filter(({ begins }) => !begins.startsWith('translate('))).toEqual([]);
});

test.describe('for somebody new', () => {
  test.use({ storageState: NEWCOMER });
  test('a first hint never lies on the card that is to be given, not even while it is turned over', async ({
    page,
  }) => {
    await openTable(page, { game: 'gangs-of-kyoto', seats: [ME, BOT], options: {} });
    await page.evaluate(() => {
      const covered: string[] = [];
      Object.assign(globalThis, { covered });
      const look = (): void => {
        const [hint, card] = [
          document.querySelector('.tp__hint'),
          document.querySelector('.deal__card--mine'),
        ];
        if (hint && card && Number(getComputedStyle(hint).opacity) > 0) {
          const { x, y, width, height } = card.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          if (top && hint.contains(top)) covered.push(hint.textContent);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await drive(page, 'mouse', 8);
    expect(await page.evaluate(() => (globalThis as unknown as { covered: string[] }).covered)).toEqual([]);
  });
});
