import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Figure } from '../../src/bench/compare.ts';
import { yardstick } from '../../src/bench/yardstick.ts';
import { drive } from '../driver.ts';
import { GAMES, type Tested } from '../games.ts';
import { atThisDevice } from '../open-table.ts';
import { endOf, moves } from '../table.ts';
import { test } from '../test.ts';
import { UNHURRIED } from '../visitors.ts';
import { framesDuring, paintedTap, tapsSoFar, tapsToPaint, type Measured } from './measure.ts';
import type { Work } from './trace.ts';

/** npm run bench:web. The aims are those of a phone that few people would call slow. */
const TAPS = [
  { slower: 1, aim: 50 },
  { slower: 6, aim: 150 },
];
const DRAG = { slower: 4, aim: 50 };

const KEPT = process.env['FIGURES_FILE'];
const figures: Figure[] = [];

const FIXED_WORK = 2_000;
const workMs = (): number => {
  const began = performance.now();
  yardstick(FIXED_WORK);
  return performance.now() - began;
};

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN;

const tell = (name: string, { waits, work }: Measured, aim: number): void => {
  const usual = median(waits);
  const over = waits.filter((ms) => ms > aim).length;
  const spent = (part: keyof Work): string => median(work.map((one) => one[part])).toFixed(0);
  console.log(
    `${name}: ${usual.toFixed(0)} ms, worst ${Math.max(...waits).toFixed(0)} ms, ${over} of ${waits.length} over the aim of ${aim} ms; ` +
      `the page itself worked ${spent('all')} ms (layout ${spent('layout')}, paint ${spent('paint')}), ` +
      `at most ${Math.max(...work.map(({ all }) => all)).toFixed(0)} ms`,
  );
  figures.push({ name: `${name}, ms`, value: usual, relative: usual / workMs(), better: 'lower' });
};

const ENOUGH = 12;

/** Taps on legal things until so many are measured or the match is over; the moves of bots do not count. */
const tapAround = async (page: Page, enough: number): Promise<void> => {
  while ((await tapsSoFar(page)) < enough) {
    const { over } = await drive(page, 'mouse', (await moves(page)) + 1, paintedTap);
    if (over) return;
  }
};

/** In as many matches as that takes. */
const measureTaps = async (page: Page, game: Tested, slower: number): Promise<Measured> => {
  let all: Measured = { waits: [], work: [] };
  while (all.waits.length < ENOUGH) {
    if (await endOf(page).isVisible()) await atThisDevice(page, game, 1);
    const missing = ENOUGH - all.waits.length;
    const { waits, work } = await tapsToPaint(page, slower, () => tapAround(page, missing));
    all = { waits: [...all.waits, ...waits], work: [...all.work, ...work] };
  }
  return all;
};

/** Drags the first thing that may be moved in circles over the board, and lets go where nothing is. */
const dragAround = async (page: Page): Promise<void> => {
  const from = await page.locator('.tp [data-legal]').first().boundingBox();
  const board = await page.locator('.tp__stage').boundingBox();
  if (!from || !board) throw new Error('nothing to drag');
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let i = 0; i < 120; i++)
    await page.mouse.move(x + (board.width / 3) * Math.cos(i / 9), y + (board.height / 3) * Math.sin(i / 9));
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

test.use({ storageState: UNHURRIED });

const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const game of GAMES)
  for (const [screen, viewport] of Object.entries(SCREENS))
    test(`${game.id} on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await atThisDevice(page, game, 1);
      await drive(page, 'mouse', 4);
      for (const { slower, aim } of TAPS) {
        const taps = await measureTaps(page, game, slower);
        tell(`${game.id} on a ${screen}: tap to paint, processor ${slower} times slower`, taps, aim);
      }
      if (await endOf(page).isVisible()) await atThisDevice(page, game, 1);
      await expect(page.locator('.tp [data-legal]').first()).toBeVisible();
      const frames = await framesDuring(page, DRAG.slower, () => dragAround(page));
      tell(
        `${game.id} on a ${screen}: frames of a drag, processor ${DRAG.slower} times slower`,
        frames,
        DRAG.aim,
      );
    });

test.afterAll(() => {
  if (KEPT !== undefined) writeFileSync(KEPT, JSON.stringify({ figures }));
});
