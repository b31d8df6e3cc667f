import { expect } from '@playwright/test';
import { clean, shoot } from './page-checks.ts';
import { DESK, PHONE, shareSeason } from './season.ts';
import { test } from './test.ts';

const season = shareSeason();

test('a name among the leaders leads to the person: ratings, records, whom they meet, and our matches', async ({
  browser,
}) => {
  const page = await season.open(browser, 0, DESK);
  await page.goto('/leaders');
  await page.getByRole('row').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/people\/en/);
  const ratings = page.getByRole('list', { name: 'Ratings' });
  await expect(ratings.getByRole('listitem').first()).toContainText(/±\d+.*of \d+ won/);
  await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Met most often' })).toBeVisible();
  await expect(page.locator('.match').first()).toBeVisible();
  await clean(page);
  await shoot(page, 'person-desk');
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(page, 'colours');
  await shoot(page, 'person-desk-dark');
  const together = page.getByRole('link', { name: /with you: \d+ won, \d+ lost/ });
  const played = Number.parseInt((await together.textContent()) ?? '', 10);
  await together.click();
  await expect(page.locator('.match-counts')).toContainText(`${played} match`);
});

for (const locale of ['uk', 'ru'])
  test(`my own page on a phone, in ${locale}: the foot leads there`, async ({ browser }) => {
    const page = await season.open(browser, 2, { ...PHONE, locale });
    await page.goto('/');
    await page.locator('.foot a[href="/me"]').click();
    await expect(page).toHaveURL(/\/me$/);
    await expect(page.locator('.match').first()).toBeVisible();
    await clean(page);
    await shoot(page, `person-me-phone-${locale}`);
    await page.setViewportSize({ width: 1024, height: 768 });
    await shoot(page, `person-me-tablet-${locale}`);
  });

