import { expect, type Page } from '@playwright/test';
import { BOOP } from './game.ts';
import { createTable, sitDown, somebody } from './people.ts';
import { moveOnce, playBot } from './table.ts';
import { test } from './test.ts';

/** Keeps every pitch that is rung, in hertz, in the order in which it was rung. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const rung: number[] = [];
    class Listening extends AudioContext {
      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator();
        const ring = tone.frequency.setValueAtTime.bind(tone.frequency);
        tone.frequency.setValueAtTime = (hertz, time) => (rung.push(Math.round(hertz)), ring(hertz, time));
        return tone;
      }
    }
    Object.assign(globalThis, { rung, AudioContext: Listening });
  });
};

const rung = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { rung: number[] }).rung);

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const THEME_BEGINS = 523; // c5
const LAND = 190;
const YOUR_TURN = 622;
const icon = (page: Page) => page.locator('link[rel=icon]');

test('one tap switches the sound on: the theme, then the sounds of moves; the choice is kept', async ({
  page,
}) => {
  await listen(page);
  await playBot(page, BOOP);
  await moveOnce(page);
  expect(await rung(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sounds' }).click();
  await expect.poll(() => rung(page)).toContain(THEME_BEGINS);
  await moveOnce(page);
  await expect.poll(() => rung(page)).toContain(LAND);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sounds' })).toHaveAttribute('aria-pressed', 'true');
  await playBot(page, BOOP);
  await expect.poll(() => rung(page)).toContain(THEME_BEGINS); // at the start of a match, without a tap
});

test('in a hidden tab title, icon and a sound say that it is my turn', async ({ page: host, browser }) => {
  await listen(host);
  const calls = async (): Promise<number> => (await rung(host)).filter((one) => one === YOUR_TURN).length;
  const guest = await somebody(browser);
  await host.addInitScript(() =>
    localStorage.setItem('clowder.settings', JSON.stringify({ hints: false, sound: true })),
  );
  const link = await createTable(host, BOOP);
  await hide(host, true);
  await sitDown(guest, link);
  await expect(host).toHaveTitle(/^Your turn · boop\./);
  await expect(icon(host)).toHaveAttribute('href', '/icon-turn.svg');
  await expect.poll(calls).toBe(1);
  await hide(host, false);
  await expect(host).toHaveTitle(/^boop\./);
  await expect(icon(host)).toHaveAttribute('href', '/icon.svg');
  await moveOnce(host);
  await hide(host, true);
  expect(await calls()).toBe(1);
  await moveOnce(guest);
  await expect(host).toHaveTitle(/^Your turn · boop\./);
  await expect.poll(calls).toBe(2);
});
