import { expect } from '@playwright/test';
import { BOOP } from './game.ts';
import { finishForm, openForm, unfold } from './new-table.ts';
import { shoot } from './page-checks.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { cardOf, moveOnce, myTurn, playBot } from './table.ts';
import { test } from './test.ts';

test('the table where it is my turn is lit and comes first', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await moveOnce(host);
  await playBot(host, BOOP);
  const mine = host.locator('.rcard');
  await host.goto('/');
  await expect(mine).toHaveCount(2);
  await expect(mine.first()).toContainText('Your turn');
  await expect(mine.first()).toHaveClass(/is-turn/);
  await expect(mine.last()).not.toHaveClass(/is-turn/);
  await expect(mine.last()).toContainText('to move');
  const { name } = (await (await host.request.get('/api/me')).json()) as { name: string };
  for (const card of await mine.all()) await expect(card).not.toContainText(name); // only the others help to tell tables apart
  await moveOnce(guest);
  await expect(host.locator('.rcard.is-turn')).toHaveCount(2);
});

test('every table of mine is reached from the lobby, however many there are', async ({ browser }) => {
  const page = await (
    await browser.newContext({ locale: 'ru', viewport: { width: 1024, height: 768 } })
  ).newPage();
  await page.request.get('/api/me');
  await page.request.patch('/api/me', { data: { name: 'Константин Викторович' } });
  for (let table = 0; table < 8; table++) {
    const data = { game: BOOP.id, seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await page.request.post('/api/tables', { data })).ok()).toBe(true);
  }
  await page.goto('/');
  const mine = page.locator('.rcard:visible');
  await expect(mine).toHaveCount(6);
  await shoot(page, 'lobby-many-tables-tablet-ru');
  await page.getByRole('button', { name: 'Ещё 2 стола' }).click();
  await expect(mine).toHaveCount(8);
});

test('an installed app shows on its icon how many tables wait for me, and fewer after a move', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  // A tab of this browser has no icon, and the whole browser ends when a badge is set: only this call is written down.
  await host.addInitScript(() => {
    const usual = window.matchMedia.bind(window);
    window.matchMedia = (query) => usual(query.includes('standalone') ? 'all' : query);
    navigator.setAppBadge = async (turns) => {
      document.documentElement.dataset['badge'] = String(turns);
    };
  });
  await sitDown(guest, await createTable(host));
  await myTurn(host);
  const table = host.url();
  await host.goto('/');
  await expect(host.locator('html')).toHaveAttribute('data-badge', '1');
  await host.goto(table);
  await moveOnce(host);
  await host.goto('/');
  await expect(host.locator('html')).toHaveAttribute('data-badge', '0');
});

test('a card says for how many players its game is, and not under its button', async ({ page, request }) => {
  const games = (await (await request.get('/api/games')).json()) as { id: string; seats: [number, number] }[];
  const [min, max] = games.find(({ id }) => id === 'boop')?.seats ?? [];
  await page.goto('/');
  await expect(cardOf(page, BOOP.name)).toContainText(
    min === max ? `${max} players` : `${min}–${max} players`,
  );
  await page.setViewportSize({ width: 1280, height: 800 }); // three narrow cards in a row
  const tooWide = await page
    .locator('.gcard__meta')
    .evaluateAll((all) => all.filter((facts) => facts.scrollWidth > facts.clientWidth).length);
  expect(tooWide).toBe(0);
});

test('a table is chosen with pictures and buttons, said in a sentence, and kept for the next time', async ({
  page,
}) => {
  await page.goto('/');
  await openForm(page, 'online');
  const said = page.locator('dialog form .dialog__go > small');
  await expect(said).toHaveText('boop., 2 players, no clock, for a friend');
  await page.getByRole('button', { name: 'For small children' }).press('Enter');
  await page.getByRole('radio', { name: 'No clock' }).press('ArrowRight');
  await page.getByRole('radio', { name: 'A friend' }).press('ArrowRight');
  const chosen = 'boop., for small children, 2 players, 30 seconds a move, open to everybody';
  await expect(said).toHaveText(chosen);
  await page.locator('dialog summary').press('Enter');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('0');
  await page.getByRole('combobox', { name: 'Seat 1' }).selectOption('1');
  await expect(page.getByText('Only bots would play.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Seat 1' }).selectOption('me');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open');
  await finishForm(page);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.goto('/');
  await openForm(page, 'online');
  await expect(said).toHaveText(chosen);
});

test('a host whose friends do not come seats a bot and begins', async ({ browser }) => {
  const host = await somebody(browser);
  await host.setViewportSize({ width: 390, height: 664 });
  await createTable(host);
  await expect(host.getByRole('button', { name: 'Copy' })).toBeInViewport();
  const seat = host.getByRole('combobox', { name: 'Seat 2' });
  await expect(seat).toBeInViewport();
  await seat.selectOption({ label: 'Bot: Kitten' });
  await expect(host.locator('.seatline').last()).toContainText('bot · Kitten');
  await seat.selectOption({ label: 'Free the seat' });
  await expect(host.locator('.seatline').last()).toContainText('Free seat');
  await seat.selectOption({ label: 'Bot: Cat' });
  await host.getByRole('button', { name: 'Start' }).click();
  await moveOnce(host);
  await myTurn(host);
});

/** As long as a name may be. */
const LONG_NAME = 'Допитливий Смугастик 100';

for (const locale of ['en', 'uk', 'ru'])
  test(`${locale}: no two words of the bar lie over each other, from a tablet to a desk`, async ({
    page,
  }) => {
    await page.addInitScript((wanted) => {
      localStorage.setItem('clowder.settings', JSON.stringify({ locale: wanted }));
    }, locale);
    await page.request.get('/api/me'); // makes me a guest
    await expect(await page.request.patch('/api/me', { data: { name: LONG_NAME } })).toBeOK();
    await page.goto('/');
    await expect(page.locator('.bar .me')).toContainText(LONG_NAME);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [761, 768, 844, 999, 1000, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const boxes = await page
        .locator('.bar :is(a, button)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const seen = boxes.filter((box) => box.width > 0).toSorted((one, other) => one.x - other.x);
      const ends = [...seen.slice(1).map(({ x }) => x), width];
      for (const [i, { right }] of seen.entries())
        expect(right - 1, `at ${width}`).toBeLessThanOrEqual(ends[i] ?? 0);
    }
  });

test('what “More” unfolds on a phone is seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await openForm(page, 'online');
  await unfold(page);
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toBeInViewport({ ratio: 1 });
});

test.describe('on tablets', () => {
  test.use({ locale: 'uk' });
  test('headings and the words of the games are no columns of single words', async ({ page }) => {
    const heightOf = async (what: string): Promise<number> =>
      (await page.locator(what).first().boundingBox())?.height ?? Infinity;
    for (const [width, height] of [
      [834, 1112],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.locator('.gcard__text').first()).toBeVisible();
      expect(await heightOf('#quick-play'), `at ${width}`).toBeLessThan(64);
      expect(await heightOf('.gcard__text > p'), `at ${width}`).toBeLessThan(64);
    }
    await page.goto('/tournaments');
    const cat = await page.locator('.notice svg').boundingBox();
    if (cat) expect(Math.abs(cat.x + cat.width / 2 - 512)).toBeLessThan(20); // others may have made a tournament
  });
});
