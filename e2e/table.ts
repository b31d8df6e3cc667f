import { expect, test, type Page } from '@playwright/test';

/** What a person does at a table, for every game whose board is a grid. */

export const needsServer = (): void => {
  test.skip(!test.info().config.metadata['server'], 'the server is not built');
};

/** One tap on the first game's button. */
export const quickPlay = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('.gcard__go').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Two or more people around this one device. */
export const hotSeat = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
};

const turn = (page: Page) => page.locator('.tp__prompt.is-turn');
export const endOf = (page: Page) => page.locator('dialog.dialog--end');

/** How many moves this page has heard of. */
export const moves = (page: Page): Promise<number> => page.locator('.tp .log li').count();

/**
 * Taps about as a cat would, inside the page, until there is one more move than before or the match is over.
 * Dispatched, not clicked: the answer to the last try may hang over the next square.
 */
const tapAbout = (page: Page, until: 'one more' | 'the end'): Promise<void> =>
  page.evaluate(async (goal) => {
    const moves = (): number => document.querySelectorAll('.tp .log li').length;
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const over = (): boolean => document.querySelector('dialog.dialog--end') !== null;
    const mine = (): boolean => document.querySelector('.tp__prompt.is-turn') !== null;
    const before = moves();
    const tap = (on: Element | undefined): unknown =>
      on?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let tries = 0; tries < 4000 && !over() && !(goal === 'one more' && moves() > before); tries++) {
      if (!mine()) {
        await pause(30);
        continue;
      }
      const choices = [...document.querySelectorAll('.tray--options button')];
      const spots = choices.length ? choices : [...document.querySelectorAll('[role=gridcell]')];
      const spot = spots[Math.floor(Math.random() * spots.length)];
      tap(spot);
      await pause(20); // a second tap means the same only once the first is drawn
      tap(spot);
      await pause(40);
    }
  }, until);

/** Everybody plays, whoever's turn it is, until somebody has won. */
export const playToTheEnd = async (...pages: readonly Page[]): Promise<void> => {
  await Promise.all(pages.map((page) => tapAbout(page, 'the end')));
  for (const page of pages) await expect(endOf(page)).toBeVisible();
};

export const myTurn = (page: Page): Promise<void> => expect(turn(page)).toBeVisible({ timeout: 15_000 });

/** Makes some move, when it is my turn. */
export const moveOnce = async (page: Page): Promise<void> => {
  await myTurn(page);
  await tapAbout(page, 'one more');
};
