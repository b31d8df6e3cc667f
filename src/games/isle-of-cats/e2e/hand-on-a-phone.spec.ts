import { expect, type Locator, type Page } from '@playwright/test';
import { restore } from '../../../../e2e/kept.ts';
import { BOT, ME } from '../../../../e2e/server-table.ts';
import { test } from '../../../../e2e/test.ts';
import type { LocalMatch } from '../../../web/table/local-store.ts';
import rules from '../rules/game.ts';
import { boat, RARE, STANDARD, stateOf } from '../rules/table.testing.ts';
import { openTable } from './open.ts';

/** Cards: in hand on a phone, in hints, and at the end. */

test.use({ viewport: { width: 390, height: 664 } });

const prompt = (page: Page): Locator => page.locator('.tp__prompt .prompt__text');
const rareCard = (page: Page): Locator => page.locator('.isle-own', { hasText: 'Take 1 rare' });

/** A match kept in this browser: a cat on my boat, and a card for a rare treasure in hand when the rare finds are asked for. */
const atRareFinds: LocalMatch = {
  id: 'local-rare-finds',
  game: rules.id,
  version: rules.version,
  options: STANDARD,
  seats: [
    { kind: 'person', name: 'Olia' },
    { kind: 'bot', level: 0 },
  ],
  seed: 'rare finds',
  start: stateOf({
    ...RARE,
    day: 5, // the last one: nothing is gained by keeping the card
    rare: ['R-S#1', 'R-O#1', 'R-S#2'],
    players: [
      { fish: 9, packet: [], kept: [], hand: [98], tiles: boat('C16-B@3,4/1') },
      { packet: [], kept: [] },
    ],
  }),
  entries: [],
  outcome: null,
  created: 1,
  updated: 1,
};

test('on a phone a hand is opened and closed, and a hint for a card leads to it', async ({ page }) => {
  await restore(page, [atRareFinds]);
  await page.goto(`/table/${atRareFinds.id}`);
  await expect(prompt(page)).toContainText('Play an oshax or a treasure card');
  const hand = page.getByRole('button', { name: /^Hand/ });
  await expect(hand).toHaveAttribute('data-now'); // nothing else is asked
  await hand.click();
  await expect(rareCard(page)).toBeInViewport();
  await expect(page.locator('.isle-boat')).toHaveCount(0);
  await expect(page.locator('.tp__confirm .btn--primary')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to your boat' }).click();
  await expect(page.locator('.isle-boat')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hand).toHaveClass(/is-advised/);
  await expect(page.locator('.tp__hint')).toContainText('Hint: play this card.');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.isle-chip.is-advised')).toBeVisible(); // what to take, beside the boat
});

/** The same match when the oshax of a card, which is to be blue, is placed. */
const atOshax: LocalMatch = {
  ...atRareFinds,
  id: 'local-oshax',
  start: stateOf({
    ...RARE,
    pending: [{ ask: 'oshax', seat: 0, colour: 'B' }],
    players: [
      { packet: [], kept: [], tiles: boat('C16-B@3,4/1') },
      { packet: [], kept: [] },
    ],
  }),
};

test('on a desk the oshax of a hint is taken at its place, in its colour', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 }); // on a phone it is in the hand without a hint
  await restore(page, [atOshax]);
  await page.goto(`/table/${atOshax.id}`);
  await expect(prompt(page)).toContainText('Place the blue oshax');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(prompt(page)).toContainText('Blue: 2 of 3 for a family');
  await page.locator('.tp__confirm .btn--primary:enabled').click();
  await expect(prompt(page)).not.toContainText('Place the blue oshax');
});

const LESSONS = Array.from({ length: 12 }, (_, i) => 113 + i);

/** The end of a match with more lessons than are seen side by side. */
const atTheEnd: LocalMatch = {
  ...atRareFinds,
  id: 'local-end',
  start: stateOf({
    day: 5,
    phase: { name: 'ready', before: 'end', ready: [false, true], until: null },
    pending: [],
    players: [
      { packet: [], kept: [], hand: [], lessons: LESSONS, tiles: boat('C16-B@3,4/1') },
      { packet: [], kept: [], hand: [], lessons: [] },
    ],
  }),
};

test('at the end the lesson that is turned over is seen, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await restore(page, [atTheEnd]);
  await page.goto(`/table/${atTheEnd.id}`);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.locator('.isle-lasts__card--past')).toHaveCount(LESSONS.length - 1);
  const outside = (): Promise<number> =>
    page.locator('.isle-lasts__card--now').evaluate((card) => {
      const row = card.parentElement?.getBoundingClientRect();
      return card.getBoundingClientRect().right - (row?.right ?? 0);
    });
  await expect.poll(outside).toBeLessThanOrEqual(1);
});

test('every advised card says its price, and what it is worth where that can be counted', async ({
  page,
}) => {
  await openTable(page, [ME, BOT], {});
  await page.getByRole('button', { name: 'Hint' }).click();
  const reasons = page.locator('.tp__hint .isle-reason');
  await expect(reasons).toHaveCount(2);
  for (const reason of await reasons.all()) await expect(reason).toContainText(/\(\d+ fish\)/);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.isle-own[aria-pressed=true]')).toHaveCount(2);
});
