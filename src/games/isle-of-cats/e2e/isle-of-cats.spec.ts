import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { noticed } from '../../../../e2e/noticed.ts';
import { sitDown, somebody } from '../../../../e2e/people.ts';
import { test } from '../../../../e2e/test.ts';
import { NEWCOMER } from '../../../../e2e/visitors.ts';
import { pressUnpainted } from '../../../../e2e/unpainted.ts';
import { BOT, ME, OPEN } from '../../../../e2e/server-table.ts';
import type { NewSeat } from '../../../protocol/api.ts';
import { openTable } from './open.ts';

/**
 * Tests of things that only this game has: a tile that follows pointer and keys, trials, drafts, and its other modes.
 */

const FAMILY = { mode: 'family' };

const tiles = (page: Page): Locator => page.locator('.isle-take[data-legal]');
const lit = (page: Page): Locator => page.locator('[role=gridcell][data-legal]');
const held = (page: Page): Locator => page.locator('[role=gridcell][aria-selected=true]');
const prompt = (page: Page): Locator => page.locator('.tp__prompt .prompt__text');
const confirm = (page: Page): Locator => page.locator('.tp__confirm .btn--primary:enabled');
const moves = (page: Page): Promise<number> => page.locator('.tp .log li').count();
const spotsOf = (page: Page): Promise<string[]> =>
  held(page).evaluateAll((cells) => cells.map((cell) => (cell as SVGElement).dataset['spot'] ?? ''));

/** The place of the tile after it has stopped moving, so that a test does not read it in the middle of a drag. */
const settled = async (page: Page): Promise<string[]> => {
  let before = '';
  const isStill = async (): Promise<boolean> => {
    const [now, last] = [(await spotsOf(page)).join(), before];
    before = now;
    return now === last;
  };
  await expect.poll(isStill, { intervals: [600] }).toBe(true);
  return spotsOf(page);
};

/** The outline of the tile in hand as it is drawn now. */
const picture = (page: Page): Promise<string> =>
  page.locator('.isle-held .piece-frame__line').evaluate((line) => line.getAttribute('d') ?? '');

/** The elements that are cut off by the screen or covered by something else, even if only at the lower edge. */
const hidden = (things: Locator): Promise<(string | null)[]> =>
  things.evaluateAll((all) =>
    all
      .filter((thing) => {
        const { left, right, bottom } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, bottom - 4);
        return right > innerWidth || !thing.contains(hit);
      })
      .map((thing) => thing.textContent),
  );

/** The width of a cell of the boat in pixels. */
const cellSize = (page: Page): Promise<number> =>
  page.locator('[data-spot="77"]').evaluate((cell) => cell.getBoundingClientRect().width);

const keepCards = async (page: Page, count: number): Promise<void> => {
  for (let n = 0; n < count; n++)
    await page.locator('.isle-cards--deal .isle-own[data-legal]').first().click();
  await confirm(page).click();
};

/** A family match, up to my first cat. */
const toFirstCat = async (
  page: Page,
  seats: readonly NewSeat[] = [ME, BOT],
  options: object = {},
): Promise<void> => {
  await openTable(page, seats, { ...FAMILY, ...options });
  await keepCards(page, 2);
};

