import { expect, type Page } from '@playwright/test';
import { finishForm, openForm, pickGame, pickPlayers } from '../../../../e2e/new-table.ts';
import type { Point } from '../rules/cards/lattice.ts';
import { stepOn } from '../board/pieces/step.ts';

/** Actions of a player at this table; elements are found by their labels for screen readers. */

/** Against one bot, of the lowest level unless said otherwise. */
export const open = async (page: Page, where: 'online' | 'here', level = 0): Promise<void> => {
  await page.goto('/');
  await openForm(page, where);
  await pickGame(page, 'kitty-paw');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption(`${level}`);
  await finishForm(page);
  await phase(page, 'ready');
};

/** Without a rival, who on a busy computer would finish a card or take a kitty before the test does. */
export const openAlone = async (page: Page): Promise<void> => {
  await page.goto('/');
  await openForm(page, 'here');
  await pickGame(page, 'kitty-paw');
  await pickPlayers(page, 1);
  await finishForm(page);
  await phase(page, 'ready');
};

export const phase = (page: Page, name: string): Promise<void> =>
  expect(page.locator('.paw-table')).toHaveAttribute('data-phase', name);

/**
 * Puts the paw down, and again if a slow computer made a long press of it: who lets go of a long press lifts
 * the paw.
 */
export const pawDown = async (page: Page, press: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await press();
    await expect(page.locator('.paw-table')).not.toHaveAttribute('data-phase', 'ready', { timeout: 3_000 });
  }).toPass();
};

export const held = (page: Page) => page.locator('.paw-held.is-full');
export const onMat = (page: Page) => page.locator('.paw-lies');

interface Wanted {
  readonly name: string;
  readonly side: string;
  readonly turn: number;
  readonly at: Point;
}

/** My card, read from its label: "Your card: Japanese Bobtail, awake, 120° (2, 1); …" */
export const ownCard = async (page: Page): Promise<Wanted[]> => {
  const label = (await page.locator('.paw-own').getAttribute('aria-label')) ?? '';
  return label
    .slice(label.indexOf(':') + 1)
    .split(';')
    .map((piece) => {
      const [, name = '', side = '', degrees, u, v] =
        /^(.+), (.+), (\d+)° \((-?\d+), (-?\d+)\)$/.exec(piece.trim()) ?? [];
      return { name, side, turn: Number(degrees) / 60, at: { u: Number(u), v: Number(v) } };
    });
};

/** The pose of the held piece: "In the paw: Japanese Bobtail, awake, 120°" */
const heldPose = async (page: Page): Promise<{ side: string; turn: number }> => {
  const label = (await held(page).getAttribute('aria-label')) ?? '';
  const [, side = '', degrees] = /, (.+), (\d+)°$/.exec(label) ?? [];
  return { side, turn: Number(degrees) / 60 };
};

/** From one point of the lattice to another with the arrow keys. */
const walk = async (page: Page, from: Point, to: Point): Promise<void> => {
  let at = from;
  const go = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    at = stepOn(at, key) ?? at;
  };
  while (at.u - at.v < to.u - to.v) await go('ArrowRight');
  while (at.u - at.v > to.u - to.v) await go('ArrowLeft');
  while (at.u < to.u) await go('ArrowDown');
  while (at.u > to.u) await go('ArrowUp');
};

const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
};

/** Builds the whole card with keys. Keys pressed while the paw is busy are executed as soon as it is free. */
export const buildByKeys = async (page: Page): Promise<void> => {
  let cursor: Point = { u: 0, v: 0 };
  for (const wanted of await ownCard(page)) {
    await grabByKey(page, wanted.name);
    const pose = await heldPose(page);
    const turns = (wanted.turn - pose.turn + 6) % 6;
    if (turns <= 3) await press(page, 'r', turns);
    else await press(page, 'Shift+R', 6 - turns);
    if (pose.side !== wanted.side) await press(page, 'f', 1);
    await press(page, 'g', 1);
    const at = { u: wanted.at.u - 3, v: wanted.at.v - 3 };
    await walk(page, cursor, at);
    cursor = at;
    await press(page, 'Enter', 1);
    await expect(held(page)).toHaveCount(0);
  }
};

const grabByKey = async (page: Page, name: string): Promise<void> => {
  await page.locator(`.paw-tile[aria-label^="${name}"]`).first().focus();
  await press(page, 'Enter', 1);
  await expect(held(page)).toBeVisible();
};

/** The card with the fewest cats: its place in the row. */
export const easiestCard = async (page: Page): Promise<number> => {
  const points = await page.locator('.paw-card > b').allInnerTexts();
  return points.map(Number).reduce((best, one, i, all) => (one < (all[best] ?? 9) ? i : best), 0);
};
