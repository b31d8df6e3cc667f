import { expect } from '@playwright/test';
import { drive, driveToTheEnd, paceOf } from './driver.ts';
import { GAMES } from './games.ts';
import { atRest, clean, picture } from './page-checks.ts';
import { atThisDevice, fillIn, onTheServer, sideways, slowDown, withBot } from './open-table.ts';
import { finishForm, openForm } from './new-table.ts';
import { sitDown, somebody } from './people.ts';
import { moves } from './table.ts';
import { NEWCOMER } from './visitors.ts';
import { test } from './test.ts';

/** Tests that every game must pass in a browser. A new game is tested as soon as its folder exists. */

const AROUND_ONE_DEVICE = { 'in this browser': atThisDevice, 'on the server': onTheServer };
const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const game of GAMES)
  test.describe(game.id, () => {
    test('a whole match against a bot, with the mouse', async ({ page }) => {
      await page.setViewportSize(SCREENS.desk);
      await atThisDevice(page, game, 1);
      const { curtains } = await driveToTheEnd(page, 'mouse', paceOf(game));
      expect(curtains).toBe(0); // one person has nobody to hide from
      await clean(page);
    });

    test.describe('for somebody new', () => {
      test.use({ storageState: NEWCOMER, viewport: { width: 390, height: 664 } });
      test('a whole match on a small phone, with only the keyboard', async ({ page }) => {
        await atThisDevice(page, game, 1);
        await drive(page, 'keyboard', 4);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await driveToTheEnd(page, 'keyboard', paceOf(game));
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        // The result and the first lines of the score are seen without scrolling.
        const lines = (await page.locator('.final tbody th').all()).slice(0, 2);
        for (const part of [...(await page.locator('.final thead th, .final tfoot td').all()), ...lines])
          await expect(part).toBeInViewport({ ratio: 0.9 });
      });
    });

    test('people by link: one leaves and comes back, and they play on', async ({ browser }) => {
      const [host, guest] = [await somebody(browser), await somebody(browser)];
      await host.goto('/');
      await openForm(host, 'online');
      await fillIn(host, game, 2); // all other seats are bots
      await finishForm(host);
      await sitDown(guest, await host.getByRole('textbox', { name: 'Link to this table' }).inputValue());
      await Promise.all([drive(host, 'mouse', 4), drive(guest, 'mouse', 4)]);
      const seen = await moves(host);
      await host.reload();
      await expect.poll(() => moves(host)).toBeGreaterThanOrEqual(seen);
      const played = await Promise.all([drive(host, 'mouse', seen + 6), drive(guest, 'mouse', seen + 6)]);
      // Both are read each time: in a race the clock goes on writing after the last press.
      const apart = async (): Promise<number> => (await moves(guest)) - (await moves(host));
      if (!played.some(({ over }) => over)) await expect.poll(apart).toBe(0);
    });

    if (game.race)
      test('two people cannot race on one device: the form says so, and offers bots', async ({ page }) => {
        await page.goto('/');
        await openForm(page, 'here');
        await fillIn(page, game, game.seats);
        await expect(page.getByText('everyone needs a device of their own')).toBeVisible();
        const second = page.getByRole('combobox', { name: 'Seat 2' });
        await expect(second.getByRole('option', { name: 'Somebody at this device' })).toHaveCount(0);
        await expect(second.getByRole('option', { name: /^Bot/ })).not.toHaveCount(0);
        await clean(page);
      });

    for (const [where, open] of Object.entries(game.race ? {} : AROUND_ONE_DEVICE))
      test(`people around one device, ${where}: nobody sees the secrets of the player before`, async ({
        page,
      }) => {
        await open(page, game, game.seats);
        const { curtains } = await drive(page, 'mouse', 12);
        if (game.curtain) expect(curtains).toBeGreaterThan(1);
        else expect(curtains).toBe(0);
      });

    test('screenshots in light and dark, no sideways scrolling, no accessibility problems', async ({
      page,
    }) => {
      await atThisDevice(page, game, game.seats);
      const state = async (name: string): Promise<void> => {
        for (const [screen, viewport] of Object.entries(SCREENS))
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await atRest(page);
            expect(await sideways(page), `${name} on a ${screen}`).toBeLessThanOrEqual(0);
            await picture(page, `${game.id}-${name}-${screen}-${colorScheme}`);
            if (screen === 'desk') await clean(page, colorScheme === 'light' ? 'everything' : 'colours');
          }
      };
      if (game.curtain) await state('curtain');
      await drive(page, 'mouse', 5);
      if (game.race) await slowDown(page);
      await page.locator('.curtain .btn').or(page.locator('.tp [data-legal]')).first().click();
      await state('played');
    });

    test.describe('without a network', () => {
      test.use({ serviceWorkers: 'allow' });
      test('against a bot', async ({ page, context }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
        await context.setOffline(true);
        await page.reload();
        await withBot(page, game);
        await drive(page, 'mouse', 3);
        const seen = await moves(page);
        await page.reload();
        await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(seen);
        await drive(page, 'mouse', seen + 2);
      });
    });
  });
