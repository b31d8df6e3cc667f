import { expect, type Browser, type Page } from '@playwright/test';
import { BOOP_FOR_CHILDREN, type Chosen } from './game.ts';
import { finishForm, openForm } from './new-table.ts';
import { ME, OPEN, openTable } from './server-table.ts';
import { chooseGame, moveOnce, moves, myTurn } from './table.ts';

/**
 * Another person who has played before, on their own device; an invitation may name this machine differently.
 */
export const somebody = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(() => {
    if (localStorage.getItem('clowder.settings') === null)
      localStorage.setItem('clowder.settings', JSON.stringify({ hints: false }));
  });
  return context.newPage();
};

/** A table for two with one open seat; the address of its waiting room is the invitation. */
export const createTable = async (host: Page, game: Chosen = BOOP_FOR_CHILDREN): Promise<string> => {
  await openTable(host, { game: game.id, options: game.options, seats: [ME, OPEN] });
  return invitation(host);
};

/** The same with the form of the lobby at this address. */
export const createInForm = async (host: Page, game: Chosen, home: string): Promise<string> => {
  await host.goto(home);
  await openForm(host, 'online');
  await chooseGame(host, game);
  await finishForm(host);
  return invitation(host);
};

const invitation = async (host: Page): Promise<string> => {
  const link = host.getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toBeVisible();
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible();
  return link.inputValue();
};

export const sitDown = async (guest: Page, link: string): Promise<void> => {
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
};

/** The shortest match of two that has a winner: the first move, and the other one resigns. */
export const moveThenResign = async (first: Page, other: Page): Promise<void> => {
  await moveOnce(first);
  await myTurn(other);
  await expect.poll(() => moves(other)).toBe(1);
  await other.getByRole('button', { name: 'Stop playing' }).click();
  await other.getByRole('button', { name: /^Resign/ }).click();
  await other.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
};
