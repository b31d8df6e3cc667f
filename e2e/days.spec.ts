import { expect, type Locator, type Page } from '@playwright/test';
import { BOOP_FOR_CHILDREN } from './game.ts';
import { finishForm, openForm, pickPace } from './new-table.ts';
import { clean, shoot } from './page-checks.ts';
import { sitDown, somebody } from './people.ts';
import { ME, OPEN, openTable } from './server-table.ts';
import { chooseGame, moveOnce, myTurn } from './table.ts';
import { test } from './test.ts';

/** Opens the form of a table of days at which its creator begins. */
const chooseDays = async (host: Page, pace: string): Promise<void> => {
  await host.goto('/');
  await openForm(host, 'online');
  await chooseGame(host, BOOP_FOR_CHILDREN);
  await pickPace(host, pace);
};

const tool = (page: Page): Locator => page.getByRole('button', { name: 'In advance' });

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

test('a question of the game is answered in advance, for oneself only, and the answer is kept', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await host.setViewportSize({ width: 390, height: 844 });
  const clock = { kind: 'days', days: 1, holiday: 0, late: 'bot' } as const;
  const address = await openTable(host, { game: 'gangs-of-kyoto', seats: [ME, OPEN], clock });
  await sitDown(guest, address);
  await tool(host).click();
  const dialog = host.getByRole('dialog', { name: 'Answer in advance' });
  await expect(dialog.getByRole('radio', { name: 'Ask me' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Take it' }).check();
  await expect(host.locator('[aria-pressed=true]', { hasText: 'In advance' })).toHaveCount(1); // the server has it
  await clean(host);
  await shoot(host, 'advance-phone');
  await host.reload();
  await expect(tool(host)).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(guest)).toHaveAttribute('aria-pressed', 'false');
});