/** Repeats until I am first, because only the first player gets kittens and the order is random. */
const toFirstPlace = async (page: Page, options: object): Promise<void> => {
  do await toFirstCat(page, [ME, BOT], options);
  while (!(await page.locator('.isle-order').getAttribute('aria-label'))?.includes(': You'));
};

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a tile follows the mouse, turns by wheel, key and button, and shows its effect', async ({ page }) => {
    await toFirstCat(page);
    await tiles(page).and(page.locator('[data-tile^=C]:not([data-tile^=C13])')).first().click();
    await lit(page).nth(40).click();
    await expect(held(page)).not.toHaveCount(0);
    await expect(prompt(page)).toContainText('of 3 for a family');
    for (const turn of [
      () => page.mouse.wheel(0, 120),
      () => page.keyboard.press('r'),
      () => page.getByRole('button', { name: 'Turn (R)' }).click(),
    ]) {
      const before = await picture(page);
      await turn();
      await expect.poll(() => picture(page)).not.toBe(before);
    }
    const upright = await picture(page);
    await pressUnpainted(page, ['KeyR', 'KeyR', 'KeyR', 'KeyR']); // a full turn
    expect(await picture(page)).toBe(upright);
    await held(page).first().hover(); // the button that was clicked last may lie beside the boat
    await page.mouse.wheel(0, 360); // three notches, as a busy browser merges them
    await expect.poll(() => picture(page)).not.toBe(upright);
    await page.keyboard.press('r'); // the fourth
    await expect.poll(() => picture(page)).toBe(upright);
    await lit(page).nth(30).click();
    await expect(confirm(page)).toHaveText(/Place/);
    const before = await moves(page);
    await held(page).first().click(); // the second tap, on the tile itself
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.isle-advised')).toBeVisible();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(held(page)).not.toHaveCount(0);
    await expect(confirm(page)).toHaveText(/Place/);
  });

  test('at an illegal place the reason is shown with a link to the rule', async ({ page }) => {
    await toFirstCat(page);
    await tiles(page).first().click();
    await lit(page).first().click();
    await confirm(page).click();
    await expect(tiles(page).first()).toBeVisible();
    await tiles(page).first().click();
    await page.locator('[data-spot="77"]').click(); // the store room, far from the upper bedroom
    await expect(page.locator('.bubble')).toContainText('It must touch a tile on your boat');
    await expect(page.locator('.bubble a')).toHaveAttribute('href', /does-not-touch/);
  });

  test('a tile is dragged from its shelf to the boat; Escape puts it back', async ({ page }) => {
    await toFirstCat(page);
    const [from, boat] = [
      await tiles(page).first().boundingBox(),
      await page.locator('.isle-boat').boundingBox(),
    ];
    if (!from || !boat) throw new Error('shelf and boat must be seen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(boat.x + boat.width / 2, boat.y + boat.height / 2, { steps: 8 });
    await expect(page.locator('.isle-float')).toBeVisible();
    await expect(held(page)).not.toHaveCount(0); // its place on the boat is shown while it is dragged
    await page.mouse.up();
    await expect(page.locator('.isle-float')).toHaveCount(0);
    await expect(confirm(page)).toHaveText(/Place/);
    await page.keyboard.press('Escape');
    await expect(held(page)).toHaveCount(0);
    await expect(page.locator('.isle-take[aria-pressed=true]')).toHaveCount(0);
  });

  test('with only the keyboard', async ({ page }) => {
    await toFirstCat(page);
    await tiles(page).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(held(page)).not.toHaveCount(0);
    const first = await spotsOf(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => spotsOf(page)).not.toEqual(first);
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    const before = await moves(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
  });

  test('while another player moves, a trial is possible, and the others get no message about it', async ({
    browser,
    page,
  }) => {
    const link = await openTable(page, [ME, OPEN], FAMILY);
    const guest = await somebody(browser);
    await sitDown(guest, link);
    await Promise.all([keepCards(page, 2), keepCards(guest, 2)]);
    // Waits until both have chosen: before that, nobody knows who begins.
    await expect(page.locator('.isle-days__phase')).toHaveText('Rescue cats');
    const waiting = (await tiles(page).count()) > 0 ? guest : page;
    const before = await moves(waiting);
    await waiting.setViewportSize({ width: 1440, height: 900 });
    await waiting.locator('.isle-take').first().click();
    await expect(waiting.locator('.isle-trial [aria-pressed=true]')).toBeVisible();
    const middle = waiting.locator('[role=gridcell]').nth(70);
    await middle.click();
    await middle.click();
    await expect(waiting.locator('.isle-tried')).toHaveCount(1);
    await waiting.locator('.isle-trial [aria-pressed=true]').click();
    await expect(waiting.locator('.isle-tried')).toHaveCount(0);
    expect(await moves(waiting)).toBe(before);
  });
});

