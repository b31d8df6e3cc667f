import { expect, type Locator, type Page } from '@playwright/test';
import { noticed } from './noticed.ts';
import { atRest } from './page-checks.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { endOf, moveOnce, moves, playToTheEnd } from './table.ts';
import { test } from './test.ts';

const rematchOf = (page: Page): Locator => page.getByRole('group', { name: 'Once more?' });

/** How many colours the right half of the picture has. */
const shadesOf = (page: Page): Promise<number> =>
  page.locator('.end-picture canvas').evaluate((canvas: HTMLCanvasElement) => {
    const half = canvas.width / 2;
    const data = canvas.getContext('2d')?.getImageData(half, 0, half, canvas.height).data;
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
  });

test('two browsers play a match to the end over the invite link, and again', async ({ browser }) => {
  const [host, guest, third] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await playToTheEnd(host, guest);
  // Paw prints fall for the winner only.
  await expect(host.locator('.confetti')).toHaveCount(1);
  await expect(guest.locator('.confetti')).toHaveCount(0);
  await expect(endOf(guest)).toBeVisible();
  await endOf(guest).getByRole('button', { name: 'Share' }).click();
  await expect(guest.getByRole('textbox', { name: 'Link to the replay' })).toHaveValue(/\/replay\/\w+$/);
  // For others: the side that won, never "you".
  await expect(guest.locator('.end-picture canvas')).toHaveAttribute(
    'aria-label',
    /^(?:Orange|Grey) wins\. boop\. · /,
  );
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toBe('clowder-boop.png');
  expect(await shadesOf(guest)).toBeGreaterThan(20); // the bed and its cats, not only the ground
  await guest.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const last = host.url();
  await third.goto(last);
  await expect(endOf(third)).toBeVisible();
  const [asks, asked] = [rematchOf(host), rematchOf(guest)];
  await asks.getByRole('button', { name: 'Emotes' }).click();
  const greeted = [host, guest].map((page) => noticed(page, '[role=group] .emote-bubble'));
  await host.getByRole('button', { name: 'Well played' }).click();
  await Promise.all(greeted);
  // The question reaches somebody who has closed the end.
  await endOf(guest).getByRole('button', { name: 'Look at the board' }).click();
  await asks.getByRole('button', { name: 'Ask' }).click();
  await expect(asks).toContainText('is thinking');
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(asks).toContainText('not now. Well played!');
  await expect(asks.getByRole('button', { name: 'Find somebody else' })).toBeVisible();
  await guest.getByRole('button', { name: 'Show the result' }).click();
  await asked.getByRole('button', { name: 'Once more after all' }).click();
  for (const page of [host, guest]) {
    await expect(page).not.toHaveURL(last);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  // Those who watched may follow; a reload of the old page leads to the new table, the way back does not.
  await rematchOf(third).getByRole('button', { name: 'Watch it' }).click();
  await expect(third).toHaveURL(`${host.url()}?watch`);
  await expect(third.getByRole('grid')).toBeVisible();
  const next = host.url();
  await host.goBack();
  await expect(rematchOf(host)).toContainText('has begun');
  await host.reload();
  await expect(host).toHaveURL(next);
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
  await expect.poll(() => moves(guest)).toBe(1);
  await expect.poll(() => moves(host)).toBe(1);
});

test('a spectator watches, and may not play', async ({ browser }) => {
  const [host, guest, third] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const link = await createTable(host);
  await sitDown(guest, link);
  await third.goto(link);
  await third.getByRole('button', { name: 'Watch' }).click();
  await expect(third.getByRole('grid')).toBeVisible();
  await moveOnce(host);
  await expect.poll(() => moves(third)).toBe(1);
  await third.getByRole('gridcell').nth(20).dispatchEvent('click');
  const bubble = third.locator('.bubble', { hasText: 'You are watching this match.' });
  await expect(bubble).toBeVisible();
  await expect(bubble.getByRole('link')).toHaveCount(0); // no rule of the game says so
  await third.getByRole('gridcell').nth(20).dispatchEvent('click');
  await moveOnce(guest);
  await expect.poll(() => moves(third)).toBe(2);
});

test('chat lines reach everybody at the table, and a person can be blocked and reported', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await expect(guest.locator('.chat').getByText('Hello there')).toBeVisible();
  await guest.getByRole('button', { name: /^Block / }).click();
  await expect(guest.locator('.chat').getByText('Hello there')).toBeHidden();
  await guest.getByRole('button', { name: /^Report / }).click();
  await guest.getByRole('textbox', { name: 'What happened? (optional)' }).fill('Too many greetings');
  await guest.getByRole('button', { name: 'Something else' }).click();
  await expect(guest.getByText('Thank you. The host of this server will look at it.')).toBeVisible();
});

test('a message is seen on a phone for a moment, moves nothing, and leaves a dot until it is read', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.setViewportSize({ width: 390, height: 664 });
  await sitDown(guest, await createTable(host));
  const board = guest.getByRole('grid');
  await expect(board).toBeVisible();
  await atRest(guest);
  const before = await board.boundingBox();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Good luck');
  const seen = noticed(guest, '.toast', 'Good luck');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  const { top } = await seen;
  const bar = await guest.locator('.bar').boundingBox();
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0)); // the header stays readable
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
  await third.goto(`${link}?watch`);
  await expect(third.getByRole('grid')).toBeVisible();
  await third.context().clearCookies();
  await third.context().setOffline(true);
  await moveOnce(host);
  await third.context().setOffline(false);
  await expect.poll(() => moves(third)).toBe(1);
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
  const warned = noticed(host, '.toast', 'Nothing can be saved');
  for (let tap = 0; tap < 2; tap++) await cell.dispatchEvent('click');
  await warned;
  await expect.poll(() => moves(guest)).toBe(1);
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(2);
});
