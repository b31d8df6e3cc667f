import { expect, type Page } from '@playwright/test';
import { BOOP_FOR_CHILDREN } from './game.ts';
import { finishForm, openForm, pickPace } from './new-table.ts';
import { clean } from './page-checks.ts';
import { sitDown, somebody } from './people.ts';
import { chooseGame, moveOnce, myTurn } from './table.ts';
import { test } from './test.ts';

/** Opens the form of a table of days at which its creator begins. */
const chooseDays = async (host: Page, pace: string): Promise<void> => {
  await host.goto('/');
  await openForm(host, 'online');
  await chooseGame(host, BOOP_FOR_CHILDREN);
  await pickPace(host, pace);
};

const link = (host: Page): Promise<string> =>
  host.getByRole('textbox', { name: 'Link to this table' }).inputValue();

test('days a move are chosen in the form, and the table and the lobby say how much is left', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await chooseDays(host, '7 days a move');
  await expect(host.getByRole('radio', { name: 'No clock' })).not.toBeChecked();
  await host.getByRole('checkbox', { name: 'Holidays' }).check();
  await expect(host.getByText(/^boop\., .*2 players, 7 days a move, for a friend$/)).toBeVisible();
  await clean(host);
  await finishForm(host);
  const address = await link(host);
  await guest.goto(address);
  await expect(guest.getByText('7 days a move')).toBeVisible();
  await sitDown(guest, address);
  for (const page of [host, guest]) await expect(page.getByRole('timer').first()).toHaveText('7 days');
  await host.goto('/');
  await expect(
    host.locator('.rcard').filter({ hasText: 'Your turn' }).filter({ hasText: '14 days' }),
  ).toBeVisible();
  await clean(host);
});

test('after a move the next table where it is my turn is one tap away', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const tables: string[] = [];
  while (tables.length < 2) {
    await chooseDays(host, '3 days a move');
    await finishForm(host);
    await sitDown(guest, await link(host));
    await myTurn(host);
    tables.push(host.url());
  }
  await moveOnce(host);
  await host.getByRole('link', { name: 'Next: boop.' }).click();
  await expect(host).toHaveURL(tables[0] ?? '');
  await myTurn(host);
});
