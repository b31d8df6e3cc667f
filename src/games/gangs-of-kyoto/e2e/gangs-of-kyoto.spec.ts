import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { sitDown, somebody } from '../../../../e2e/people.ts';
import { BOT, ME, OPEN, openTable as openAny } from '../../../../e2e/server-table.ts';
import { NEWCOMER } from '../../../../e2e/visitors.ts';
import type { NewSeat } from '../../../protocol/api.ts';
import type { View } from '../rules/types.ts';
import { test } from '../../../../e2e/test.ts';
import { holdingAVeto } from './holding-a-veto.ts';

/**
 * Features of this game only: streets as buttons, dragging, the risk, the veto and its time limit, hidden
 * piles.
 */

const openTable = (page: Page, seats: readonly NewSeat[], options: object = {}): Promise<string> =>
  openAny(page, { game: 'gangs-of-kyoto', seats, options: { ...options } });

const LIT = '.tp .gang[data-legal]';
const BACKS = '.tp .deal__turn';
const streets = (page: Page): Locator => page.locator('.tp .gang');
const lit = (page: Page): Locator => page.locator(LIT);
const held = (page: Page): Locator => page.locator('.tp .deal__card--mine');
const moves = (page: Page): Promise<number> => page.locator('.tp .log li').count();
const backs = (page: Page): Locator => page.locator(BACKS);

/**
 * Taps one of these things (-1: the last), if there still is one: bots and the clock may have taken it away since the last
 * look, and a click from outside would wait for it.
 */
const tap = (page: Page, things: string, nth: 0 | -1 = 0, taps = 1): Promise<void> =>
  page.evaluate(
    async ([what, which, times]) => {
      const thing = [...document.querySelectorAll<HTMLElement>(what)].at(which);
      for (let n = 0; n < times; n++) {
        thing?.click();
        await new Promise((done) => setTimeout(done)); // the page renders between two taps
      }
    },
    [things, nth, taps] as const,
  );

/** My turn, with the card that I turned over in my hand. */
const myTurn = async (page: Page): Promise<void> => {
  await expect(backs(page).first()).toBeVisible();
  await backs(page).first().click();
  await expect(lit(page).first()).toBeVisible();
};

test('five streets and the card fit a small phone, and every street is a button for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openTable(page, [ME, BOT, BOT, BOT, BOT]);
  await myTurn(page);
  for (const [height, least] of [
    [664, 80],
    [844, 96],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    for (const street of await streets(page).all())
      expect((await street.boundingBox())?.height).toBeGreaterThanOrEqual(least);
    await expect(held(page)).toBeInViewport({ ratio: 1 });
    expect(await cutNotes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

/** Words of streets that are higher than their street. */
const cutNotes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tp .gang__note')].flatMap((note) => {
      const street = note.closest('.gang')?.getBoundingClientRect();
      const { top, bottom } = note.getBoundingClientRect();
      return street && (top < street.top || bottom > street.bottom) ? [note.textContent] : [];
    }),
  );

test('a first tap shows the effect, a second gives the card', async ({ page }) => {
  await openTable(page, [ME, BOT]);
  await myTurn(page);
  await expect(page.locator('.tp .gang.is-me[data-legal]')).toHaveAccessibleName(/You: /);
  // Not mine: with a “No, thanks!” in it, a tap there asks about refusing.
  const street = page.locator(`${LIT}:not(.is-me)`);
  const card = await held(page).getAttribute('data-card');
  await street.click();
  await expect(street).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tp__prompt')).toContainText(/→|pile/);
  const before = await moves(page);
  await street.click();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(page.locator(`.tp .deal [data-card="${card}"]`)).toHaveCount(0);
});

test('a card is given by dragging it into a street', async ({ page }) => {
  await openTable(page, [ME, BOT, BOT]);
  await myTurn(page);
  const card = await held(page).getAttribute('data-card');
  const [from, to] = [await held(page).boundingBox(), await lit(page).first().boundingBox()];
  if (!from || !to) throw new Error('the card and the street must be seen');
  const before = await moves(page);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator('.tp .gang.is-picked')).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await expect(page.locator(`.tp .deal [data-card="${card}"]`)).toHaveCount(0);
});

