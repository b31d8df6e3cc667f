import { expect, type Page } from '@playwright/test';
import type { AtTable } from '../src/protocol/api.ts';
import { chromiumOptions } from '../tools/chrome.mjs';
import { BOOP_FOR_CHILDREN } from './game.ts';
import { createInForm, createTable, sitDown, somebody } from './people.ts';
import { hostForOthers } from './visitors.ts';
import { moveOnce, moves } from './table.ts';
import { test } from './test.ts';

/** This machine as seen by a phone in the same network: plain http with a name that is not localhost. */
const AT_HOME = 'clowder.home';
const { args, ...chromium } = chromiumOptions();
test.use({
  launchOptions: { ...chromium, args: [...args, `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`] },
});

test('people on the home network play without https, and links made on the host’s own machine lead there too', async ({
  browser,
  baseURL,
}) => {
  const home = new URL('/', baseURL);
  home.hostname = AT_HOME;
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createInForm(host, BOOP_FOR_CHILDREN, home.href);
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByRole('button', { name: 'Copy' }).click();
  await expect(host.locator('[aria-live] p').last()).toHaveText('Copied'); // the button says it only for a moment
  await sitDown(guest, link);
  await moveOnce(host);
  await expect.poll(() => moves(guest)).toBe(1);
  await moveOnce(guest);
  await expect.poll(() => moves(host)).toBe(2);
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await expect(guest.locator('.chat').getByText('Hello there')).toBeVisible();

  const own = await somebody(browser);
  await createTable(own);
  const given = (name: string): Promise<string> => own.getByRole('textbox', { name }).inputValue();
  await expect.poll(() => given('Link to this table')).toContain(`//${hostForOthers()}/table/`);
  await own.goto(`/replay/${await finishedMatch(own)}`);
  await expect.poll(() => given('Link to this move')).toContain(`//${hostForOthers()}/replay/`);
});

/** A match played quickly by two bots. */
const finishedMatch = async ({ request }: Page): Promise<string> => {
  const bots = [0, 0].map((level) => ({ kind: 'bot', level }));
  const answer = await request.post('/api/tables', {
    data: { game: BOOP_FOR_CHILDREN.id, options: BOOP_FOR_CHILDREN.options, seats: bots },
  });
  const { table } = (await answer.json()) as AtTable;
  const replay = `/api/matches/${table.id}/replay?as=spectator`;
  await expect.poll(async () => (await request.get(replay)).status()).toBe(200);
  return table.id;
};
