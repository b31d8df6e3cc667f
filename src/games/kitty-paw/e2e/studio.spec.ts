import { expect, type Locator, type Page } from '@playwright/test';
import { clean } from '../../../../e2e/page-checks.ts';
import { rngAt } from '../../../kernel/random.ts';
import { stepOn } from '../board/pieces/step.ts';
import type { FigureTile } from '../rules/cards/figure.ts';
import { samePoint, type Point } from '../rules/cards/lattice.ts';
import { inTheMiddle } from '../rules/cards/drawing.ts';
import { readLink } from '../rules/cards/link.ts';
import { puzzleOf } from '../rules/studio/puzzle.ts';
import type { Tile } from '../rules/race/types.ts';
import { test } from '../../../../e2e/test.ts';
import { hostForOthers } from '../../../../e2e/visitors.ts';

/**
 * The studio for cards: a card is drawn, refused, corrected, shared, and solved by a person who opens the
 * link.
 */

const STUDIO = '/games/kitty-paw/studio';
const piece = (page: Page, name: string): Locator => page.locator(`[data-piece="${name}"]`);
const says = (page: Page): Locator => page.locator('.studio-says');

test('a card is drawn, refused, corrected, shared by a link and solved with the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('clowder.race-speed', '1')); // keys are pressed at real speed
  await page.goto('/');
  await page.getByRole('link', { name: 'Make your own: Kitty Paw' }).click();
  await expect(says(page)).toContainText('Kitties: 0. At least 5 are needed.');
  await expect(says(page)).not.toContainText('difficulty');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('I-01');
  await expect(says(page)).toContainText('We have that one already: “Card 1, level I”.');
  await piece(page, 'D').focus();
  await page.keyboard.press('f');
  await expect(says(page)).toContainText('A card of level I, difficulty 6.7.');

  await page.getByRole('button', { name: 'Bombay', exact: true }).click();
  await piece(page, 'B').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(says(page)).toContainText('Domestic Shorthair and Bombay overlap.');
  await expect(page.getByRole('textbox', { name: 'Link to what you made' })).toBeHidden();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('img', { name: 'QR code with this link' })).toBeVisible();
  await clean(page);

  const given = (): Promise<string> =>
    page.getByRole('textbox', { name: 'Link to what you made' }).inputValue();
  await expect.poll(given).toContain(`//${hostForOthers()}${STUDIO}#`);
  const { hash } = new URL(await given());
  await page.goto('/');
  await page.goto(STUDIO + hash);
  await page.getByRole('button', { name: 'Solve it' }).press('Enter');
  await page.getByRole('button', { name: 'Begin my run' }).press('Enter');
  await solve(page, hash.slice(1));
  await expect(page.locator('.paw-outcome h3.is-right')).toBeVisible();
  await expect(page.locator('.tp__end')).toContainText('5');
});

/** Builds the figure of a link, kitty by kitty, with the keyboard. */
const solve = async (page: Page, code: string): Promise<void> => {
  const read = readLink(code);
  if (typeof read === 'string') throw new Error(read);
  const tiles = puzzleOf(read, rngAt(code, 0)).deals[0]?.tiles ?? [];
  await expect(page.locator('.paw-table[data-phase=play]')).toBeVisible();
  let cursor: Point = { u: 0, v: 0 };
  for (const wanted of inTheMiddle(read).tiles) {
    const tile = tiles.find(({ breed }) => breed === wanted.breed);
    if (!tile) throw new Error(`no kitty ${wanted.breed}`);
    await page.locator(`[data-grip="tile ${tile.id}"]`).press('Enter');
    await expect(page.locator('.paw-mat')).toBeFocused();
    // Keys pressed while the paw is busy are executed as soon as it is free.
    for (const key of [...poseKeys(tile, wanted), ...wayTo(cursor, wanted.at), 'Enter'])
      await page.keyboard.press(key);
    await expect(page.locator(`[data-grip="lies ${tile.id}"]`)).toBeVisible();
    cursor = wanted.at;
  }
  await page.keyboard.press('m');
};

