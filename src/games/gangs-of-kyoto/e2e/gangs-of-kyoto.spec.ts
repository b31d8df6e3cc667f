import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { somebody } from '../../../../e2e/people.ts';
import type { View } from '../rules/types.ts';
import { test } from '../../../../e2e/test.ts';

/**
 * Features of this game only: streets as buttons, dragging, the risk, the veto and its time limit, hidden
 * piles.
 */

type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: number };
const BOT: NewSeat = { kind: 'bot', level: 0 };

/** A table on the server; without open seats it starts at once. */
const openTable = async (page: Page, seats: readonly NewSeat[], options: object = {}): Promise<string> => {
  await page.goto('/');
  await page.request.get('/api/me'); // creates the guest for the table
  const made = await page.request.post('/api/tables', { data: { game: 'gangs-of-kyoto', seats, options } });
  expect(made.ok()).toBe(true);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  return table.id;
};

const streets = (page: Page): Locator => page.locator('.tp .gang');
const lit = (page: Page): Locator => page.locator('.tp .gang[data-legal]');
const held = (page: Page): Locator => page.locator('.tp__tray .deal__card--mine');
const moves = (page: Page): Promise<number> => page.locator('.tp .log li').count();
const backs = (page: Page): Locator => page.locator('.tp__tray .deal__turn');

/** My turn, with the card that I turned over in my hand. */
const myTurn = async (page: Page): Promise<void> => {
  await expect(backs(page).first()).toBeVisible({ timeout: 60_000 });
  await backs(page).first().click();
  await expect(lit(page).first()).toBeVisible();
};

