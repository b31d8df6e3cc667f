import { expect, type Page } from '@playwright/test';
import { BOOP } from './game.ts';
import { finishForm, openForm } from './new-table.ts';
import { atRest, clean, shoot } from './page-checks.ts';
import { moveThenResign, sitDown, somebody } from './people.ts';
import { chooseGame, endOf } from './table.ts';
import { test } from './test.ts';

/** A table that counts for ratings; its invitation says so. */
const createRated = async (host: Page): Promise<string> => {
  await host.goto('/');
  await openForm(host, 'online');
  await chooseGame(host, BOOP);
  await host.getByRole('checkbox', { name: /^Rated/ }).check();
  await expect(host.locator('dialog').getByRole('checkbox')).toHaveCount(1); // hints and takebacks are no choice now
  await finishForm(host);
  return host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
};

test('a rated match changes both ratings, and stands in the history with its replay', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createRated(host);
  await guest.goto(link);
  await expect(guest.getByText('Counts for everybody’s rating', { exact: false })).toBeVisible();
  await sitDown(guest, link);
  await moveThenResign(host, guest);
  await expect(endOf(host)).toContainText(/Your rating.*1500 → ≈ 1553 ±158.*\+53/);
  await expect(endOf(guest)).toContainText(/Your rating.*1500 → ≈ 1447 ±158.*−53/);

  await host.goto('/');
  await host.getByRole('link', { name: 'All your matches' }).click();
  const row = host.locator('.match');
  await expect(row).toContainText(/Won.*\+53/);
  await expect(host.locator('.match-counts')).toContainText('1 match, 1 win, 0 losses, 0 draws');
  await atRest(host);
  await clean(host);
  await shoot(host, 'matches');
  await host.setViewportSize({ width: 390, height: 844 });
  await shoot(host, 'matches-phone');
  await host.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  await expect(host.getByText('No such matches.')).toBeVisible();
  await host.getByRole('button', { name: 'Show all' }).click();
  await row.getByRole('link', { name: /^Won/ }).click();
  await expect(host).toHaveURL(/\/replay\//);
});
