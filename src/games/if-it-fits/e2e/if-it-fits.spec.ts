import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../e2e/test.ts';
import { pressUnpainted } from '../../../../e2e/unpainted.ts';

/**
 * Features of this game only: a table to pan and zoom, cards to turn, boxes with an explanation, and the step
 * with the cat.
 */

const ROW = 21; // spots are numbered as on the widest table

const openTable = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play If It Fits with a bot' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await myTurn(page);
};
const myTurn = (page: Page): Promise<void> => expect(page.locator('.tp__prompt.is-turn')).toBeVisible();
const cell = (page: Page, spot: number): Locator => page.locator(`[data-spot="${spot}"]`);
const prompt = (page: Page): Locator => page.locator('.tp__prompt .prompt__text');
const confirm = (page: Page): Locator => page.locator('.tp__confirm .btn--primary');
const inHand = (page: Page): Locator => page.locator('.fits-card[aria-pressed=true]');
/** The width of the cell itself, without the focus ring. */
const widthOf = async (spot: Locator): Promise<number> =>
  (await spot.locator('rect').first().boundingBox())?.width ?? 0;

/** The occupied spots, and the highlighted ones. */
const spots = (page: Page): Promise<{ taken: number[]; lit: number[] }> =>
  page.evaluate(() => {
    const [taken, lit]: [number[], number[]] = [[], []];
    for (const one of document.querySelectorAll<SVGElement>('[data-spot]')) {
      const spot = Number(one.dataset['spot']);
      if (!/: free/.test(one.getAttribute('aria-label') ?? '')) taken.push(spot);
      if (one.dataset['legal'] !== undefined) lit.push(spot);
    }
    return { taken, lit };
  });

/** A tap on the card that is already picked up would turn it. */
const takeUp = async (card: Locator): Promise<void> => {
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
};

/** The button in the tray: the page's confirm button has the same text. */
const drawCard = (page: Page): Locator =>
  page.getByRole('group', { name: 'Your cards' }).getByRole('button', { name: 'Draw', exact: true });

