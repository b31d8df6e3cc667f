import { expect, type CDPSession, type Page } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { buildByKeys, easiestCard, held, onMat, open, openAlone, ownCard, pawDown, phase } from './table.ts';
import { finishForm, openForm, pickGame, pickPlayers } from '../../../../e2e/new-table.ts';
import { noticed } from '../../../../e2e/noticed.ts';
import { test } from '../../../../e2e/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Slows the race down, so that a busy computer has time for every gesture. */
const slowly = async (page: Page, speed = 0.2): Promise<void> => {
  await page.addInitScript((value) => localStorage.setItem('clowder.race-speed', `${value}`), speed);
};

/** A race alone, slowed down, up to the first card. */
const beginSlowly = async (page: Page): Promise<void> => {
  await slowly(page);
  await openAlone(page);
  await pawDown(page, () => page.locator('.paw-hold').click());
  await phase(page, 'play');
  await page.locator('.paw-card[data-legal]').first().click();
  await expect(page.locator('.paw-own')).toBeVisible();
};

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('with the mouse: drag, turn, flip, give back, meow', async ({ page }) => {
  await page.setViewportSize(DESK);
  await beginSlowly(page);
  const [from, mat] = [await middleOf(page, '.paw-tile[data-legal]'), await middleOf(page, '.paw-mat')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(mat.x, mat.y, { steps: 12 });
  await page.mouse.up();
  await expect(onMat(page)).toHaveCount(1);
  const label = async (): Promise<string> => (await onMat(page).first().getAttribute('aria-label')) ?? '';
  const first = await label();
  await onMat(page).first().hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(label).not.toBe(first);
  await expect.poll(() => page.locator('.paw-meow[data-legal]').count()).toBe(1);
  const turned = await label();
  await onMat(page).first().dblclick();
  await expect.poll(label).not.toBe(turned);
  const lies = await middleOf(page, '.paw-lies');
  const back = await middleOf(page, '.paw-middle');
  await page.mouse.move(lies.x, lies.y);
  await page.mouse.down();
  await page.mouse.move(back.x, back.y, { steps: 10 });
  await page.mouse.up();
  await expect(onMat(page)).toHaveCount(0);
  // With nothing built, a Meow by a slip of the finger is asked about, and does not end the round.
  const asked = noticed(page, '.tp__prompt', 'Press it again');
  await page.locator('.paw-meow').click();
  await asked;
  await phase(page, 'play');
  await page.locator('.paw-meow').dblclick(); // the question may be over by now: two presses answer it in any case
  await phase(page, 'check');
  await expect(page.locator('.paw-verdict')).toContainText('not quite');
  await clean(page);
});

/** "…, 120°" as a number of turns. */
const turnsOf = (label: string | null): number => Number(/(\d+)°$/.exec(label ?? '')?.[1]) / 60;

test('no turn is lost: notches and keys in quick succession, right after the grab; Escape gives back', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await beginSlowly(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.paw-hint')).toContainText(/put it on the dashes/i);
  await expect(page.locator('.paw-tile.is-hinted')).toHaveCount(1);
  await expect(page.locator('.paw-hint__place')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  const tile = page.locator('.paw-tile[data-legal]').first();
  const before = turnsOf(await tile.getAttribute('aria-label'));
  const { x, y } = await middleOf(page, '.paw-tile[data-legal]');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, 120);
  await page.keyboard.press('r');
  const turns = async (): Promise<number> => turnsOf(await held(page).getAttribute('aria-label'));
  await expect.poll(turns).toBe((before + 4) % 6);
  await page.locator('.paw-own').press('Enter');
  await expect(page.locator('.paw-own.is-large')).toHaveCount(1);
  await page.keyboard.press('Escape'); // closes the card and keeps the piece
  await expect(page.locator('.paw-own.is-large')).toHaveCount(0);
  await expect(held(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(held(page)).toHaveCount(0);
});

test('the prompt says whether the held piece is on the card', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await beginSlowly(page);
  const prompt = page.locator('.tp__prompt');
  const [wanted] = await ownCard(page);
  await page.locator(`.paw-tile[aria-label^="${wanted?.name}"]`).first().click();
  await expect(held(page)).toBeVisible();
  await expect(prompt).toContainText('put it down as on your card');
  await page.getByRole('button', { name: 'Give back' }).click();
  await expect(held(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Your box/ }).click(); // no card of the first round shows a box
  await expect(prompt).toContainText('no box on your card: give it back');
});

/** A moving finger: Playwright's own touches can only tap. */
const swipe = async (
  finger: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  await touch('touchEnd');
};

/** A tap lifts the card, another on the same place returns it; nothing else moves meanwhile. */
const lookIntoABox = async (page: Page): Promise<void> => {
  const where = (): Promise<unknown> =>
    Promise.all(['.paw-mat', '.paw-meow'].map((one) => page.locator(one).boundingBox()));
  const before = await where();
  const box = page.locator('.paw-box').nth(4);
  await expect(box).toHaveAttribute('data-legal');
  await box.tap();
  await expect(page.getByRole('button', { name: 'Into the box' })).toBeVisible();
  expect(await where()).toEqual(before);
  await box.tap();
  await expect(held(page)).toHaveCount(0);
  expect(await where()).toEqual(before);
};

/** The large card is seen as a whole, also on a low phone. */
const enlargeCard = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('.paw-own').tap();
  const large = await page.locator('.paw-own.is-large').boundingBox();
  expect(large?.width).toBeGreaterThan(300);
  await expect(page.locator('.paw-own.is-large')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.paw-own.is-large')).toHaveCount(0);
  await page.setViewportSize(PHONE);
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });
  test('with fingers: tap and drag, the buttons, and a card by a tap', async ({ page }) => {
    await slowly(page);
    await openAlone(page);
    await pawDown(page, () => page.locator('.paw-hold').tap());
    await phase(page, 'play');
    await page.locator('.paw-card[data-legal]').first().tap();
    await expect(page.locator('.paw-own')).toBeVisible();
    const mat = await middleOf(page, '.paw-mat');
    await page.locator('.paw-tile[data-legal]').first().tap();
    await expect(held(page)).toBeVisible();
    await page.getByRole('button', { name: 'Turn', exact: true }).tap();
    await page.getByRole('button', { name: /On its back|Wake it/ }).tap();
    await page.touchscreen.tap(mat.x, mat.y);
    await expect(onMat(page)).toHaveCount(1);
    const finger = await page.context().newCDPSession(page);
    await expect(page.locator('.paw-tile[data-legal]').first()).toBeVisible();
    await swipe(finger, await middleOf(page, '.paw-tile[data-legal]'), { x: mat.x + 70, y: mat.y + 90 });
    await expect(onMat(page)).toHaveCount(2);
    await page.touchscreen.tap(mat.x, mat.y);
    await page.getByRole('button', { name: 'Give back' }).tap();
    await expect(onMat(page)).toHaveCount(1);
    await enlargeCard(page);
    await lookIntoABox(page);
    await page.reload();
    await expect(page.locator('.paw-card.is-taken.is-mine')).toBeVisible();
  });
});

