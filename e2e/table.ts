import { expect, type Locator, type Page } from '@playwright/test';
import type { Chosen } from './game.ts';
import { finishForm, openForm, pickGame } from './new-table.ts';

/** Actions of a person at a table, for every game whose board is a grid. */

/** One tap on the button of this game's card. */
export const quickPlay = async (page: Page, { name }: Chosen): Promise<void> => {
  await page.goto('/');
  await cardOf(page, name).locator('.gcard__go').click();
  await expect(page.getByRole('grid')).toBeVisible();
};

export const cardOf = (page: Page, name: string): Locator =>
  page.locator('.gcard').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Fills in the form of a new table, which is open. */
export const chooseGame = async (page: Page, { id, options }: Chosen): Promise<void> => {
  await pickGame(page, id);
  // By values, not by labels: the form is translated.
  for (const value of Object.values(options))
    await page.locator(`dialog select:has(option[value="${value}"])`).selectOption(value);
};

/** Against the weakest bot, with the options of this game; one tap would leave it to the lot who begins. */
export const playBot = async (page: Page, game: Chosen): Promise<void> => {
  await page.goto('/');
  await openForm(page, 'here');
  await chooseGame(page, game);
  await page.locator('dialog select:has(option[value="me"])').last().selectOption('0');
  await finishForm(page);
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Two or more people on this device. */
export const hotSeat = async (page: Page, game: Chosen): Promise<void> => {
  await page.goto('/');
  await openForm(page, 'here');
  await chooseGame(page, game);
  await finishForm(page);
  await expect(page.getByRole('grid')).toBeVisible();
};

const turn = (page: Page) => page.locator('.tp__prompt.is-turn');
export const endOf = (page: Page) => page.locator('.tp__end');

/** The number of moves in the log of this page. */
export const moves = (page: Page): Promise<number> => page.locator('.tp .log li').count();

/** The current state of this page. */
const glance = (page: Page): Promise<{ moves: number; mine: boolean; over: boolean }> =>
  page.evaluate(() => ({
    moves: document.querySelectorAll('.tp .log li').length,
    mine: document.querySelector('.tp__prompt.is-turn') !== null,
    over: document.querySelector('.tp__end') !== null,
  }));

/**
 * Taps twice on something. Dispatched, not clicked: the bubble of the last refusal may cover the next square.
 * Each tap is a separate task, as real taps are: the page renders between them.
 */
const tapTwice = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const choices = document.querySelectorAll('.options button');
    const spots = choices.length > 0 ? choices : document.querySelectorAll('[role=gridcell]');
    const spot = spots[Math.floor(Math.random() * spots.length)];
    for (let tap = 0; tap < 2; tap++) {
      spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
    }
  });

/** Plays whenever it is this page's turn, until there are `enough` moves or the match is over. */
const playUntil = async (page: Page, enough: number): Promise<void> => {
  for (;;) {
    const now = await glance(page);
    if (now.over || now.moves >= enough) return;
    if (now.mine) await tapTwice(page);
    else await page.waitForTimeout(30);
  }
};

/** Plans the move with one tap and makes it with another. Dispatched, as above. */
export const tapSquare = async (page: Page, square: string): Promise<void> => {
  const at = (Number(square.charAt(1)) - 1) * 6 + 'abcdef'.indexOf(square.charAt(0));
  const cell = page.locator(`[role=gridcell][data-spot="${at}"]`);
  for (let taps = 0; taps < 2; taps++) await cell.dispatchEvent('click');
};

/** The shortest match of boop. for children: the player who begins wins. */
export const SHORTEST = ['c1', 'a1', 'd1', 'e1', 'd1'];

/** Plays it: around one device, or in turn at the page of the player who begins and at the other one's. */
export const playToTheEnd = async (first: Page, second: Page = first): Promise<void> => {
  for (const [made, square] of SHORTEST.entries()) {
    const page = made % 2 ? second : first;
    await expect.poll(() => moves(page)).toBe(made);
    await myTurn(page);
    await tapSquare(page, square);
  }
  for (const page of [first, second]) await expect(endOf(page)).toBeVisible();
};

export const myTurn = (page: Page): Promise<void> => expect(turn(page)).toBeVisible();

/** Makes any move, when it is my turn. */
export const moveOnce = async (page: Page): Promise<void> => {
  await myTurn(page);
  await playUntil(page, (await moves(page)) + 1);
};