/** Lays a start card near the middle, and waits until all other players have laid theirs. */
const layStart = async (page: Page): Promise<void> => {
  const { lit, taken } = await spots(page);
  const middle = 7 + 4 * ROW;
  const spot = taken.length > 0 ? (lit[0] ?? 0) : middle;
  await cell(page, spot).click();
  await confirm(page).click();
  await expect(drawCard(page)).toBeVisible();
  await myTurn(page);
};
const draw = async (page: Page): Promise<void> => {
  await drawCard(page).click();
  await expect(drawCard(page)).toBeHidden();
  await myTurn(page);
};

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the whole table fills the width; it can be zoomed, dragged, and brought back', async ({ page }) => {
    await openTable(page);
    const far = cell(page, 12 + 6 * ROW);
    const whole = page.getByRole('button', { name: 'Whole table' });
    if (await whole.isVisible()) await whole.click(); // if the bot began, the table opens on its card
    const stage = await page.locator('.tabletop').boundingBox();
    await expect
      .poll(async () => (await far.boundingBox())?.x)
      .toBeLessThan((stage?.x ?? 0) + (stage?.width ?? 0));
    const fitted = await widthOf(far);
    expect(fitted * 15).toBeGreaterThan((stage?.width ?? 0) * 0.9);
    for (const closer of [
      async () => {
        await far.hover();
        await page.mouse.wheel(0, -400);
      },
      () => page.getByRole('button', { name: 'Closer' }).click(),
      async () => {
        await far.focus();
        await page.keyboard.press('+');
      },
    ]) {
      await closer();
      await expect.poll(() => widthOf(far)).toBeGreaterThan(fitted * 1.2);
      await page.getByRole('button', { name: 'Whole table' }).click();
      await expect.poll(() => widthOf(far)).toBeCloseTo(fitted, 0);
    }
    await page.getByRole('button', { name: 'Closer' }).click();
    const near = cell(page, 7 + 4 * ROW);
    const before = await near.boundingBox();
    await near.hover();
    await page.mouse.down();
    await page.mouse.move((before?.x ?? 0) - 60, (before?.y ?? 0) - 40, { steps: 6 });
    await page.mouse.up();
    expect((await near.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0); // a drag is not a tap
  });

  test('the cards in use are seen larger than on the whole table, and the way back shows them all', async ({
    page,
  }) => {
    await openTable(page);
    await layStart(page);
    const { taken } = await spots(page);
    const card = cell(page, taken[0] ?? 0);
    const large = await widthOf(card);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect.poll(() => widthOf(card)).toBeLessThan(large * 0.9);
    const small = await widthOf(card);
    await page.getByRole('button', { name: 'Back to the cards' }).click();
    // Not as large as before: the bot may have used more of the table since.
    await expect.poll(() => widthOf(card)).toBeGreaterThan(small * 1.1);
    for (const spot of taken) await expect(cell(page, spot)).toBeInViewport({ ratio: 0.99 });
  });

  test('a card is turned by a tap, a key and the wheel', async ({ page }) => {
    await openTable(page);
    await takeUp(page.getByRole('button', { name: /walls above/ }).first());
    await expect(inHand(page)).toHaveAccessibleName(/walls above/);
    await inHand(page).click();
    await expect(inHand(page)).toHaveAccessibleName(/walls below/);
    await page.keyboard.press('r');
    await expect(inHand(page)).toHaveAccessibleName(/walls above/);
    await pressUnpainted(page, ['KeyR', 'KeyR']); // twice half round
    await expect(inHand(page)).toHaveAccessibleName(/walls above/);
    const { lit } = await spots(page);
    const spot = lit.includes(7 + 4 * ROW) ? 7 + 4 * ROW : (lit[0] ?? 0);
    await cell(page, spot).click();
    await expect(cell(page, spot)).toHaveAttribute('aria-selected', 'true');
    const size = await widthOf(cell(page, spot));
    await page.mouse.wheel(0, 120);
    await expect(inHand(page)).toHaveAccessibleName(/walls below/);
    expect(await widthOf(cell(page, spot))).toBeCloseTo(size, 1); // over the card the wheel does not zoom
  });

  test('a card that looks the same both ways shows this as the reason', async ({ page }) => {
    await openTable(page);
    await page
      .getByRole('button', { name: /no walls/ })
      .first()
      .click();
    await page.keyboard.press('r');
    await expect(prompt(page)).toContainText('the same both ways');
  });

  test('a box shows its holder, its value and the reasons', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    const { taken } = await spots(page);
    await cell(page, taken[0] ?? 0).hover();
    await expect(page.locator('.box-note')).toContainText(/(?:open|closed) box/i);
    await expect(page.locator('.box-note')).toContainText(/\d (?:mouse|yarn ball|feather|herring)|no toys/);
    await expect(page.locator('.box-looked')).toHaveCount(1);
    await expect(cell(page, taken[0] ?? 0)).toHaveAccessibleName(/row \d+, column \d+: .*card with .*worth/);
  });

  test('a plan shows its effect, and the cat step shows why it is refused', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    const box = page.getByRole('button', { name: /^card with/ }).last();
    await takeUp(box); // a Princess may be the newest
    const { taken, lit } = await spots(page);
    const alone = (spot: number): boolean => !taken.includes(spot - 1) && !taken.includes(spot + 1);
    const spot = lit.find(alone) ?? 0; // without a neighbour to the left or right a cat has nothing to lie across
    await expect(cell(page, spot)).toHaveAccessibleName(/free, (?:joins|a box of its own)/);
    await cell(page, spot).click();
    await expect(prompt(page)).toContainText(/The box is worth|→|closes/);
    const cat = page.getByRole('button', { name: 'Cat', exact: true });
    await expect(cat).toBeVisible();
    await expect(cat).toHaveAttribute('aria-disabled', 'true');
    await cat.click({ force: true }); // a disabled choice can still be tapped for an explanation
    await expect(page.locator('.bubble')).toContainText('No card lies on');
    await expect(page.locator('.bubble').getByRole('link', { name: 'Show the rule' })).toBeVisible();
  });

  test('a card is placed, turned and laid with only the arrow keys, R and Enter', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    const moves = await page.locator('.tp .log li').count();
    const { lit } = await spots(page);
    const home = page.locator('[role=gridcell][tabindex="0"]');
    const walk = async (key: string, times: number): Promise<void> => {
      for (let i = 0; i < times; i++) await page.keyboard.press(key);
    };
    await home.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await walk('Home', 1);
    await walk('ArrowUp', 12);
    const goal = lit[0] ?? 0;
    await walk('ArrowRight', goal % ROW);
    await walk('ArrowDown', Math.floor(goal / ROW));
    await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-spot', String(goal));
    await page.keyboard.press('Enter');
    await expect(cell(page, goal)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.tp .log li').count()).toBeGreaterThan(moves);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('six cards fit the width, a pinch brings more, the map brings all', async ({ page }) => {
    await openTable(page);
    const middle = cell(page, 7 + 4 * ROW);
    await expect.poll(() => widthOf(middle)).toBeGreaterThan(61);
    expect(await widthOf(middle)).toBeLessThan(63);
    const stage = await page.locator('.tabletop').boundingBox();
    const [x, y] = [(stage?.x ?? 0) + 186, (stage?.y ?? 0) + 150];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number): Promise<unknown> =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - gap, y },
                { x: x + gap, y },
              ],
      });
    await touch('touchStart', 120);
    for (const gap of [110, 100, 90, 80]) await touch('touchMove', gap);
    await touch('touchEnd', 0);
    await expect.poll(() => widthOf(middle)).toBeLessThan(50);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect.poll(() => widthOf(middle)).toBeLessThan(26);
    await page.getByRole('button', { name: 'Back to the cards' }).click();
    await expect.poll(() => widthOf(middle)).toBeGreaterThan(61);
  });
});
