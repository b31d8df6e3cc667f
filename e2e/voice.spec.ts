import { expect, type Page } from '@playwright/test';
import { BOOP, BOOP_FOR_CHILDREN } from './game.ts';
import { noticed } from './noticed.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { endOf, hotSeat, moveOnce, myTurn, playBot, playToTheEnd, quickPlay } from './table.ts';
import { test } from './test.ts';

/** The announcements for screen readers: the page's one live region. */
const voice = (page: Page) => page.locator('[aria-live]');

/** Any other live region would announce things twice. */
const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';

const SAID = {
  'en-GB': [/Orange kitten on c3\. .+ to move/, /Grey kitten .+ Your turn/],
  uk: [/Руде кошеня на c3\. Хід: ./, /Сіре кошеня .+ Твій хід/],
  ru: [/Рыжий котёнок на c3\. Ход: ./, /Серый котёнок .+ Твой ход/],
} as const;

for (const [locale, [mine, theirs]] of Object.entries(SAID))
  test.describe(locale, () => {
    test.use({ locale });

    test('one live region announces the events and whose turn it is', async ({ page }) => {
      await playBot(page, BOOP);
      const c3 = page.getByRole('gridcell', { name: /^c3/ });
      for (let tap = 0; tap < 2; tap++) await c3.dispatchEvent('click');
      await expect(voice(page).locator('p').filter({ hasText: mine })).toHaveCount(1);
      await myTurn(page);
      await expect(voice(page).locator('p').last()).toHaveText(theirs);
      await expect(page.locator(LIVE)).toHaveCount(1);
    });
  });

const WON = {
  uk: [/^Перемога: (Руді|Сірі)$/, 'Троє кошенят у ряд'],
  'ru-RU': [/^Победа: (Рыжие|Серые)$/, 'Три котёнка в ряд'],
} as const;

for (const [locale, [title, why]] of Object.entries(WON))
  test.describe(locale, () => {
    test.use({ locale });

    test('a whole match is announced in this language only', async ({ page }) => {
      await hotSeat(page, BOOP_FOR_CHILDREN);
      await playToTheEnd(page);
      await expect(endOf(page).getByRole('heading').first()).toHaveText(title);
      await expect(endOf(page)).toContainText(why);
      const text = await page.locator('body').innerText();
      expect(text.replaceAll(/boop\.|Clowder/g, '').match(/[A-Za-z]{3,}/g)).toBeNull();
    });
  });

const REGIONS = ['rivals', 'stage', 'prompt', 'confirm', 'tray', 'me', 'side'];

/** The next toast, and the regions that it covers. Measured in the page as soon as it is there: it goes again by itself. */
const hiddenByNext = (page: Page, toast: string): Promise<{ toast: string; regions: string[] }> =>
  page.evaluate(
    ([message, all]) =>
      new Promise((done) => {
        const look = (): void => {
          const shown = document.querySelector(message);
          if (!shown) return void requestAnimationFrame(look);
          const over = shown.getBoundingClientRect();
          const regions = all.filter((region) => {
            const box = document.querySelector(`.tp__${region}`)?.getBoundingClientRect();
            return box && box.height > 0 && box.top < over.bottom && over.top < box.bottom;
          });
          done({ toast: shown.textContent, regions });
        };
        look();
      }),
    [toast, REGIONS] as const,
  );

for (const [width, height] of [
  [390, 664],
  [1440, 900],
] as const)
  test(`messages cover no part of the table at ${width} by ${height}`, async ({ browser }) => {
    const [host, guest] = [await somebody(browser), await somebody(browser)];
    for (const page of [host, guest]) await page.setViewportSize({ width, height });
    await sitDown(guest, await createTable(host));
    await moveOnce(host);
    if (width < 700) await guest.getByRole('button', { name: 'Show moves and chat' }).click();
    await guest.getByRole('tab', { name: 'Chat' }).click();
    const greeted = noticed(host, '.chip .emote-bubble'); // at the portrait of its sender
    await guest.getByRole('button', { name: 'Well played' }).click();
    await greeted;
    await expect(voice(host).locator('p').last()).toHaveText(/: Well played$/);
    await guest.getByRole('textbox', { name: 'A short message' }).fill('A fine push');
    const covered = hiddenByNext(host, '.toast');
    await guest.keyboard.press('Enter');
    const { toast, regions } = await covered;
    expect(toast).toContain('A fine push');
    // On a phone it may lie over the closed strip of moves and chat, which is where it can be read again; it takes no taps.
    expect(regions.filter((region) => width > 700 || region !== 'side')).toEqual([]);
    await expect(host.locator(LIVE)).toHaveCount(1);
  });

test('a move is taken back when the other agrees; then there is nothing left to take back', async ({
  browser,
}) => {
  const [host, guest] = [await somebody(browser), await somebody(browser)];
  await sitDown(guest, await createTable(host));
  const back = host.getByRole('button', { name: 'Take back' });
  await expect(back).toBeDisabled();
  await moveOnce(host);
  await moveOnce(guest);
  await myTurn(host);
  await back.click();
  const question = guest.getByRole('group', { name: 'Take back' });
  await expect(question).toContainText('would like to take a move back');
  await expect(voice(guest).locator('p').last()).toHaveText(/would like to take a move back/);
  const told = noticed(guest, '.toast', 'last move taken back');
  await question.getByRole('button', { name: 'Agree' }).click();
  await told;
  await expect(host.locator('.log li')).toHaveText([/last move taken back/]);
  await expect(voice(guest).locator('p').last()).toHaveText(/last move taken back\. .+ to move$/);
  await expect(back).toBeDisabled();
});

test('the largest letters fit the tray in Ukrainian', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'uk', viewport: { width: 360, height: 740 } });
  await context.addInitScript(() => localStorage.setItem('clowder.settings', '{"text":3}'));
  const page = await context.newPage();
  await quickPlay(page, BOOP);
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  const spilled = await page
    .locator('.tp__tray .tray, .tp__prompt, .tp__rivals, .tp__confirm, .tp__me')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.className),
    );
  expect(spilled).toEqual([]);
});
