import { expect, type Page } from '@playwright/test';
import { BOOP, BOOP_FOR_CHILDREN } from './game.ts';
import {
  SHORTEST,
  cardOf,
  chooseGame,
  endOf,
  hotSeat,
  moveOnce,
  moves,
  myTurn,
  playBot,
  playToTheEnd,
  quickPlay,
} from './table.ts';
import { test } from './test.ts';

test('a match against a bot is one tap away, and goes on after a reload', async ({ page }) => {
  await quickPlay(page, BOOP);
  await moveOnce(page);
  await myTurn(page); // the bot has answered
  const played = await moves(page);
  expect(played).toBeGreaterThanOrEqual(2);
  // A disk that has not finished when the page is closed.
  await page.evaluate(
    () => Object.assign(IDBObjectStore.prototype, { put: () => new Promise(() => {}) }) && null,
  );
  await moveOnce(page);
  await myTurn(page);
  const later = await moves(page);
  expect(later).toBeGreaterThan(played);
  await page.reload();
  await expect.poll(() => moves(page)).toBe(later);
  await page.goto('/');
  await page.locator('.rcard__go').first().click();
  await expect.poll(() => moves(page)).toBe(later);
});

test('every strength of the bot can be chosen, in the lobby and for a table', async ({ page, request }) => {
  const games = (await (await request.get('/api/games')).json()) as { id: string; levels: number }[];
  const most = Math.max(...games.map(({ levels }) => levels));
  await page.goto('/');
  const strength = page.getByRole('combobox', { name: 'How strong should the bot be?' });
  await expect(strength.getByRole('option')).toHaveCount(most);
  await strength.selectOption({ index: most - 1 });
  const best =
    (await strength
      .getByRole('option')
      .nth(most - 1)
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await chooseGame(page, BOOP);
  const bots = page.getByRole('combobox', { name: 'Seat 2' }).getByRole('option', { name: /^Bot/ });
  await expect(bots).toHaveCount(games.find(({ id }) => id === 'boop')?.levels ?? 0);
  await page.keyboard.press('Escape');
  await cardOf(page, BOOP.name).locator('.gcard__go').click();
  await expect(page.getByText(best.replace('Bot: ', 'bot · '))).toBeVisible();
});

test('a move against a bot can be taken back', async ({ page }) => {
  await playBot(page, BOOP);
  await moveOnce(page);
  await myTurn(page);
  const back = page.getByRole('button', { name: 'Take back' });
  await back.click();
  // The log keeps the takeback, as it does online; no moves are left.
  await expect(page.locator('.tp .log li')).toHaveText([/last move taken back/]);
  await expect(page.locator('.tp__board .piece')).toHaveCount(0);
  await expect(back).toBeDisabled();
});

test('people on one device play to the end, watch the replay, and play on from it', async ({ page }) => {
  await hotSeat(page, BOOP_FOR_CHILDREN);
  await playToTheEnd(page);
  await expect(endOf(page)).toContainText('Three kittens in a row');
  await endOf(page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\/local-\w+/);
  await expect(page).toHaveURL(/#0$/); // from here on the page handles keys
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#2$/);

  await page.getByRole('figure').getByRole('button', { name: 'Three kittens in a row' }).click();
  await expect(page.locator('.rp__n')).toHaveText(/^Move (\d+) of \1$/);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/#2$/);
  const here = page.url();
  await page.goto('/');
  await page.goto(here);
  await expect(page.locator('.rp__n')).toHaveText(/^Move 2 of \d+$/);

  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.locator('.verdict--good')).toHaveCount(2);

  await page.getByRole('button', { name: 'With a bot' }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await myTurn(page);
});

/** Moves to a square by arrow keys: into the lower left corner, from there to its column and row. */
const walkTo = async (page: Page, square: string): Promise<void> => {
  const [column, row] = ['abcdef'.indexOf(square.charAt(0)), Number(square.charAt(1)) - 1];
  const keys = { ArrowDown: 5, ArrowLeft: 5, ArrowRight: column, ArrowUp: row };
  for (const [key, times] of Object.entries(keys))
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(new RegExp(`^${square}`));
};

test('a whole match is played with only the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on one device' }).press('Enter');
  await chooseGame(page, BOOP_FOR_CHILDREN);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  // Tab leads to the board's one stop; the arrow keys move from there.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
  }
  for (const [i, square] of SHORTEST.entries()) {
    await walkTo(page, square);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toBe(i + 1);
  }
  await expect(endOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(endOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the result' }).press('Enter');
  await expect(endOf(page)).toBeVisible();
});

test('a refused try is explained, and leads to its rule and back', async ({ page }) => {
  await playBot(page, BOOP);
  await moveOnce(page);
  await myTurn(page);
  // Squares, not pieces: a piece pushed over the edge is still visible for a moment.
  const taken = page.locator('[role=gridcell]:not([aria-label*="empty"])');
  const pieces = await taken.count();
  await taken.first().dispatchEvent('click');
  await page.getByRole('link', { name: 'Show the rule' }).click();
  await expect(page.locator('.rule.is-hit')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'In your game, move 2' })).toBeVisible();
  await expect(page.locator('.rules__board').locator(taken)).toHaveCount(pieces);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a match kept under older rules says so, and can be put away', async ({ page }) => {
  await quickPlay(page, BOOP);
  await moveOnce(page);
  const table = page.url();
  // Leaves the table, so that nothing more is stored; the lobby keeps what the disk had not finished.
  await page.goto('/');
  await expect(page.locator('.rcard')).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('clowder');
        opening.onsuccess = () => {
          const matches = opening.result.transaction('matches', 'readwrite').objectStore('matches');
          const all = matches.getAll();
          all.onsuccess = () => {
            for (const match of all.result as object[]) matches.put({ ...match, version: 0 });
          };
          matches.transaction.oncomplete = () => done();
        };
      }),
  );
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'This match began under older rules.' })).toBeVisible();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await expect(page.getByRole('heading', { name: 'No games yet. The bed is warm.' })).toBeVisible();
});

test('a board that cannot be fetched says so, and can be tried again', async ({ page }) => {
  await page.route(/\/assets\/Board-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await cardOf(page, BOOP.name).locator('.gcard__go').click();
  const again = page.getByRole('button', { name: 'Load again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a replay whose board cannot be fetched says so, and can be tried again', async ({ page }) => {
  await quickPlay(page, BOOP);
  await moveOnce(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.route(/\/assets\/Board-.*\.js$/, (route) => route.abort());
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole('heading', { name: 'The match could not be loaded.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('.rp__n')).toBeVisible();
});

test('people around one device may have names, and no two fields of the form share a label', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await chooseGame(page, BOOP);
  await page.getByRole('textbox', { name: 'Seat 2: name' }).fill('Olena');
  const labels = await page.locator('dialog label').allInnerTexts();
  expect(new Set(labels).size).toBe(labels.length);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.chip__name', { hasText: 'Olena' })).toBeVisible();
  await moveOnce(page);
  await expect(page.locator('.tp__prompt')).toContainText('Olena');
});

test('in a rematch the other one begins', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await chooseGame(page, BOOP_FOR_CHILDREN);
  for (const [seat, name] of ['Anna', 'Olena'].entries())
    await page.getByRole('textbox', { name: `Seat ${seat + 1}: name` }).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  const prompt = page.locator('.tp__prompt');
  await expect(prompt).toContainText('Anna');
  await playToTheEnd(page);
  await endOf(page).getByRole('button', { name: 'Once more' }).click();
  await expect(prompt).toContainText('Olena');
  expect(await moves(page)).toBe(0);
});
