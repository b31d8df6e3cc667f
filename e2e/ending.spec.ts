import { expect, type Page } from '@playwright/test';
import { finishForm, openForm, unfold } from './new-table.ts';
import { noticed } from './noticed.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { BOOP } from './game.ts';
import { endOf, moveOnce, moves, myTurn, playBot } from './table.ts';
import { ME, openTable } from './server-table.ts';
import { test } from './test.ts';
import type { AtTable } from '../src/protocol/api.ts';

const stop = async (page: Page, how: string): Promise<void> => {
  await page.getByRole('button', { name: 'Stop playing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: how }).click();
};

test('a draw is offered, declined, offered again and agreed to; lobby and replay know it', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host, BOOP));
  await moveOnce(host);
  await stop(host, 'Offer a draw');
  const offer = guest.getByRole('group', { name: 'Offer a draw' });
  const declined = noticed(host, '.toast', 'would rather play on');
  await offer.getByRole('button', { name: 'Play on' }).click();
  await declined;
  await moveOnce(guest);
  await stop(host, 'Offer a draw');
  await offer.getByRole('button', { name: 'Agree' }).click();
  for (const page of [host, guest]) {
    await expect(endOf(page).getByRole('heading', { name: 'A draw' })).toBeVisible();
    await expect(endOf(page)).toContainText('The players agreed on a draw.');
  }
  await endOf(host).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(host.locator('.log li').last()).toContainText('agreed on a draw');
  await host.getByRole('tab', { name: 'Proof' }).click();
  await expect(host.locator('.verdict--good')).toHaveCount(2);
  await host.goto('/');
  await expect(host.locator('#finished')).toBeVisible();
});

test('whoever resigns loses, in a match against a bot too, and the record proves it', async ({ page }) => {
  await playBot(page, BOOP);
  await moveOnce(page);
  await myTurn(page);
  const played = await moves(page);
  await stop(page, 'Resign');
  await expect(endOf(page)).toBeHidden();
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  await expect(endOf(page)).toContainText('resigned');
  await expect(endOf(page).getByRole('heading').first()).toContainText('wins this time');
  await page.getByRole('gridcell').first().click();
  await expect(page.locator('.sr[role=log]').last()).toContainText('The match is over.');
  await expect(page.locator('.bubble')).toHaveCount(0); // it would cover the last moves
  await endOf(page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.log li')).toHaveCount(played + 1);
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.locator('.verdict--good')).toHaveCount(2);
});

test('when the other one is gone for too long, a bot may play on, and the match can be ended and is won', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host, BOOP));
  await moveOnce(host);
  await guest.close();
  await expect(host.locator('.tp__prompt')).toContainText(/is away|keeps the match waiting/);
  await host.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(host.getByText('a bot keeps the seat')).toBeVisible();
  await stop(host, 'End the match');
  await expect(endOf(host).getByRole('heading', { name: 'You win!' })).toBeVisible();
  await expect(endOf(host)).toContainText('The other player left the match.');
});

test('among people there is no hint unless the table allows it, and everybody can read what it allows', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createTable(host, BOOP);
  await expect(host.getByText('No hints at this table. Moves may be taken back.')).toBeVisible();
  await sitDown(guest, link);
  await myTurn(host);
  await expect(host.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Take back' })).toHaveCount(1);

  await host.goto('/');
  await openForm(host, 'online');
  await unfold(host);
  await host.getByRole('checkbox', { name: /^Hints/ }).check();
  await host.getByRole('checkbox', { name: /^Takebacks/ }).uncheck();
  await finishForm(host);
  await expect(host.getByText('Hints are allowed. No move is taken back.')).toBeVisible();
  await sitDown(guest, host.url());
  await expect(guest.getByRole('button', { name: 'Hint' })).toHaveCount(1);
  await expect(guest.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('after a loss against bots at a table of the server an easier bot is one tap away', async ({ page }) => {
  await openTable(page, { game: BOOP.id, options: BOOP.options, seats: [ME, { kind: 'bot', level: 1 }] });
  const lost = page.url();
  await myTurn(page);
  await moveOnce(page);
  await stop(page, 'Resign');
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  await endOf(page).getByRole('button', { name: 'An easier bot' }).click();
  await expect(page).not.toHaveURL(lost);
  await myTurn(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { table } = (await (await page.request.get(`/api/tables/${id}`)).json()) as AtTable;
  expect(table.seats).toContainEqual({ kind: 'bot', level: 0 });
});