test('with only keys: a whole card is built by its names, and the Meow is right', async ({ page }) => {
  await page.setViewportSize(DESK);
  await slowly(page);
  await openAlone(page);
  await pawDown(page, () => page.keyboard.press('Space'));
  await phase(page, 'play');
  await page.keyboard.press(`${(await easiestCard(page)) + 1}`);
  await expect(page.locator('.paw-own')).toBeVisible();
  await buildByKeys(page);
  // Each cat on the mat gets the focus; one that is taken up is put down again at its place.
  const first = onMat(page).first();
  const pieces = await onMat(page).count();
  await first.focus();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(held(page)).toHaveCount(1);
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(onMat(page)).toHaveCount(pieces);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.paw-table')).toHaveClass(/is-meow-hinted/);
  await expect(page.locator('.paw-meow')).toHaveCSS('outline-style', 'dashed');
  await page.keyboard.press('m');
  await expect(page.locator('.paw-verdict h3')).toContainText('You: all right');
});

test('at a table of the server: quick Meows to the end of a match, with photo finishes between', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, 'online');
  // Seen inside the page: between two looks from outside a photo may come and go.
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.querySelector('.paw-verdict .paw-photo')) document.body.dataset['photo'] = 'seen';
    }).observe(document.body, { subtree: true, childList: true }),
  );
  const over = page.locator('.tp__end');
  while (!(await over.isVisible())) {
    const next = page.locator('.paw-hold[data-legal], .paw-meow[data-legal]').first();
    if (await next.isVisible()) await next.click({ timeout: 1_000 }).catch(() => null); // gone again: the others are fast
    else await page.waitForTimeout(100);
  }
  await expect(page.locator('body')).toHaveAttribute('data-photo', 'seen');
  await expect(over).toContainText('Cards turned over');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(page.url().replace('/table/', '/replay/'));
  const rival = page.locator('button.paw-rival[aria-pressed=false]');
  await rival.click();
  await expect(page.locator('button.paw-rival').nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect((await page.locator('.paw-mat').boundingBox())?.height).toBeGreaterThan(180);
});

