import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { finishForm, openForm, pickGame, pickPlayers } from './new-table.ts';
import { clean } from './page-checks.ts';
import { createTable, somebody } from './people.ts';
import { moveOnce, myTurn } from './table.ts';
import { test } from './test.ts';

/** A game whose table does not start as soon as a second person sits down. */
const LARGE = GAMES.find(({ most }) => most > 2);

const tableForThree = async (host: Page): Promise<string> => {
  await host.goto('/');
  await openForm(host, 'online');
  await pickGame(host, LARGE?.id ?? '');
  await pickPlayers(host, 3);
  await finishForm(host);
  return host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
};

/** Keeps every text of the own seat, from its first moment on. */
const keepOwnSeat = (): void => {
  const said = new Set<string>();
  Object.assign(globalThis, { said });
  new MutationObserver(() => {
    for (const seat of document.querySelectorAll('.seatline--mine')) said.add(seat.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
const ownSeatSaid = (page: Page): Promise<string> =>
  page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said].join(' | '));

const voice = (page: Page) => page.locator('[aria-live] p');

test('the waiting room announces who joins and that the match begins, and keeps the focus', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await host.addInitScript(keepOwnSeat);
  const link = await tableForThree(host);
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('0');
  await expect(voice(host).last()).toHaveText(/^Seat 2: .+\.$/);
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('open');
  await expect(voice(host).last()).toHaveText('Seat 2 is free.');
  expect(await ownSeatSaid(host)).toMatch(/^You(?!.*away)/);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).press('Enter');
  await expect(guest.locator('.seatline--mine')).toBeFocused();
  await guest.getByRole('button', { name: 'Leave the seat' }).press('Enter');
  await expect(voice(guest).last()).toHaveText('Seat 2 is free.');
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(voice(host).last()).toHaveText(/^Seat 2: .+\.$/);
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption('0');
  await host.getByRole('button', { name: 'Start' }).press('Enter');
  for (const page of [host, guest])
    await expect(voice(page).filter({ hasText: 'The match begins.' })).toHaveCount(1);
});

test('an invitation says who invites to what; it may be late, or the table put away', async ({ browser }) => {
  const [host, guest, late] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  for (const page of [guest, late]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: /^\w.+ invites you to boop\.$/ })).toBeVisible();
  }
  await expect(guest.getByText('No clock, about 20 minutes')).toBeVisible();
  await clean(guest);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Host');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('alert')).toContainText('could be taken for the server');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Odarka');
  await guest.keyboard.press('Enter');
  await expect(host.locator('.chip__name', { hasText: 'Odarka' })).toBeVisible();
  await expect(late.getByRole('heading', { name: 'The seat is taken' })).toBeVisible();
  await late.getByRole('button', { name: 'A table like this' }).click();
  await expect(late.getByRole('img', { name: /QR code/ })).toBeVisible();
  await clean(late);
  await host.goto(late.url());
  await expect(host.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await late.getByRole('button', { name: 'Leave the seat' }).click();
  for (const page of [host, late])
    await expect(page.getByRole('heading', { name: 'This table has been put away.' })).toBeVisible();
});

test('a guest who came by link can change their name while waiting', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.goto(await tableForThree(host));
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.getByText('The match begins when every seat is taken')).toHaveCount(0); // two can start now
  await guest.getByRole('button', { name: 'Change your name' }).click();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Odarka');
  await guest.getByRole('button', { name: 'Save' }).click();
  await expect(host.locator('.seatline', { hasText: 'Odarka' })).toHaveCount(1);
});

test('a match that is put away can be brought back, and the keyboard follows', async ({ page }) => {
  await page.goto('/');
  await page.locator('.gcard__go').first().click();
  await expect(page.locator('.tp__stage')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^Put away/ }).press('Enter');
  await expect(page.locator('.rcard')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.rcard__go')).toBeFocused();
  await page.reload();
  await expect(page.locator('.rcard')).toHaveCount(1);
});

test('an answered question leaves the keyboard at the table', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await moveOnce(host);
  await moveOnce(guest);
  await myTurn(host);
  const back = host.getByRole('button', { name: 'Take back' });
  await back.press('Enter');
  await guest.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(guest.locator('.tp__ask')).toHaveCount(0);
  await expect
    .poll(() => guest.evaluate(() => document.activeElement?.closest('.tp__board') !== null))
    .toBe(true);
  await expect(back).toBeFocused();
});

test('an invitation shows the cat of whoever invites', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  const face = guest.locator('.invitation__says .face');
  const drawn: string[] = [];
  for (const coat of ['black', 'cream']) {
    const changed = await host.request.patch('/api/me', { data: { cat: { coat, sign: 'fish' } } });
    expect(changed.ok()).toBe(true);
    await guest.goto(link);
    await expect(face).toBeVisible();
    drawn.push(await face.innerHTML());
  }
  expect(drawn[0]).not.toBe(drawn[1]);
});
