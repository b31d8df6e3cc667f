import { expect } from '@playwright/test';
import { createTable, sitDown, somebody } from './people.ts';
import { endOf, moveOnce, moves, playToTheEnd } from './table.ts';
import { test } from './test.ts';

test('two browsers play a match to the end over the invite link, and again', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await playToTheEnd(host, guest);
  await expect(endOf(guest)).toBeVisible();
  await endOf(guest).getByRole('button', { name: 'Share' }).click();
  await expect(endOf(guest).getByRole('textbox', { name: 'Link to the replay' })).toHaveValue(
    /\/replay\/\w+$/,
  );
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
  await expect(third.locator('.bubble', { hasText: 'You are watching this match.' })).toBeVisible();
  await third.getByRole('gridcell').nth(20).dispatchEvent('click');
  await moveOnce(guest);
  await expect.poll(() => moves(third)).toBe(2);
});

test('chat lines reach everybody at the table, and a person can be muted', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await expect(guest.locator('.chat').getByText('Hello there')).toBeVisible();
  await guest.getByRole('button', { name: /^Mute / }).click();
  await expect(guest.locator('.chat').getByText('Hello there')).toBeHidden();
});

test('a message is seen on a phone for a moment, moves nothing, and leaves a dot until it is read', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.setViewportSize({ width: 390, height: 664 });
  await sitDown(guest, await createTable(host));
  const board = guest.getByRole('grid');
  await expect(board).toBeVisible();
  const before = await board.boundingBox();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Good luck');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await expect(guest.locator('.toast', { hasText: 'Good luck' })).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  const dot = guest.locator('.side__grip .dot');
  await expect(dot).toBeVisible();
  await expect(host.locator('.side__grip .dot')).toHaveCount(0);
  await host.reload(); // one's own message is not news
  await expect(host.getByRole('grid')).toBeVisible();
  await expect(host.locator('.side .dot')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Show moves and chat' }).click();
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await guest.getByRole('button', { name: 'Hide moves and chat' }).click();
  await expect(dot).toHaveCount(0);
});

test('a page reconnects as a new guest if the server no longer accepts its cookie', async ({ browser }) => {
  const [host, guest, third] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  await sitDown(guest, link);
  await third.goto(link);
  await expect(third.getByRole('grid')).toBeVisible();
  await third.context().clearCookies();
  await third.context().setOffline(true);
  await moveOnce(host);
  await third.context().setOffline(false);
  await expect.poll(() => moves(third), { timeout: 30_000 }).toBe(1);
});

test('a move that may or may not be stored is sent again with the same id', async ({ browser }) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const asked: string[] = [];
  // Intercepts the socket: for the first request the database is unreachable.
  await host.routeWebSocket('**/api/socket', (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const { t, id } = JSON.parse(String(text)) as { t: string; id: string };
      if (t === 'play') asked.push(id);
      if (t === 'play' && asked.length === 1)
        page.send(JSON.stringify({ t: 'refused', id, why: 'storage-away' }));
      else server.send(text);
    });
  });
  await sitDown(guest, await createTable(host));
  const cell = host.getByRole('gridcell').nth(8);
  await expect(cell).toBeVisible();
  for (let tap = 0; tap < 2; tap++) await cell.dispatchEvent('click');
  await expect(host.locator('.toast')).toContainText('Nothing can be saved');
  await expect.poll(() => moves(guest), { timeout: 30_000 }).toBe(1);
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(2);
});
