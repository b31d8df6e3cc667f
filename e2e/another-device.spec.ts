import { expect, type Page } from '@playwright/test';
import { createTable, sitDown, somebody } from './people.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const guestOf = async (page: Page): Promise<string> => {
  const { guest } = (await (await page.request.get('/api/me')).json()) as { guest: string };
  return guest;
};

/**
 * The path of the link: the full address is for devices in the same network, and may name this machine
 * differently than the tests do.
 */
const personalLink = async (page: Page): Promise<string> => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code with your personal link' })).toBeVisible();
  return new URL(await page.getByRole('textbox', { name: 'Your personal link' }).inputValue()).pathname;
};

test('my link makes another device mine, although somebody was there before me', async ({ browser }) => {
  const [computer, rival, phone] = await Promise.all([1, 2, 3].map(() => somebody(browser)));
  if (!computer || !rival || !phone) throw new Error('three browsers are needed');
  await sitDown(rival, await createTable(computer));
  // On the phone the application is installed and its service worker answers for the server, but not for this
  // address.
  await phone.goto('/');
  await expect(phone.locator('html')).toHaveAttribute('data-offline', 'ready');
  const [me, stranger] = [await guestOf(computer), await guestOf(phone)];
  expect(stranger).not.toBe(me);

  const link = await personalLink(computer);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Play on here as the same person?' })).toBeVisible();
  expect(await guestOf(phone)).toBe(stranger); // opened, not yet accepted
  await phone.getByRole('button', { name: 'Yes, play on here' }).click();
  await expect(phone.getByRole('region', { name: 'Your games' })).toBeVisible();
  expect(await guestOf(phone)).toBe(me);

  await rival.goto(link);
  await rival.getByRole('button', { name: 'Yes, play on here' }).click();
  await expect(rival.getByRole('heading', { name: /has been used or is too old/ })).toBeVisible();
  expect(await guestOf(rival)).not.toBe(me);
});
