import { expect, type Page } from '@playwright/test';
import { clean, shoot } from './page-checks.ts';
import { test } from './test.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** A test browser has no share menu: what would be handed to it is kept. */
const keepShared = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void (window.name = JSON.stringify(data));
  });
};

/** Any legal move, by keyboard. */
const moveOnce = async (page: Page): Promise<void> => {
  const cell = page.locator('[data-legal]').first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.locator('.pz__dock button.btn--primary:enabled').click();
};

/** Moves until the try is over. */
const solveOrMiss = async (page: Page): Promise<void> => {
  const over = page.getByRole('link', { name: 'To the daily five' });
  for (let turn = 0; turn < 8 && !(await over.isVisible()); turn++) {
    await expect(page.locator('[data-legal]').first().or(over)).toBeVisible();
    if (await over.isVisible()) break;
    await moveOnce(page);
    await expect(page.getByText('The server is looking for a reply…')).toBeHidden();
  }
  await expect(over).toBeVisible();
};

for (const [screen, viewport] of Object.entries(SCREENS))
  test(`the daily five on a ${screen}: a puzzle is tried once, on any device, and its result can be shared`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await keepShared(page);
    await page.goto('/');
    await page.getByRole('link', { name: /The daily five/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kitty Paw' })).toBeVisible();
    await expect(page.getByText(/New ones come at midnight \(UTC\), in \d/)).toBeVisible();
    await expect(page.locator('.dtask__cover svg')).toHaveCount(5);
    await clean(page);
    await shoot(page, `daily-${screen}`);
    await page.getByRole('button', { name: 'Try it: boop.' }).click();
    await expect(page.getByText('One try: a wrong move ends it.')).toBeVisible();
    await clean(page);
    await shoot(page, `daily-puzzle-${screen}`);
    await solveOrMiss(page);
    await shoot(page, `daily-puzzle-over-${screen}`);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('link', { name: 'To the daily five' })).toBeVisible();
    await other.close();
    await page.getByRole('link', { name: 'To the daily five' }).click();
    const boop = page.getByRole('listitem').filter({ hasText: 'boop.' });
    await expect(boop).toContainText(/made it|not this time/);
    await expect(boop.getByRole('button', { name: 'Try it' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save the picture' })).toBeEnabled();
    await expect(page.getByLabel('A line of text')).toHaveValue(
      /The daily five no\. \d+ · [01] of 5 · (🐾|⭕)/u,
    );
    await page.locator('.daily__share').getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => JSON.parse(window.name) as ShareData);
    expect(shared).toEqual({ text: expect.stringMatching(/^The daily five no\..*http/) });
    await clean(page);
    await shoot(page, `daily-result-${screen}`);
    await page.getByRole('link', { name: 'Calendar' }).first().click();
    await expect(page.locator('.cal__patch--solved, .cal__patch--missed').first()).toBeVisible();
    await clean(page);
    await shoot(page, `daily-calendar-${screen}`);
  });

test('a match of the day goes on where it was left, and has neither hints nor a bot that takes over', async ({
  page,
}) => {
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Try it: Gangs of Kyoto' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const address = page.url();
  await expect(page.locator('[data-legal]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Go on: Gangs of Kyoto' }).click();
  await expect(page).toHaveURL(address);
});

test('at midnight the page asks for the tasks of the new day', async ({ page }) => {
  await page.clock.install();
  await page.goto('/daily');
  await expect(page.getByText(/New ones come at midnight/)).toBeVisible();
  const asked = page.waitForRequest('**/api/daily');
  await page.clock.fastForward('24:00:00');
  await asked;
});

test('without a connection the page leads to what works alone, and comes back by itself', async ({
  page,
}) => {
  await page.route('**/api/daily**', (route) => route.abort());
  await page.goto('/daily');
  await expect(page.locator('.notice').getByRole('link', { name: 'Puzzles' })).toBeVisible();
  await page.unroute('**/api/daily**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Try it: boop.' })).toBeVisible();
});

for (const locale of ['uk', 'ru'])
  test(`on a phone in the dark, in ${locale}: nothing runs sideways`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 664 },
      locale,
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    for (const path of ['daily', 'daily/calendar']) {
      await page.goto(`/${path}`);
      await expect(page.locator('.daily__head, .cal__day').first()).toBeVisible();
      await clean(page);
      await shoot(page, `${path.replace('/', '-')}-phone-${locale}`);
    }
    const arrows = await page.locator('.cal__head .btn--icon').all();
    expect(arrows).toHaveLength(2);
    const [earlier, later] = await Promise.all(arrows.map((arrow) => arrow.boundingBox()));
    expect(later?.y).toBe(earlier?.y); // beside the month, however long its name is
  });

test('the calendar opens on the month of the server, whatever this device believes', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:30:00Z'));
  await page.goto('/daily/calendar');
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await expect(page.locator('.cal__day--today')).toBeVisible();
  await expect(page.locator('.cal__month')).toHaveText(month.format(new Date()));
});
