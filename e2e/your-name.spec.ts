import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const nameOnServer = async (page: Page): Promise<string> => {
  const { name } = (await (await page.request.get('/api/me')).json()) as { name: string };
  return name;
};

const chooseName = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Change your name/ }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Change your name: ${name}` })).toBeVisible();
};

test('a name chosen without a network reaches the server when it is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await context.setOffline(true);
  await chooseName(page, 'Whiskers');
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => nameOnServer(page)).toBe('Whiskers');
  await expect(page.getByRole('button', { name: 'Change your name: Whiskers' })).toBeVisible();
});

test('a name that could be taken for the server’s is refused with a reason', async ({ page }) => {
  const before = await nameOnServer(page); // before the page asks who it is: two first questions at once get two guests
  await page.goto('/');
  await page.getByRole('button', { name: /^Change your name/ }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('C1owder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could be taken for the server');
  const answer = await page.request.patch('/api/me', { data: { name: 'Аdmin' } });
  expect([answer.status(), await answer.json()]).toEqual([400, { why: 'name-reserved' }]);
  expect(await nameOnServer(page)).toBe(before);
});

test('a change of name that fails leaves everything else working', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await chooseName(page, 'Nobody');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Waiting for players' }).first()).toBeVisible();
  const { mine } = (await (await page.request.get('/api/tables')).json()) as { mine: unknown[] };
  expect(mine).toHaveLength(1); // tapped twice, created once
});