test('five streets and the card fit a small phone, and every street is a button for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openTable(page, [{ kind: 'me' }, BOT, BOT, BOT, BOT]);
  await myTurn(page);
  for (const [height, least] of [
    [664, 80],
    [844, 96],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    for (const street of await streets(page).all())
      expect((await street.boundingBox())?.height).toBeGreaterThanOrEqual(least);
    await expect(held(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('a first tap shows the effect, a second gives the card', async ({ page }) => {
  await openTable(page, [{ kind: 'me' }, BOT]);
  await myTurn(page);
  const street = lit(page).last();
  await expect(street).toHaveAccessibleName(/You: /);
  const card = await held(page).getAttribute('data-card');
  await street.click();
  await expect(street).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tp__prompt')).toContainText(/→|pile/);
  const before = await moves(page);
  await street.click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(page.locator(`.tp__tray [data-card="${card}"]`)).toHaveCount(0);
});

test('a card is given by dragging it into a street', async ({ page }) => {
  await openTable(page, [{ kind: 'me' }, BOT, BOT]);
  await myTurn(page);
  const [from, to] = [await held(page).boundingBox(), await lit(page).first().boundingBox()];
  if (!from || !to) throw new Error('the card and the street must be seen');
  const before = await moves(page);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator('.tp .gang.is-picked')).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(page.locator('.tp .gang').filter({ has: page.locator('[data-card]') })).not.toHaveCount(0);
});

test('a tap on a street that already has its card shows the reason', async ({ page }) => {
  await openTable(page, [{ kind: 'me' }, BOT, BOT, BOT, BOT]);
  await myTurn(page);
  const served = page.locator('.tp .gang.is-done');
  await expect(async () => {
    if ((await backs(page).count()) > 0) await backs(page).last().click({ timeout: 1_000 });
    if ((await lit(page).count()) === 5) await lit(page).last().dblclick({ timeout: 1_000 });
    expect(await lit(page).count()).toBeGreaterThan(0); // it is still my turn
    await served.first().click({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('.bubble')).toContainText('already has its card');
  await expect(page.locator('.bubble a')).toHaveAttribute('href', /why=has-a-card/);
});

test('my own hand turns a card over: by tap, by key and by the main button', async ({ page }) => {
  await openTable(page, [{ kind: 'me' }, BOT, BOT]);
  await expect(backs(page)).toHaveCount(3, { timeout: 60_000 });
  await expect(lit(page)).toHaveCount(0);
  await expect(held(page)).toHaveCount(0);
  await backs(page).nth(2).press('Enter');
  await expect(held(page)).toHaveCount(1);
  await expect(page.locator('.sr[role=log]').last()).toContainText(await cardName(page));
  await lit(page).first().dblclick();
  await page.getByRole('button', { name: 'Turn over', exact: true }).click({ timeout: 60_000 });
  await expect(lit(page).first()).toBeVisible();
});

const cardName = async (page: Page): Promise<string> => (await held(page).getAttribute('aria-label')) ?? '?';

test('the risk is shown only on request', async ({ page }) => {
  await openTable(page, [{ kind: 'me' }, BOT, BOT]);
  await myTurn(page);
  await expect(page.locator('.gang__risk')).toHaveCount(0);
  const ask = page.getByRole('button', { name: 'Chances', exact: true });
  await ask.press('Enter');
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tp .gang__risk')).toHaveText([
    /^late: \d+ %$/,
    /^late: \d+ %$/,
    /^late: \d+ %$/,
  ]);
  await expect(streets(page).first()).toHaveAccessibleName(/Chance to be late with the next card: \d+ %/);
  await ask.click();
  await expect(page.locator('.gang__risk')).toHaveCount(0);
});

/** Plays until a player is asked for a veto: every “No, thanks!” stays with the player who turns it over. */
const untilAsked = async (pages: readonly Page[]): Promise<Page | null> => {
  for (;;) {
    for (const page of pages) {
      if (await page.getByRole('group', { name: 'Refuse this card?' }).isVisible()) return page;
      if (await page.locator('dialog.dialog--end').isVisible()) return null;
      if ((await backs(page).count()) > 0) await backs(page).first().click({ timeout: 2_000 });
      if ((await lit(page).count()) === 0) continue;
      const veto = (await held(page).getAttribute('aria-label')) === 'No, thanks!';
      const harmless = lit(page).and(page.locator(':not(.is-late)'));
      const choice = veto || (await harmless.count()) === 0 ? lit(page).last() : harmless.first();
      await choice.dblclick({ timeout: 2_000 }).catch(() => undefined); // the round may just have ended
    }
    await pages[0]?.waitForTimeout(40);
  }
};

/** Two people in two browsers, one of them asked whether to take a card. */
const askedAtATable = async (browser: Browser, options: object): Promise<{ owner: Page; other: Page }> => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  for (;;) {
    const id = await openTable(host, [{ kind: 'me' }, { kind: 'open' }], options);
    await guest.goto(`/table/${id}`);
    await guest.getByRole('button', { name: 'Sit here' }).click();
    await expect(streets(guest).first()).toBeVisible();
    const owner = await untilAsked([host, guest]);
    if (owner) return { owner, other: owner === host ? guest : host };
  }
};

test('only the owner is asked; when the time is up, the card is decided automatically', async ({
  browser,
}) => {
  const { owner, other } = await askedAtATable(browser, { vetoWindow: 'short' });
  await expect(owner.getByRole('group', { name: 'Refuse this card?' })).toBeVisible();
  await expect(owner.locator('.veto [role=timer]')).toHaveText(/^[1-5]$/);
  await expect(other.locator('.gang.is-asked')).toHaveCount(1);
  await expect(other.locator('.veto')).toHaveCount(0);
  const before = await moves(owner);
  await expect.poll(() => moves(owner), { timeout: 12_000 }).toBeGreaterThan(before); // the clock made this move
  await expect.poll(() => moves(other)).toBeGreaterThan(before);
});

test('a card is refused with one tap, and both cards leave the street', async ({ browser }) => {
  const { owner } = await askedAtATable(browser, { vetoWindow: 'unlimited' });
  await expect(owner.locator('.veto [role=timer]')).toHaveCount(0);
  await owner.getByRole('button', { name: /^No, thanks!/ }).click();
  await expect(owner.locator('.veto')).toHaveCount(0);
  await expect(owner.locator('.tp .log li').last()).toContainText('No, thanks!');
});

test('no view shows the cards in the piles of other players', async ({ browser }) => {
  const page = await somebody(browser);
  const views: View[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string; scene?: { view: View; outcome: unknown } };
      if (message.t === 'scene' && message.scene && !message.scene.outcome) views.push(message.scene.view);
    }),
  );
  await openTable(page, [{ kind: 'me' }, BOT, BOT, BOT, BOT], { vetoWindow: 'unlimited' });
  const saved = (): boolean =>
    views
      .at(-1)
      ?.players.slice(1)
      .some(({ pile }) => pile.cards > 0) ?? false;
  while (!saved()) {
    const answer = page.locator('.veto__take');
    if (await answer.isVisible()) await answer.click();
    else if ((await backs(page).count()) > 0) await backs(page).first().click();
    else if ((await lit(page).count()) > 0) await lit(page).first().dblclick();
    else await page.waitForTimeout(50);
  }
  for (const { players } of views)
    expect(players.map(({ pile }) => Object.keys(pile).toSorted().join())).toEqual([
      'bag,cards,open',
      ...Array.from({ length: 4 }, () => 'cards,open'),
    ]);
  const others = page.locator('.tp .gang:not(.is-me) .pile');
  await expect(others).toHaveText([/^×\d+$/, /^×\d+$/, /^×\d+$/, /^×\d+$/]);
});