const poseKeys = ({ side, turn }: Tile, wanted: FigureTile): string[] => {
  const turns = (wanted.turn - turn + 6) % 6;
  const [key, times] = turns <= 3 ? ['r', turns] : ['Shift+r', 6 - turns];
  return [...(side === wanted.side ? [] : ['f']), ...Array.from({ length: times }, () => key)];
};

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The shortest sequence of keys from one point to another. */
const wayTo = (from: Point, to: Point): string[] => {
  const ways: { at: Point; keys: string[] }[] = [{ at: from, keys: [] }];
  for (const { at, keys } of ways) {
    if (samePoint(at, to)) return keys;
    for (const key of KEYS) {
      const next = stepOn(at, key);
      if (next && !ways.some((way) => samePoint(way.at, next))) ways.push({ at: next, keys: [...keys, key] });
    }
  }
  return [];
};

test('a piece is dragged, and the drawing survives a reload', async ({ page }) => {
  await page.goto(STUDIO);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('I-02');
  const box = await piece(page, 'D').boundingBox();
  if (!box) throw new Error('no kitty to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 2 * box.width, box.y + 2 * box.height, { steps: 6 });
  await page.mouse.up();
  await expect(says(page)).toContainText('The figure falls apart.');
  const [from, mat] = [
    await page.getByRole('button', { name: 'Russian Blue', exact: true }).boundingBox(),
    await page.locator('.studio-mat').boundingBox(),
  ];
  if (!from || !mat) throw new Error('no palette');
  const to = { x: mat.x + mat.width * 0.2, y: mat.y + mat.height * 0.8 };
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  const dropped = await piece(page, 'R').boundingBox();
  expect(Math.abs((dropped?.x ?? 0) + (dropped?.width ?? 0) / 2 - to.x)).toBeLessThan(60);
  expect(Math.abs((dropped?.y ?? 0) + (dropped?.height ?? 0) / 2 - to.y)).toBeLessThan(60);
  await page.reload();
  await expect(says(page)).toContainText('The figure falls apart.');
});

test('a link that is no puzzle is refused in a sentence, and a wrong figure can be corrected', async ({
  page,
}) => {
  for (const [code, sentence] of [
    ['nonsense', 'The link is damaged'],
    [`1${'J000'.repeat(40)}`, 'The link is too long'],
    ['1J000E000', 'breaks the rules for cards'],
  ] as const) {
    await page.goto('/settings');
    await page.goto(`${STUDIO}#${code}`);
    await expect(page.locator('.studio-puzzle')).toContainText(sentence);
    await clean(page);
  }
  await page.getByRole('button', { name: 'Open it in the studio' }).click();
  await expect(piece(page, 'E')).toBeVisible();
});

/** A finger carries a piece from the palette onto the mat; Playwright's own touches can only tap. */
const dragByFinger = async (page: Page): Promise<void> => {
  const finger = await page.context().newCDPSession(page);
  const free = await page.locator('.studio-piece:not(.is-laid)').first().boundingBox();
  const mat = await page.locator('.studio-mat').boundingBox();
  if (!free || !mat) throw new Error('no palette');
  const before = await page.locator('.studio-lies').count();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: free.x + 20, y }],
    });
  await touch('touchStart', free.y + 20);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', free.y + ((mat.y + mat.height / 2 - free.y) * step) / 8);
  await touch('touchEnd');
  await expect(page.locator('.studio-lies')).toHaveCount(before + 1);
};

for (const [colorScheme, locale] of [
  ['dark', 'uk'],
  ['light', 'ru'],
] as const)
  test.describe(`a phone, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, colorScheme, locale });

    test('everything fits, without accessibility problems', async ({ page }) => {
      await page.goto(STUDIO);
      const [about, stage, free] = await Promise.all(
        ['.studio-about', '.studio-stage', '.studio-piece'].map((one) =>
          page.locator(one).first().boundingBox(),
        ),
      );
      expect(about?.y).toBeLessThan(stage?.y ?? 0); // what the page is for comes first
      expect(free?.width).toBeGreaterThanOrEqual(44);
      await page.locator('.studio-about select').selectOption('IIa-03');
      await piece(page, 'box').focus();
      await expect(page.locator('.studio-tools')).toBeVisible();
      await dragByFinger(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await clean(page);
    });
  });