test('a step without a decision answers itself, but not after a takeback, nor if its player wants to be asked', async ({
  page,
}) => {
  /** Alone, because then no clock runs in a ready check, and it can be taken back. */
  const draft = async (): Promise<void> => {
    await openTable(page, [ME], { mode: 'standard' });
    for (const kept of [0, 3]) {
      await expect(page.locator('.isle-kept .isle-card')).toHaveCount(kept);
      await keepCards(page, 3);
    }
  };
  await draft();
  await expect(prompt(page)).toContainText('Buy what you like'); // no card in hand: the ready check was no question
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(prompt(page)).toContainText('Ready to buy?');
  await confirm(page).click();
  await expect(prompt(page)).toContainText('Buy what you like');
  await page.getByRole('tab', { name: 'Score' }).click();
  await page.getByText('Questions').click();
  await page.getByLabel('Ask me even when there is nothing to decide').check();
  await draft();
  await expect(prompt(page)).toContainText('Ready to buy?');
});

test.describe('in a first match', () => {
  test.use({ storageState: NEWCOMER });

  test('the first hint says how to win, and each decision has one hint', async ({ page }) => {
    const hint = page.getByRole('complementary', { name: 'A hint for your first match' });
    await openTable(page, [ME, BOT], { mode: 'standard' });
    await expect(hint).toContainText('Most points after five days win');
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).toBeHidden();
    await keepCards(page, 2);
    await expect(hint).toContainText('Keep some of these cards');
  });
});

const touch = (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [number, number])[],
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile flies to the boat; a finger anywhere on the boat drags it, two turn it, arrows move it a cell', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await toFirstCat(page);
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.locator('.isle-moment')).toHaveCount(0); // a tap would only end the dawn
    const flies = noticed(page, '.isle-flight');
    await tiles(page).and(page.locator('[data-tile^=C]:not([data-tile^=C13])')).first().tap(); // C13 looks the same in every turn
    await expect(held(page)).not.toHaveCount(0);
    await flies;
    const [start, box] = [await spotsOf(page), await page.locator('.isle-boat').boundingBox()];
    if (!box) throw new Error('the boat must be seen');
    const cdp = await context.newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 60];
    await touch(cdp, 'touchStart', [[x, y]]);
    for (let step = 1; step <= 5; step++) await touch(cdp, 'touchMove', [[x, y - step * 12]]);
    await touch(cdp, 'touchEnd', []);
    await expect.poll(() => spotsOf(page)).not.toEqual(start);
    const dragged = await settled(page);
    await page.getByRole('button', { name: 'Down', exact: true }).tap();
    await expect.poll(() => spotsOf(page)).not.toEqual(dragged);
    const nudged = await spotsOf(page);
    await touch(cdp, 'touchStart', [
      [150, 400],
      [200, 400],
    ]);
    for (let step = 1; step <= 6; step++)
      await touch(cdp, 'touchMove', [
        [150, 400 - step * 8],
        [200, 400 + step * 8],
      ]);
    await touch(cdp, 'touchEnd', []);
    await expect.poll(() => spotsOf(page)).not.toEqual(nudged);
  });

  test('two kittens are chosen, and after a reload they are still to be placed', async ({ page }) => {
    await toFirstPlace(page, { kittens: true });
    await tiles(page).and(page.locator('[data-shelf=kittens] *')).first().tap();
    await page.locator('.isle-chip[data-move^="pair:"]').first().tap();
    await confirm(page).tap();
    await expect(page.locator('.isle-tray[data-tight]')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 664 });
    for (const name of ['Hint', 'Take back', 'Stop playing'])
      await expect(page.locator('.tools').getByRole('button', { name })).toBeInViewport();
    const buttons = page.locator('.tools button:visible, .isle-tray button:visible');
    await expect.poll(() => hidden(buttons)).toEqual([]);
    await page.reload();
    await expect(page.locator('.isle-tray[data-tight]')).toBeVisible();
    await confirm(page).tap();
    await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(3);
    await expect(page.locator('.isle-tray[data-tight]')).toBeVisible(); // the second tile of the pair
  });

  test('nothing is cut off with the bars of the browser; score and boats are pages of the sheet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await toFirstCat(page, [ME, BOT], { kittens: true });
    const around = page.locator(
      '.isle-open .isle-take, .isle-col .isle-chip, .isle-tray button:visible, button.isle-nook, .tp__rival, .tp__confirm .btn--primary, .tools button:visible',
    );
    await tiles(page).first().tap();
    await expect(confirm(page)).toBeVisible();
    await expect(page.locator('.tp__prompt .tag--turn')).toBeHidden(); // price and gain need both lines
    await expect.poll(() => cellSize(page)).toBeGreaterThanOrEqual(20);
    await expect.poll(() => hidden(around)).toEqual([]);
    await page.getByRole('button', { name: 'Put it back' }).tap();
    await expect(held(page)).toHaveCount(0);
    await expect.poll(() => hidden(around)).toEqual([]);
    await page.locator('.isle-nook--score').tap();
    await expect(page.getByRole('tab', { name: 'Score' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Boats' }).tap();
    await page.locator('.isle-pool__boat').tap();
    await expect(page.locator('.isle-other')).toBeVisible();
  });
});

