import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../e2e/test.ts';
import { NEWCOMER } from '../../../../e2e/visitors.ts';
import { pressUnpainted } from '../../../../e2e/unpainted.ts';

/**
 * Features of this game only: a table to pan and zoom, cards to turn, boxes with an explanation, and the step
 * with the cat.
 */

const ROW = 21; // spots are numbered as on the widest table

const openTable = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play If It Fits with bots' }).click();
  await myTurn(page);
  await cats(page).getByRole('button', { disabled: false }).first().click();
  await expect(cats(page)).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();
  await myTurn(page);
};
const myTurn = (page: Page): Promise<void> => expect(page.locator('.tp__prompt.is-turn')).toBeVisible();
const cell = (page: Page, spot: number): Locator => page.locator(`[data-spot="${spot}"]`);
const prompt = (page: Page): Locator => page.locator('.tp__prompt .prompt__text');
const confirm = (page: Page): Locator => page.locator('.tp__confirm .btn--primary');
const inHand = (page: Page): Locator => page.locator('.fits-card[aria-pressed=true]');
/** The cats to choose from. */
const cats = (page: Page): Locator => page.getByRole('group', { name: 'Cats to choose from' });
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

/** Those that a finger reaches now: others lie beyond the edge of the table until somebody pans. */
const inReach = (page: Page, among: readonly number[]): Promise<number[]> =>
  page.evaluate(
    (all) =>
      all.filter((spot) => {
        const box = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
        const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return at?.closest<SVGElement>('[data-spot]')?.dataset['spot'] === String(spot);
      }),
    among,
  );

/** The height of a free place at this distance from the left that is not lit. */
const unlitAt = async (page: Page, x: number): Promise<number> => {
  const found = await page.evaluate((from) => {
    const stage = document.querySelector('.tabletop')?.getBoundingClientRect();
    for (let y = (stage?.top ?? 0) + 60; y < (stage?.bottom ?? 0) - 180; y += 10) {
      const spot = document.elementFromPoint(from, y)?.closest<SVGElement>('[data-spot]');
      const free = spot && /: free/.test(spot.getAttribute('aria-label') ?? '');
      if (free && spot.dataset['legal'] === undefined) return y;
    }
    return null;
  }, x);
  if (found === null) throw new Error(`no free place at ${x}`);
  return found;
};

/** A box card of mine or a start card; the Princess has no walls. */
const boxCards = (page: Page): Locator => page.getByRole('button', { name: /^card with/ });

/** A tap on the card that is already picked up would turn it. */
const takeUp = async (card: Locator): Promise<void> => {
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
};

/** The button in the tray: the page's confirm button has the same text. */
const drawCard = (page: Page): Locator =>
  page.getByRole('group', { name: 'Your cards' }).getByRole('button', { name: 'Draw', exact: true });