test('a raised paw is touched with an arrow key, and the reaction time is shown', async ({ page }) => {
  await page.setViewportSize(DESK);
  await slowly(page, 0.5); // a paw is up for 5 seconds
  await open(page, 'here', 4); // the best bot is soon the first to meow
  // Reacts inside the page: a test that polls from outside would be too slow.
  await page.evaluate(() => {
    const keys: Record<string, string> = {
      '↑': 'ArrowUp',
      '→': 'ArrowRight',
      '↓': 'ArrowDown',
      '←': 'ArrowLeft',
    };
    let seen = false;
    new MutationObserver(() => {
      const key = keys[document.querySelector('button.paw-touch__paw kbd')?.textContent ?? ''];
      if (!key || seen) return;
      seen = true;
      Object.assign(window, { asItWas: document.querySelector('.table')?.cloneNode(true) });
      setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key, code: key })), 150);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Cat nap' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Go on: 3, 2, 1' }).click();
  await phase(page, 'ready');
  const measured = noticed(page, '.paw-lanes li:has(.paw-lanes__name)', ' ms');
  await pawDown(page, () => page.keyboard.press('Space'));
  await measured;
  // The moment is too short to be checked while it lasts.
  await page.evaluate(() => document.body.replaceChildren((window as unknown as { asItWas: Node }).asItWas));
  await expect(page.locator('button.paw-touch__paw')).toBeVisible();
  await clean(page);
});

test('three players on a narrow phone: progress and last action in each chip; on a tablet the words fit; the pause offers to leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await slowly(page, 0.4); // a rival lays its first kitty after half a minute at the most, and needs three more for the rest
  await page.goto('/');
  await openForm(page, 'here');
  await pickGame(page, 'kitty-paw');
  await pickPlayers(page, 3);
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByRole('combobox', { name: seat }).selectOption('1'); // slow enough not to end the round meanwhile
  await finishForm(page);
  await pawDown(page, () => page.locator('.paw-hold').click());
  await phase(page, 'play');
  await page.locator('.paw-card[data-legal]').first().click();
  await expect(page.locator('.paw-rival .paw-dots-done').first()).toBeVisible();
  await expect(page.locator('.paw-rival__does small').first()).not.toBeEmpty();
  const outside = await page.locator('.paw-rival').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const { left, right } = chip.getBoundingClientRect();
      return [...chip.querySelectorAll('.paw-rival__points, .paw-rival__cards, .paw-dots-done')].filter(
        (part) => part.getBoundingClientRect().right > right || part.getBoundingClientRect().left < left,
      );
    }),
  );
  expect(outside).toEqual([]);
  // On a tablet, upright or not, no word leaves its button.
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tooWide = page
      .locator('.paw-actions button')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(await tooWide).toEqual([]);
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/); // with bots alone there is nothing to ask
});
