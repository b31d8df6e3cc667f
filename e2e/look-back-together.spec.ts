import { expect, type Browser, type Page } from '@playwright/test';
import { sideways } from './open-table.ts';
import { clean } from './page-checks.ts';
import { createTable, moveThenResign, sitDown, somebody } from './people.ts';
import { test } from './test.ts';

/** Two people look back at their match: one leads, both draw, and the lead changes hands. */

const leader = (page: Page) => page.locator('.tg__leader');
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

const finished = async (browser: Browser): Promise<{ host: Page; guest: Page; path: string }> => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await guest.setViewportSize({ width: 390, height: 844 });
  await sitDown(guest, await createTable(host));
  await moveThenResign(host, guest);
  await expect(host.getByRole('link', { name: /replay/i }).first()).toBeVisible();
  return { host, guest, path: new URL(host.url()).pathname.replace('/table/', '/together/') };
};

test('one leads, the other follows, draws, looks alone and takes over', async ({ browser }) => {
  const { host, guest, path } = await finished(browser);
  await host.goto(path);
  await expect(leader(host)).toContainText('You lead');
  await guest.goto(path);
  await expect(leader(guest)).toContainText('you are following');
  await expect(host.locator('.tg__people li')).toHaveCount(2);

  await host.keyboard.press('ArrowRight');
  await expect(leader(guest)).toContainText('Move 1 of 2');
  await guest.getByRole('button', { name: 'Ring' }).click();
  await square(guest, 'c3').hover({ force: true });
  await guest.mouse.down();
  await guest.mouse.up();
  await expect(host.locator('.tg__marks circle')).not.toHaveCount(0);
  const [ring, cell] = [
    await host.locator('.tg__marks circle').last().boundingBox(),
    await square(host, 'c3').boundingBox(),
  ];
  const middle = (box: typeof ring): number => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(ring) - middle(cell))).toBeLessThan(6); // the same square on another screen
  const circles = await host.locator('.tg__marks circle').count();
  await square(guest, 'd4').press('Enter');
  await expect(host.locator('.tg__marks circle')).toHaveCount(circles * 2); // a ring has an edge
  await guest.getByRole('button', { name: 'Arrow' }).click();
  await square(guest, 'd4').press('Enter');
  await square(guest, 'e5').press('Enter');
  await expect(host.locator('.tg__marks path')).toHaveCount(1);
  await guest.getByRole('button', { name: 'Ring' }).click();
  await clean(host);
  expect(await sideways(guest)).toBeLessThanOrEqual(0);
  await clean(guest, 'colours');

  await guest.getByRole('button', { name: 'Look alone' }).click();
  await expect(guest.getByRole('button', { name: 'Follow again' })).toBeVisible(); // the server has heard of it
  await guest.keyboard.press('ArrowLeft');
  await expect(host.locator('.tg__people')).toContainText('alone, move 0');
  await guest.getByRole('button', { name: 'Follow again' }).click();
  await guest.getByRole('button', { name: 'Ask to lead' }).click();
  await host.getByRole('button', { name: /^Let .* lead$/ }).click();
  await expect(leader(guest)).toContainText('You lead');

  await guest.getByRole('button', { name: 'To the beginning' }).click();
  await guest.getByRole('button', { name: 'Ring' }).click(); // puts the pen away
  await guest.getByRole('button', { name: 'What if?' }).click();
  await square(guest, 'e5').click();
  await guest.getByRole('button', { name: /^Place/ }).click();
  await expect(leader(host)).toContainText('what if: 1 move');
  await expect(square(host, 'e5')).toHaveAttribute('aria-label', /kitten/);
});

test('a broken connection leaves one alone with the match, and comes back to the same place', async ({
  browser,
}) => {
  const { host, guest, path } = await finished(browser);
  await host.goto(path);
  await expect(leader(host)).toContainText('You lead');
  await guest.goto(path);
  await expect(leader(guest)).toContainText('you are following');
  await guest.context().setOffline(true);
  await guest.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(guest.getByText('No connection.')).toBeVisible();
  await guest.keyboard.press('ArrowRight');
  await expect(leader(guest)).toContainText('Move 1 of 2');
  await host.keyboard.press('End');
  await guest.context().setOffline(false);
  await guest.evaluate(() => dispatchEvent(new Event('online')));
  await expect(leader(guest)).toContainText('Move 2 of 2');
  await host.close();
  await expect(guest.getByRole('alert')).toContainText('is not connected');
  await guest.getByRole('button', { name: 'Lead from here' }).click();
  await expect(leader(guest)).toContainText('You lead');
});

test('who leaves with one of two windows stays with the other, and a slider that is dragged ends where it was let go', async ({
  browser,
}) => {
  const { host, path } = await finished(browser);
  await host.goto(path);
  await expect(leader(host)).toContainText('You lead');
  const second = await host.context().newPage();
  await second.goto(path);
  await expect(leader(second)).toContainText('You lead');
  await second.getByRole('link', { name: 'Lobby' }).click();
  await expect(second).toHaveURL('/');
  await host.getByRole('slider').evaluate((slider: HTMLInputElement) => {
    for (let n = 0; n <= 60; n++) {
      slider.value = String(n % 2);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    slider.value = '2';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(leader(host)).toContainText('Move 2 of 2');
  await expect(host.getByRole('alert')).toHaveCount(0);
  const pressTwice = (key: string): Promise<void> =>
    host.evaluate(async (name) => {
      for (let press = 0; press < 2; press++) {
        dispatchEvent(new KeyboardEvent('keydown', { key: name }));
        await new Promise((done) => setTimeout(done)); // the server cannot have answered yet
      }
    }, key);
  await pressTwice('ArrowLeft');
  await expect(leader(host)).toContainText('Move 0 of 2');
  await pressTwice('ArrowRight');
  await expect(leader(host)).toContainText('Move 2 of 2');
});
