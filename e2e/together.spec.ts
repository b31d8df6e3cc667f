import { expect, type Browser, type Page } from '@playwright/test';
import { clean, shoot } from './page-checks.ts';
import { createTable, sitDown } from './people.ts';
import { ME, OPEN, openTable } from './server-table.ts';
import { moveOnce, myTurn } from './table.ts';
import { test } from './test.ts';

/**
 * Situations between several people, on the smallest phone with the light theme and on a desktop with the
 * dark one.
 */
const LOOKS = {
  phone: { viewport: { width: 390, height: 664 }, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

const sat = async (browser: Browser, look: (typeof LOOKS)[keyof typeof LOOKS]): Promise<Page> =>
  (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...look })).newPage();

for (const [screen, look] of Object.entries(LOOKS)) {
  test(`waiting room, chat and the question of a takeback on a ${screen}`, async ({ browser }) => {
    const [host, guest] = [await sat(browser, look), await sat(browser, look)];
    const link = await createTable(host);
    await clean(host);
    await shoot(host, `waiting-${screen}`);
    await sitDown(guest, link);
    await moveOnce(host);
    await moveOnce(guest);
    if (screen === 'phone') await guest.getByRole('button', { name: 'Show moves and chat' }).click();
    await guest.getByRole('tab', { name: 'Chat' }).click();
    await guest.getByRole('textbox', { name: 'A short message' }).fill('Hello there');
    await guest.getByRole('textbox', { name: 'A short message' }).press('Enter');
    await expect(guest.locator('.chat li').first()).toContainText('Hello there');
    await clean(guest);
    await shoot(guest, `chat-${screen}`);
    if (screen === 'phone') await guest.getByRole('button', { name: 'Hide moves and chat' }).click();
    await myTurn(host);
    const board = await guest.getByRole('grid').boundingBox();
    await host.getByRole('button', { name: 'Take back' }).click();
    const question = guest.getByRole('group', { name: 'Take back' });
    await expect(question.getByRole('button', { name: 'Agree' })).toBeInViewport({ ratio: 1 });
    expect(await guest.getByRole('grid').boundingBox()).toEqual(board);
    await clean(guest);
    await shoot(guest, `takeback-${screen}`);
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect(question).toBeHidden();
  });

  test(`when time is up a bot plays on, and the seat can be taken back, on a ${screen}`, async ({
    browser,
  }) => {
    const page = await sat(browser, look);
    // The form offers no clock short enough for a test. The guest begins, before any time runs, and a move adds ten minutes:
    // only the host runs out of time, however slow the machine is.
    const link = await openTable(page, {
      game: 'boop',
      options: { begins: 'second' },
      seats: [ME, OPEN],
      clock: { kind: 'bank', ms: 3_000, increment: 600_000 },
    });
    const guest = await sat(browser, look);
    await sitDown(guest, link);
    await moveOnce(guest); // from here on the time of the host runs
    const back = page.getByRole('button', { name: 'Take my seat back' });
    await expect(back).toBeInViewport({ ratio: 1 });
    await moveOnce(guest);
    if (screen === 'phone') await page.getByRole('button', { name: 'Show moves and chat' }).click();
    await expect(page.locator('.log__news').first()).toContainText('Time ran out');
    await clean(page);
    await shoot(page, `time-up-${screen}`);
    if (screen === 'phone') await page.getByRole('button', { name: 'Hide moves and chat' }).click();
    await back.click();
    await expect(page.locator('.log__news', { hasText: 'Back at the table' }).first()).toBeAttached();
  });
}