test('who has not kept the account is told so on the own page, quietly, and nobody else is', async ({
  browser,
}) => {
  for (const [name, size] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const) {
    const page = await season.open(browser, 3, size);
    await page.goto('/me');
    await expect(page.getByRole('heading', { name: 'Keep my account' })).toBeVisible();
    await expect(page.locator('.match').first()).toBeVisible();
    await clean(page);
    await shoot(page, `person-keep-${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await clean(page, 'colours');
    await shoot(page, `person-keep-${name}-dark`);
  }
  const page = await season.open(browser, 4, DESK);
  const { guest } = (await (await page.request.get('/api/me')).json()) as { guest: string };
  const other = await season.open(browser, 3, DESK);
  await other.goto(`/people/${guest}`);
  await expect(other.getByRole('list', { name: 'Ratings' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Keep my account' })).toBeHidden();
  await page.goto('/me');
  await page.getByRole('link', { name: 'How to keep it' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.locator('.account__code')).toBeVisible();
  await page.goto('/me');
  await expect(page.getByRole('list', { name: 'Ratings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep my account' })).toBeHidden();
});

test('after “not now” the card stays away for a week', async ({ browser }) => {
  const page = await season.open(browser, 6, PHONE);
  await page.clock.install();
  await page.goto('/me');
  const card = page.getByRole('heading', { name: 'Keep my account' });
  await page.getByRole('button', { name: 'Not now' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(page.getByRole('link', { name: 'All your matches' })).toBeFocused();
  for (const [days, shown] of [
    [6, false],
    [8, true],
  ] as const) {
    await page.clock.setSystemTime(Date.now() + days * 24 * 3_600_000);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Ratings' })).toBeVisible();
    await expect(card).toBeVisible({ visible: shown });
  }
});

test('the page of somebody who plays says so, and leads there', async ({ browser }) => {
  const plays = await season.open(browser, 7, DESK);
  const { guest } = (await (await plays.request.get('/api/me')).json()) as { guest: string };
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 0 }];
  const made = await plays.request.post('/api/tables', { data: { game: 'boop', seats, listed: true } });
  const { table } = (await made.json()) as { table: { id: string } };
  await plays.goto(`/table/${table.id}`);
  const page = await season.open(browser, 0, PHONE);
  const visit = async (): Promise<string> => {
    await page.goto(`/people/${guest}`);
    await expect(page.getByRole('list', { name: 'Ratings' })).toBeVisible();
    return (
      (await page
        .locator('.person__now')
        .textContent({ timeout: 1_000 })
        .catch(() => null)) ?? ''
    );
  };
  await expect.poll(visit).toContain('Playing boop.');
  await clean(page);
  await shoot(page, 'person-plays-phone');
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(page, 'colours');
  await shoot(page, 'person-plays-desk-dark');
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(page).toHaveURL(`/table/${table.id}`);
  await plays.request.post('/api/account/seen-by', { data: { seenBy: 'nobody' } });
  await page.goto(`/people/${guest}`);
  await expect(page.getByText('This page is not shown to everybody.')).toBeVisible();
  await expect(page.locator('.person__now')).toHaveCount(0);
});

test('a person who was deleted is a sleeping cat, and only our own matches are left', async ({ browser }) => {
  const gone = await season.open(browser, 5, DESK);
  const { guest } = (await (await gone.request.get('/api/me')).json()) as { guest: string };
  const page = await season.open(browser, 0, PHONE);
  await gone.request.post('/api/account/delete', { data: {} });
  await page.goto(`/people/${guest}`);
  await expect(page.getByRole('heading', { name: 'A former guest', level: 1 })).toBeVisible();
  await expect(page.locator('.match').first()).toContainText('A former guest'); // told from my side
  await expect(page.getByRole('button', { name: /friend|block/i })).toHaveCount(0);
  await clean(page);
  await shoot(page, 'person-gone-phone');
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(page, 'colours');
  await shoot(page, 'person-gone-desk-dark');
  const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('This guest is not here any more.')).toBeVisible();
  await expect(stranger.locator('.match')).toHaveCount(0);
});

test('my matches: filters that the address keeps, counts that follow, days, an endless list, and the way back', async ({
  browser,
}) => {
  const page = await season.open(browser, 1, DESK);
  await page.goto('/matches');
  const rows = page.locator('.match');
  await expect(rows).toHaveCount(30);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const count = async (): Promise<number> =>
    Number.parseInt((await page.locator('.match-counts').textContent()) ?? '', 10);
  const all = await count();
  expect(all).toBeGreaterThan(100);
  await clean(page);
  await shoot(page, 'matches-desk');
  await page.getByRole('button', { name: 'boop.' }).click();
  await expect.poll(count).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Won');
  await page.getByRole('combobox', { name: 'People and bots' }).selectOption('With people');
  await expect(page).toHaveURL(/game=boop.*won=won.*company=people/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Result' })).toHaveValue('won');
  await expect(rows.first()).toContainText('Won');
  const scores = (await rows.first().locator('.match__end b').textContent()) ?? '';
  const [own = 0, ...others] = scores.split(' : ').map(Number);
  expect(others.length).toBeGreaterThan(0);
  expect(own, 'one’s own score comes first').toBeGreaterThanOrEqual(Math.max(...others));
  await page.setViewportSize(PHONE.viewport);
  await clean(page);
  await shoot(page, 'matches-season-phone');
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(30);
  await rows.nth(31).scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => (history.state as { left?: number } | null)?.left ?? 0))
    .toBeGreaterThan(500);
  const name = rows.nth(31).getByRole('link').nth(1);
  await name.click();
  await expect(page).toHaveURL(/\/people\//);
  await page.goBack();
  await expect(rows.nth(31)).toBeInViewport();
});

test('what nobody has played is said, and one tap shows all again', async ({ browser }) => {
  const page = await season.open(browser, 1, DESK);
  await page.goto('/matches?game=boop&won=drawn&company=bots&period=week');
  await expect(page.getByText('No such matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.match')).toHaveCount(30);
});

test('a stranger’s id shows a cat and a name, and nothing else', async ({ browser }) => {
  const page = await season.open(browser, 1, DESK);
  await page.goto(`/people/en${'f'.repeat(24)}`);
  await expect(page.getByText('No matches to show yet.')).toBeVisible();
  await page.goto('/people/nobody');
  await expect(page.getByRole('alert')).toBeVisible();
});