test('a tap on a street that already has its card shows the reason', async ({ page }) => {
  await openTable(page, [ME, BOT, BOT, BOT, BOT]);
  await myTurn(page);
  const tapServed = async (): Promise<number> => {
    await tap(page, BACKS);
    const free = await lit(page).count();
    if (free === 5) await tap(page, LIT, -1, 2);
    else if (free > 0) await tap(page, '.tp .gang.is-done');
    return page.locator('.bubble').count();
  };
  await expect.poll(tapServed, { intervals: [50] }).toBe(1);
  await expect(page.locator('.bubble')).toContainText('already has its card');
  await expect(page.locator('.bubble a')).toHaveAttribute('href', /why=has-a-card/);
});

test('my own hand turns a card over: by tap, by key and by the main button', async ({ page }) => {
  await openTable(page, [ME, BOT, BOT]);
  await expect(backs(page)).toHaveCount(3);
  await expect(lit(page)).toHaveCount(0);
  await expect(held(page)).toHaveCount(0);
  await backs(page).nth(2).press('Enter');
  await expect(held(page)).toHaveCount(1);
  await expect(page.locator('.sr[role=log]').last()).toContainText(await cardName(page));
  await lit(page).first().dblclick();
  await page.getByRole('button', { name: 'Turn over card 1' }).click();
  await expect(lit(page).first()).toBeVisible();
});

/** The name of the card in my hand as sentences say it: the button of a gift or an owl also says the figure printed on it. */
const cardName = async (page: Page): Promise<string> => {
  const label = (await held(page).getAttribute('aria-label')) ?? '?';
  return label.replace(/, (?:\+\d|18)$/, '');
};

test('a card that was turned over is read in large: by tap, by key, and it hides nothing for long', async ({
  page,
}) => {
  await openTable(page, [ME, BOT, BOT]);
  await myTurn(page);
  const reading = page.getByRole('group', { name: 'The card in large' });
  await held(page).click();
  await expect(reading).toContainText(await cardName(page));
  await expect(reading).toContainText(/clock of the street|pile|street|18/);
  await page.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);
  await held(page).press('Enter');
  await reading.getByRole('button', { name: 'Close' }).click();
  await expect(reading).toHaveCount(0);
  await expect(lit(page)).toHaveCount(3); // the card is still to be given
});