/** Lays a start card near the middle, and waits until all other players have laid theirs. */
const layStart = async (page: Page): Promise<void> => {
  await takeUp(boxCards(page).first());
  const { lit, taken } = await spots(page);
  const middle = 7 + 4 * ROW;
  const [near = 0] = await inReach(page, lit);
  const spot = taken.length > 0 ? near : middle;
  await cell(page, spot).click();
  await confirm(page).click();
  await expect(drawCard(page)).toBeVisible();
  await myTurn(page);
};
/** Draws a card for the hand; a special toy is laid at once, and the next turn brings another card. */
const draw = async (page: Page): Promise<void> => {
  await drawCard(page).click();
  await expect(drawCard(page)).toBeHidden();
  await myTurn(page);
  if (!/open long seam|like a box card/.test((await prompt(page).textContent()) ?? '')) return;
  await cell(page, (await spots(page)).lit[0] ?? 0).click();
  await confirm(page).click();
  await expect(drawCard(page)).toBeVisible();
  await myTurn(page);
  await draw(page);
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
    expect(fitted * 15).toBeGreaterThan((stage?.width ?? 0) * 0.8);
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
    await expect.poll(async () => (await near.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40);
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0); // a drag is not a tap
  });

  test('nothing is lit before a card is chosen, then only places beside cards; Escape drops the card', async ({
    page,
  }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    expect((await spots(page)).lit).toEqual([]);
    await boxCards(page).first().click();
    const { taken, lit } = await spots(page);
    expect(lit.length).toBeGreaterThan(0);
    const besides = (spot: number): boolean =>
      [spot - 1, spot + 1, spot - ROW, spot + ROW].some((near) => taken.includes(near));
    expect(lit.filter((spot) => taken.includes(spot) || !besides(spot))).toEqual([]);
    expect(await widthOf(cell(page, taken[0] ?? 0))).toBeGreaterThanOrEqual(72);
    await page.keyboard.press('Escape');
    expect((await spots(page)).lit).toEqual([]);
    await expect(inHand(page)).toHaveCount(0);
    await cell(page, lit[0] ?? 0).click();
    await expect(page.locator('.bubble')).toContainText('First choose a card');
  });

  test('a card is turned by a tap, a key and the wheel', async ({ page }) => {
    await openTable(page);
    const card = page.getByRole('button', { name: /, walls/ }).first();
    const upright = (await card.getAttribute('aria-label')) ?? '';
    await takeUp(card);
    await expect(inHand(page)).toHaveAccessibleName(upright);
    await inHand(page).click();
    await expect(inHand(page)).not.toHaveAccessibleName(upright);
    await page.keyboard.press('r');
    await expect(inHand(page)).toHaveAccessibleName(upright);
    await pressUnpainted(page, ['KeyR', 'KeyR']); // twice half round
    await expect(inHand(page)).toHaveAccessibleName(upright);
    const { lit } = await spots(page);
    const spot = lit.includes(7 + 4 * ROW) ? 7 + 4 * ROW : (lit[0] ?? 0);
    await cell(page, spot).click();
    await expect(cell(page, spot)).toHaveAttribute('aria-selected', 'true');
    const size = await widthOf(cell(page, spot));
    await page.mouse.wheel(0, 120);
    await expect(inHand(page)).not.toHaveAccessibleName(upright);
    expect(await widthOf(cell(page, spot))).toBeCloseTo(size, 1); // over the card the wheel does not zoom
    await page.waitForTimeout(300); // the fingers have left the touchpad
    for (let small = 0; small < 6; small++) await page.mouse.wheel(0, 4); // one swipe
    await expect(inHand(page)).toHaveAccessibleName(upright);
  });

  test('a card that looks the same both ways shows this as the reason', async ({ page }) => {
    const plain = page.getByRole('button', { name: /no walls/ }).first();
    do await openTable(page);
    while (!(await plain.isVisible())); // the bots may have taken such cards first
    await plain.click();
    await page.keyboard.press('r');
    await expect(prompt(page)).toContainText('the same both ways');
  });

  test('a box shows its holder, its value and the reasons', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    const card = page.getByRole('gridcell', { name: /card with/ }).first(); // a bot may have put a cat to sleep
    await card.hover();
    await expect(page.locator('.box-note')).toContainText(/(?:open|closed) box/i);
    await expect(page.locator('.box-note')).toContainText(
      /\d (?:mouse|mice|yarn ball|feather|herring)|no toys/,
    );
    await expect(page.locator('.box-looked')).toHaveCount(1);
    await expect(page.locator('.fits-legend')).toContainText('yours');
    await expect(page.getByRole('tabpanel', { name: 'Scoring' })).toContainText('most of one toy');
    await expect(card).toHaveAccessibleName(/row \d+, column \d+: .*card with .*worth/);
  });

  test('a plan shows its effect, and the cat step shows why it is refused', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByRole('complementary', { name: 'Hint' });
    await hint.getByRole('button', { name: 'Try it' }).click();
    await expect(hint).toBeHidden(); // no empty card over the buttons
    await page.keyboard.press('Escape');
    await takeUp(boxCards(page).last()); // a Princess may be the newest
    const { taken, lit } = await spots(page);
    const alone = (spot: number): boolean => !taken.includes(spot - 1) && !taken.includes(spot + 1);
    const spot = lit.find(alone) ?? 0; // without a neighbour to the left or right a cat has nothing to lie across
    await expect(cell(page, spot)).toHaveAccessibleName(/free, (?:joins|a box of its own)/);
    await cell(page, spot).click();
    await expect(page.locator('.fits-effect')).toContainText(/The box is worth|→|closes/);
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
    await boxCards(page).first().press('Enter');
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

test.describe('for somebody new', () => {
  test.use({ storageState: NEWCOMER });

  test('a first match has three players, and start cards that lie on the table already', async ({ page }) => {
    await openTable(page);
    await expect(drawCard(page)).toBeVisible();
    await expect(page.locator('.tp__rival')).toHaveCount(2);
    expect((await spots(page)).taken.length).toBeGreaterThanOrEqual(3);
    // A match against bots is left in a clear way, and waits in the lobby.
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'To the lobby' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.gcard').first()).toBeVisible();
  });
});

test.describe('at a small desk', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('start cards and cards in hand are 72 pixels wide, and nothing covers the letters of the columns', async ({
    page,
  }) => {
    await openTable(page);
    const faces = page.locator('.fits-card__face');
    const narrowest = (): Promise<number> =>
      faces.evaluateAll((all) =>
        Math.min(...all.map((one) => (one.getBoundingClientRect().width * 100) / 104)),
      );
    const allWide = (): Promise<void> => expect.poll(narrowest).toBeGreaterThan(72); // a drawn card grows into its place
    await expect(page.locator('.fits-tray--start .fits-card__face').first()).toBeVisible();
    await allWide();
    await layStart(page);
    await draw(page);
    await expect(faces).toHaveCount(3);
    await allWide();
    const [tray, turn] = [page.locator('.tp .fits-tray'), page.getByRole('button', { name: 'Turn' })];
    const [frame, button] = [await tray.boundingBox(), await turn.boundingBox()];
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
    const left = await page.locator('.fits-left').boundingBox();
    const letters = await page.locator('.fits-rulers__column').first().boundingBox();
    expect(left?.y).toBeGreaterThanOrEqual((letters?.y ?? 0) + (letters?.height ?? Infinity));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('cards of 72 pixels and more, a pinch brings more of them, the map brings all', async ({ page }) => {
    await openTable(page);
    const middle = cell(page, 7 + 4 * ROW);
    await expect.poll(() => widthOf(middle)).toBeGreaterThanOrEqual(72);
    expect(await widthOf(middle)).toBeLessThan(77);
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
    await expect.poll(() => widthOf(middle)).toBeLessThan(60);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect.poll(() => widthOf(middle)).toBeLessThan(26);
    await page.getByRole('button', { name: 'Back to the cards' }).click();
    await expect.poll(() => widthOf(middle)).toBeGreaterThanOrEqual(72);
  });

  test('a refusal stays inside the table, wherever it is', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    await boxCards(page).first().click();
    const { taken } = await spots(page);
    const table = await page.locator('.tabletop').boundingBox();
    const reached = await inReach(page, taken);
    expect(reached).not.toEqual([]);
    for (const spot of reached) {
      await cell(page, spot).tap();
      await expect(page.locator('.bubble')).toContainText('Something already lies on');
      await expect(page.locator('.bubble')).toHaveCSS('opacity', '1');
      const bubble = await page.locator('.bubble').boundingBox();
      expect(bubble?.y).toBeGreaterThanOrEqual(table?.y ?? Infinity);
      expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThanOrEqual(
        (table?.y ?? 0) + (table?.height ?? 0),
      );
      expect(bubble?.x).toBeGreaterThanOrEqual(table?.x ?? Infinity);
      expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeLessThanOrEqual(
        (table?.x ?? 0) + (table?.width ?? 0),
      );
      await page.locator('.bubble__close').click();
    }
  });

  test('before a card is drawn, a tap on a free place says what comes first', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    const stage = await page.locator('.tabletop').boundingBox();
    const x = (stage?.x ?? 0) + 24;
    await page.touchscreen.tap(x, await unlitAt(page, x));
    await expect(page.locator('.bubble')).toContainText('First draw a card');
  });

  test('a card in hand brings one of its lit places into view', async ({ page }) => {
    await openTable(page);
    await layStart(page);
    await draw(page);
    for (let times = 0; times < 4; times++) {
      await page.mouse.move(60, 150);
      await page.mouse.down();
      await page.mouse.move(360, 420, { steps: 6 });
      await page.mouse.up();
    }
    await expect(cell(page, 0)).toBeInViewport(); // the corner, far from all cards
    await boxCards(page).first().click();
    const inView = (): Promise<number> =>
      page.evaluate(() => {
        const table = document.querySelector('.tabletop')?.getBoundingClientRect();
        return [...document.querySelectorAll('.tabletop [data-legal] rect:first-of-type')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return (
            table && left >= table.left && right <= table.right && top >= table.top && bottom <= table.bottom
          );
        }).length;
      });
    await expect.poll(inView).toBeGreaterThan(0);
  });
});
