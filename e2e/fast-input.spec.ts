import { expect, type CDPSession, type Page } from '@playwright/test';
import { BOOP } from './game.ts';
import { GAMES } from './games.ts';
import { longBoop } from './long-boop.ts';
import { atThisDevice } from './open-table.ts';
import { atRest } from './page-checks.ts';
import { hotSeat } from './table.ts';
import { test } from './test.ts';
import { tapUnpainted } from './unpainted.ts';

/** People are faster than a slow phone paints: no input between two frames may be lost. */

const SLOWER = 6;
const MOVES = 70; // on each of three devices: 210 together; longer matches of kittens are hard to find
const SIDE = 6;
const MIDDLE = 14;

const spot = (page: Page, at: number) => page.locator(`[role=gridcell][data-spot="${at}"]`);
const nameOf = (at: number): string => `${'abcdef'.charAt(at % SIDE)}${Math.floor(at / SIDE) + 1}`;

/** The moves of the only match in this browser, as stored. */
const keptMoves = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(
    () =>
      new Promise<(string | null)[]>((done) => {
        const opening = indexedDB.open('clowder');
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            const [match] = all.result as { entries: { move: string | null }[] }[];
            opening.result.close();
            done(match?.entries.map(({ move }) => move) ?? []);
          };
        };
      }),
  );

/** Raw input events, in order; none waits for a paint. */
type Input = (browser: CDPSession) => Promise<unknown>;

const playFast = async (page: Page, inputs: readonly Input[], squares: readonly number[]): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await Promise.all(inputs.map((input) => input(browser)));
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => keptMoves(page)).toEqual(squares.map((at) => `k${nameOf(at)}`));
  await expect(page.locator('.tp .log li')).toHaveCount(squares.length);
};

const KEY_CODES = { Enter: 13, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };
type Key = keyof typeof KEY_CODES;

const press = (key: Key): readonly Input[] =>
  (['rawKeyDown', 'keyUp'] as const).map(
    (type) => (browser) =>
      browser.send('Input.dispatchKeyEvent', {
        type,
        key,
        code: key,
        windowsVirtualKeyCode: KEY_CODES[key],
      }),
  );

const walk = (from: number, to: number): readonly Key[] => {
  const [right, up] = [(to % SIDE) - (from % SIDE), Math.floor(to / SIDE) - Math.floor(from / SIDE)];
  return [
    ...Array.from({ length: Math.abs(right) }, (): Key => (right > 0 ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(up) }, (): Key => (up > 0 ? 'ArrowUp' : 'ArrowDown')),
  ];
};

test('no fast move is lost by keys', async ({ page }) => {
  await hotSeat(page, BOOP);
  const squares = longBoop(MOVES, MIDDLE);
  await spot(page, MIDDLE).focus();
  const keys = squares.flatMap((at, i): Key[] => [...walk(squares[i - 1] ?? MIDDLE, at), 'Enter', 'Enter']);
  await playFast(page, keys.flatMap(press), squares);
});

/** The centre of every square on the screen, once nothing moves any more. */
const middles = async (page: Page): Promise<readonly { x: number; y: number }[]> => {
  await atRest(page);
  return page.evaluate(() =>
    Array.from({ length: 36 }, (_, at) => {
      const box = document.querySelector(`[role=gridcell][data-spot="${at}"]`)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    }),
  );
};

test('no fast move is lost by mouse', async ({ page }) => {
  await hotSeat(page, BOOP);
  const squares = longBoop(MOVES, MIDDLE);
  const places = await middles(page);
  const click = (at: number): readonly Input[] =>
    (['mousePressed', 'mouseReleased'] as const).map(
      (type) => (browser) =>
        browser.send('Input.dispatchMouseEvent', {
          type,
          ...(places[at] ?? { x: 0, y: 0 }),
          button: 'left',
          clickCount: 1,
        }),
    );
  await playFast(
    page,
    squares.flatMap((at) => [...click(at), ...click(at)]),
    squares,
  );
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no fast move is lost by touch', async ({ page }) => {
    await hotSeat(page, BOOP);
    const squares = longBoop(MOVES, MIDDLE);
    const places = await middles(page);
    const tap = (at: number): readonly Input[] =>
      (['touchStart', 'touchEnd'] as const).map(
        (type) => (browser) =>
          browser.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchStart' ? [places[at] ?? { x: 0, y: 0 }] : [],
          }),
      );
    await playFast(
      page,
      squares.flatMap((at) => [...tap(at), ...tap(at)]),
      squares,
    );
  });
});

for (const game of GAMES.filter(({ race }) => !race))
  test(`${game.id}: a tap counts before the new position is painted`, async ({ page }) => {
    await atThisDevice(page, game, game.seats);
    expect(await tapUnpainted(page, 60)).toEqual([]);
  });