test('the risk is shown only on request', async ({ page }) => {
  await openTable(page, [ME, BOT, BOT]);
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

test('nobody sees the face of a card before the player who gives it away', async ({ browser }) => {
  const pages = [await somebody(browser), await somebody(browser)] as const;
  await sitDown(pages[1], await openTable(pages[0], [ME, OPEN]));
  await expect.poll(async () => (await backs(pages[0]).count()) + (await backs(pages[1]).count())).toBe(2);
  const [mover, other] = (await backs(pages[0]).count()) > 0 ? pages : [pages[1], pages[0]];
  await expect(other.locator('.tp .deal__back')).toHaveCount(2);
  await backs(mover).first().click();
  await expect(held(mover)).toHaveCount(1);
  await expect(other.locator('.tp .deal [data-card]')).toHaveCount(0);
  // They may know who thinks, and from which card on each street is late.
  await expect(other.locator('.tp .deal__title')).toContainText('is thinking');
  await expect(other.locator('.tp .gang__note')).toHaveText(['safe for now', 'safe for now']);
  await lit(mover).first().dblclick();
  await expect.poll(() => moves(other)).toBeGreaterThan(0);
});

/** Two people in two browsers, one of them asked whether to take a card. */
const askedAtATable = async (browser: Browser, options: object): Promise<{ owner: Page; other: Page }> => {
  const pages = [await somebody(browser), await somebody(browser)] as const;
  const { path, giver, other: owner } = await holdingAVeto(...pages, 'other', options);
  for (const page of pages) await page.goto(path);
  await myTurn(giver);
  await giver.locator(`${LIT}:not(.is-me)`).dblclick();
  await expect(owner.getByRole('group', { name: 'Refuse this card?' })).toBeVisible();
  return { owner, other: giver };
};

test('only the owner is asked; when the time is up, the card is decided automatically', async ({
  browser,
}) => {
  // Long enough to look at both pages meanwhile, on a busy machine too.
  const { owner, other } = await askedAtATable(browser, { vetoWindow: 'long' });
  await expect(owner.locator('.veto [role=timer]')).toHaveText(/^(?:1?\d|20)$/);
  await expect(other.locator('.gang.is-asked')).toHaveCount(1);
  await expect(other.locator('.veto')).toHaveCount(0);
  const before = await moves(owner);
  await expect.poll(() => moves(owner)).toBeGreaterThan(before); // the clock made this move
  await expect.poll(() => moves(other)).toBeGreaterThan(before);
});

test('a card is refused with one tap, and both cards leave the street', async ({ browser }) => {
  const { owner } = await askedAtATable(browser, { vetoWindow: 'unlimited' });
  await expect(owner.locator('.veto [role=timer]')).toHaveCount(0);
  await owner.getByRole('button', { name: /^No, thanks!/ }).click();
  await expect(owner.locator('.veto')).toHaveCount(0);
  await expect(owner.locator('.tp .log li').last()).toContainText('No, thanks!');
});

test('a card of my own turn is kept or refused by two gestures, without a clock', async ({ browser }) => {
  const people = [await somebody(browser), await somebody(browser)] as const;
  const { path, giver: page } = await holdingAVeto(...people, 'giver', { vetoWindow: 'short' });
  await page.goto(path);
  await myTurn(page);
  const choice = page.getByRole('group', { name: 'Keep this card, or refuse it?' });
  await page.locator('.tp .gang.is-me[data-legal]').click();
  await expect(choice.getByRole('timer')).toHaveCount(0);
  await choice.getByRole('button', { name: /^Refuse it/ }).press('Enter');
  await expect(choice).toBeHidden();
  await expect(page.locator('.tp .log')).toContainText('“No, thanks!” to');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.tp') !== null)).toBe(true);
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
  await openTable(page, [ME, BOT, BOT, BOT, BOT], { vetoWindow: 'unlimited' });
  const saved = (): boolean =>
    views
      .at(-1)
      ?.players.slice(1)
      .some(({ pile }) => pile.cards > 0) ?? false;
  while (!saved()) {
    const answer = page.locator('.veto__take');
    if (await answer.isVisible()) await answer.press('Enter');
    else if ((await backs(page).count()) > 0) await backs(page).first().press('Enter');
    else if ((await lit(page).count()) > 0)
      for (let taps = 0; taps < 2; taps++) await lit(page).first().press('Enter');
    else await page.waitForTimeout(50);
  }
  // The keys go on working: a round has ended, and the focus is still at the table.
  const focused = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.tp') !== null);
  await expect.poll(focused).toBe(true);
  await expect(page.locator('.town--closing')).toHaveCount(0);
  await expect.poll(focused).toBe(true);
  for (const { players } of views)
    expect(players.map(({ pile }) => Object.keys(pile).toSorted().join())).toEqual([
      'bag,cards,open',
      ...Array.from({ length: 4 }, () => 'cards,open'),
    ]);
  const others = page.locator('.tp .gang:not(.is-me) .pile');
  await expect(others).toHaveText([/^×\d+$/, /^×\d+$/, /^×\d+$/, /^×\d+$/]);
});

test.describe('in a first match', () => {
  test.use({ storageState: NEWCOMER });

  test('on a low phone a hint for two does not lie on the card that somebody gets', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openTable(page, [ME, BOT]);
    const hint = page.locator('.tp__hint');
    await expect(async () => {
      await tap(page, BACKS);
      await expect(held(page)).toBeVisible({ timeout: 5_000 });
      const told = await hint.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      if (!told) await tap(page, LIT, 0, 2); // this decision has no hint
      expect(told).toBe(true);
    }).toPass();
    const covered = async (): Promise<number> => {
      const [card, over] = [await held(page).boundingBox(), await hint.boundingBox()];
      if (!card || !over) return NaN;
      return Math.min(card.y + card.height, over.y + over.height) - Math.max(card.y, over.y);
    };
    await expect.poll(covered).toBeLessThanOrEqual(0);
  });
});
