import { expect } from '@playwright/test';
import { BOOP_FOR_CHILDREN } from './game.ts';
import { finishForm, openForm, pickPace } from './new-table.ts';
import { clean } from './page-checks.ts';
import { sitDown, somebody } from './people.ts';
import { chooseGame, moveOnce, myTurn } from './table.ts';
import { test } from './test.ts';

test('the page of notices keeps what is chosen', async ({ browser }) => {
  const page = await somebody(browser);
  await page.goto('/notices');
  await page.getByRole('switch', { name: 'A match is over' }).click();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByRole('combobox', { name: 'To' }).selectOption('7');
  await expect(page.getByRole('img', { name: 'Quiet from 22:00 to 7:00' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Address (https)' }).fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only https addresses that everybody can reach are possible.')).toBeVisible();
  await clean(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'A match is over' })).not.toBeChecked();
  await expect(page.getByRole('img', { name: 'Quiet from 22:00 to 7:00' })).toBeVisible();
});

test('after the first move in a match over days we ask once, and a no is a no', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  // Chromium without a window has denied notifications before anybody asks.
  await host.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await host.goto('/');
  await openForm(host, 'online');
  await chooseGame(host, BOOP_FOR_CHILDREN);
  await pickPace(host, '3 days a move');
  await finishForm(host);
  await sitDown(guest, await host.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await myTurn(host);
  await moveOnce(host);
  await clean(host);
  await host.getByRole('button', { name: 'No need' }).click();
  await expect(host.getByRole('button', { name: 'Yes, tell me' })).toBeHidden();
  await host.reload();
  await expect(host.locator('.chip--turn')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Yes, tell me' })).toBeHidden();
});
