import { expect } from '@playwright/test';
import { BOOP } from './game.ts';
import { finishForm, openForm } from './new-table.ts';
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
  await moveOnce(guest);
  await expect(host.locator('.rcard.is-turn')).toHaveCount(2);
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