test('two people by link draft, and neither is sent the cards of the other', async ({ browser, page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const link = await openTable(page, [ME, OPEN], { mode: 'standard' });
  const guest = await somebody(browser);
  await sitDown(guest, link);
  const theirs = guest.locator('.isle-cards--deal .isle-own');
  await expect(theirs).toHaveCount(7);
  await guest.setViewportSize({ width: 390, height: 664 }); // all seven are seen at once, also on a phone
  for (const card of await theirs.all()) await expect(card).toBeInViewport({ ratio: 0.5 });
  const secret = await theirs.evaluateAll((cards) =>
    cards.map((card) => (card as HTMLElement).dataset['card']),
  );
  const seen = frames.join('\n');
  for (const card of secret)
    expect(seen).not.toMatch(new RegExp(`"packet":\\{"open":\\[[^\\]]*\\b${card}\\b`));
  await keepCards(page, 2);
  // the prompt is about the other player, so the reason is shown at the card
  await page.locator('.isle-cards--deal .isle-own').first().click();
  await expect(page.locator('.isle-tray .bubble')).toContainText('You have chosen already');
  await keepCards(guest, 2);
  await expect(page.locator('.isle-cards--deal .isle-own')).toHaveCount(5);
  await page.reload();
  await expect(page.locator('.isle-cards--deal .isle-own')).toHaveCount(5);
  await Promise.all([keepCards(page, 2), keepCards(guest, 2)]);
  await expect(page.locator('.isle-cards--deal .isle-own')).toHaveCount(3);
});

test.describe('six players at a small desk', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('all cats of both fields are seen beside the cards', async ({ page }) => {
    await openTable(page, [ME, BOT, BOT, BOT, BOT, BOT], {});
    await expect(page.locator('.isle-cards--deal .isle-own')).toHaveCount(7);
    const cut = () =>
      page.locator('.isle-shelf--left, .isle-shelf--right').evaluateAll((shelves) =>
        shelves.flatMap((shelf) => {
          const edge = shelf.getBoundingClientRect().right;
          const pictures = [...shelf.querySelectorAll('.isle-take svg')];
          return pictures.filter((tile) => tile.getBoundingClientRect().right > edge);
        }),
      );
    await expect.poll(cut).toEqual([]);
    await expect(page.locator('.isle-days__track')).toHaveAccessibleName(
      'Day 1 of 5: 5 days left, today included',
    );
  });
});
