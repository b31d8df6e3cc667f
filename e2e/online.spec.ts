import { expect, test, type Browser, type Page } from '@playwright/test';
import { endOf, moveOnce, moves, playToTheEnd, shortVariant } from './table.ts';

/** Somebody else, on a device of their own. */
const somebody = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ locale: 'en-GB' })).newPage();

/** A table for two with one free seat; the address of its waiting room is the invitation. */
const createTable = async (host: Page): Promise<string> => {
  await host.goto('/');
  await host.getByRole('button', { name: 'Create a table' }).click();
  await shortVariant(host);
  await host.getByRole('button', { name: 'Create', exact: true }).click();
  const link = host.getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toBeVisible();
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible();
  return link.inputValue();
};

const sitDown = async (guest: Page, link: string): Promise<void> => {
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
};

test('two browsers play a match to the end over the invite link, and again', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await playToTheEnd(host, guest);
  await expect(endOf(guest)).toBeVisible();
  await endOf(host).getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await endOf(guest).getByRole('button', { name: 'The next table is ready' }).click();
  await expect(host.getByRole('grid')).toBeVisible();
  await expect(guest.getByRole('grid')).toBeVisible();
});

test('a page closed in mid-game comes back exactly where it was', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await moveOnce(host);
  await moveOnce(guest);
  const address = host.url();
  const context = host.context();
  await host.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect.poll(() => moves(again)).toBe(2);
  await moveOnce(again);
  await expect.poll(() => moves(guest)).toBe(3);
});

test('a move made without a network arrives when it is back', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await expect(host.getByRole('grid')).toBeVisible();
  await host.context().setOffline(true);
  await host.getByRole('gridcell').nth(8).dispatchEvent('click');
  await host.getByRole('gridcell').nth(8).dispatchEvent('click');
  await host.context().setOffline(false);
  await expect.poll(() => moves(guest), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => moves(host), { timeout: 30_000 }).toBe(1);
});

test('a spectator watches, and may not play', async ({ browser }) => {
  const [host, guest, third] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  await sitDown(guest, link);
  await third.goto(link);
  await expect(third.getByRole('grid')).toBeVisible();
  await moveOnce(host);
  await expect.poll(() => moves(third)).toBe(1);
  await third.getByRole('gridcell').nth(20).dispatchEvent('click');
  await third.getByRole('gridcell').nth(20).dispatchEvent('click');
  await moveOnce(guest);
  await expect.poll(() => moves(third)).toBe(2);
});

test('what is said at the table is heard there, and can be muted', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await expect(guest.getByText('Hello there')).toBeVisible();
  await guest.getByRole('button', { name: /^Mute / }).click();
  await expect(guest.getByText('Hello there')).toBeHidden();
});
