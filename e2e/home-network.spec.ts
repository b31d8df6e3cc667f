import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { createTable, sitDown, somebody } from './people.ts';
import { moveOnce, moves } from './table.ts';

/** This machine as a phone in the same house sees it: plain http, and not localhost. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

test('people on the home network play without https', async ({ browser, baseURL }) => {
  test.skip(address === undefined, 'this machine is on no network');
  const home = new URL('/', baseURL);
  home.hostname = address ?? '';
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  const link = await createTable(host, home.href);
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByRole('button', { name: 'Copy' }).click();
  await expect(host.getByRole('button', { name: 'Copied' })).toBeVisible();
  await sitDown(guest, link);
  await moveOnce(host);
  await expect.poll(() => moves(guest)).toBe(1);
  await moveOnce(guest);
  await expect.poll(() => moves(host)).toBe(2);
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
  await host.getByRole('textbox', { name: 'A short message' }).press('Enter');
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await expect(guest.getByText('Hello there')).toBeVisible();
});
