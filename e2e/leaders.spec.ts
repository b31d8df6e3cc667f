import { expect } from '@playwright/test';
import { clean, cutWords, shoot } from './page-checks.ts';
import { ME, OPEN, openTable } from './server-table.ts';
import { DESK, PHONE, shareSeason } from './season.ts';
import { test } from './test.ts';

const season = shareSeason();

test('the leaders of a game: three cats on boxes, the list, my own place, and the gap that opens', async ({
  browser,
}) => {
  const page = await season.open(browser, 34, DESK);
  await page.goto('/');
  await page.getByRole('link', { name: 'Leaders' }).click();
  await expect(page.getByRole('heading', { name: /^Leaders of/, level: 1 })).toBeVisible();
  const boxes = page.getByRole('list', { name: 'The first three' });
  await expect(boxes.getByRole('listitem')).toHaveText([/^2/, /^1/, /^3/]);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('4');
  await expect(page.getByRole('row', { name: /You/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: /^You: place \d+ of \d+$/ })).toBeVisible();
  await clean(page);
  await shoot(page, 'leaders-desk');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Show more of the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show more of the list' })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(before);
  const places = await page.locator('tbody .rank__n:first-child').allTextContents();
  expect(places.map(Number)).toEqual(places.map((_, i) => i + 4));
});

test('long names have room on the boxes', async ({ browser }) => {
  const names = ['Олександра Вишневецька', 'Maximiliana von Whiskers', 'Константин Викторович'];
  for (let person = 0; person < 8; person++) {
    const one = await season.open(browser, person, PHONE);
    await one.request.patch('/api/me', { data: { name: names[person % 3] } });
  }
  const page = await season.open(browser, 9, PHONE);
  await page.goto('/leaders');
  const boxes = page.getByRole('list', { name: 'The first three' }).getByRole('link');
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(boxes).toHaveCount(3);
    await shoot(page, `leaders-long-names-${width}`);
    expect(await cutWords(page, '.podium__box a')).toEqual([]);
  }
});

test('the address keeps the game, the mode and the period', async ({ browser }) => {
  const page = await season.open(browser, 3, DESK);
  await page.goto('/leaders');
  await page.getByRole('button', { name: 'The Isle of Cats' }).click();
  await expect(page).toHaveURL(/game=isle-of-cats/);
  await page.getByText('This month', { exact: true }).click();
  await page.getByText('Family', { exact: true }).click();
  await expect(page).toHaveURL(/mode=family/);
  await expect(page.getByText('First come, first on the box.')).toBeVisible();
  await expect(page.getByText('You are not listed yet')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Leaders of The Isle of Cats' })).toBeVisible();
  await expect(page.getByText('First come, first on the box.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'This month' })).toBeChecked();
});

for (const locale of ['uk', 'ru'])
  test(`on a phone in the dark, in ${locale}: the foot leads here, and nothing runs sideways`, async ({
    browser,
  }) => {
    const page = await season.open(browser, 3, { ...PHONE, locale, colorScheme: 'dark' });
    await page.goto('/');
    const foot = page.locator('.foot');
    expect((await foot.boundingBox())?.height).toBe(60);
    await foot.locator('a[href="/leaders"]').click();
    await expect(page).toHaveURL(/\/leaders$/);
    await expect(foot.locator('a[href="/leaders"]')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await clean(page);
    await shoot(page, `leaders-phone-${locale}`);
  });

test('a table, its waiting room and an invitation have no foot', async ({ browser }) => {
  const page = await season.open(browser, 3, PHONE);
  const friend = await season.open(browser, 4, PHONE);
  await friend.goto(await openTable(page, { game: 'boop', seats: [ME, OPEN] }));
  for (const one of [page, friend]) {
    await expect(one.getByRole('heading').first()).toBeVisible();
    await expect(one.locator('.foot')).toHaveCount(0);
  }
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByRole('grid')).toBeVisible();
  await expect(friend.locator('.foot')).toHaveCount(0);
});

test('without a connection the page says so, and tries again when asked', async ({ browser }) => {
  const page = await season.open(browser, 3, DESK);
  await page.goto('/leaders');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Gangs of Kyoto' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
});
