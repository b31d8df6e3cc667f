import { expect, type Page } from '@playwright/test';
import type { Tested } from './games.ts';
import { finishForm, openForm, pickGame } from './new-table.ts';

/** Ways to open a table of any game. */

/** One tap in the lobby, which is open. */
export const withBot = async (page: Page, { name }: Tested): Promise<void> => {
  await page.getByRole('button', { name: `Play ${name} with bots` }).click();
  await expect(page.locator('.tp__stage')).toBeVisible();
};

/** Fills in the form of a new table: this game, its shortest match, and weak bots from a seat on. */
export const fillIn = async (page: Page, game: Tested, botsFrom: number): Promise<void> => {
  await pickGame(page, game.id);
  for (const { label, value } of game.options)
    await page.getByRole('combobox', { name: label }).selectOption(value);
  for (let seat = botsFrom; seat < game.seats; seat++)
    await page.getByRole('combobox', { name: `Seat ${seat + 1}` }).selectOption('0');
};

export const atThisDevice = async (page: Page, game: Tested, people: number): Promise<void> => {
  await page.goto('/');
  await openForm(page, 'here');
  await fillIn(page, game, people);
  await finishForm(page);
  await expect(page.locator('.tp__stage, .curtain').first()).toBeVisible();
};

/** The first `mine` seats are mine, the others are open. */
export const onTheServer = async (page: Page, game: Tested, mine: number): Promise<void> => {
  await page.goto('/');
  await openForm(page, 'online');
  await fillIn(page, game, game.seats);
  for (let seat = 1; seat < mine; seat++)
    await page.getByRole('combobox', { name: `Seat ${seat + 1}` }).selectOption('me');
  await finishForm(page);
};

/** Slows a race down for measurements: things that move would be measured at different times. */
export const slowDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.setItem('clowder.race-speed', '0.1'));
  await page.reload();
  await expect(page.locator('.tp__stage')).toBeVisible();
};

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
