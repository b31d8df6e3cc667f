import { expect, type Page } from '@playwright/test';
import { drive } from './driver.ts';
import { GAMES } from './games.ts';
import { picture } from './page-checks.ts';
import { atThisDevice, onTheServer, sideways, withBot } from './open-table.ts';
import { NEWCOMER } from './visitors.ts';
import { test } from './test.ts';

/** Hints in a first match, for players who want them. Everybody here is new. */
test.use({ storageState: NEWCOMER });

const taught = GAMES.filter(({ hints }) => hints);
const game = taught.find(({ curtain }) => !curtain);
if (!game) throw new Error('no game to learn');

const firstMatch = async (page: Page): Promise<void> => {
  await page.goto('/');
  await withBot(page, game);
};

const card = (page: Page) => page.getByRole('complementary', { name: 'A hint for your first match' });

/** The next hint may need a position that the bot's moves do not bring at once. */
const driveToTheNextHint = async (page: Page): Promise<void> => {
  for (let moves = 2; moves < 14 && !(await card(page).isVisible()); moves++)
    await drive(page, 'mouse', moves);
};

test('a hint stands beside the first decision, takes no focus, and does not come twice', async ({ page }) => {
  await firstMatch(page);
  await expect(card(page)).toBeVisible();
  const first = await card(page).innerText();
  await expect(page.locator('.sr[aria-live=polite]')).toContainText(first.split('.')[0] ?? '');
  expect(await page.evaluate(() => document.activeElement?.closest('.tp__hint') ?? null)).toBeNull();
  await card(page).getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByText(first)).toBeHidden();
  await driveToTheNextHint(page);
  await expect(card(page)).toBeVisible(); // the next decision has its own hint
  expect(await card(page).innerText()).not.toBe(first);
  await firstMatch(page);
  await drive(page, 'mouse', 1);
  await expect(page.getByText(first.split('.')[0] ?? '').and(page.locator('.hint__text'))).toBeHidden();
});

test('a decision made without a word is understood; “The rule” leads to the rule and back', async ({
  page,
}) => {
  await firstMatch(page);
  const first = await card(page).innerText();
  await drive(page, 'mouse', 2);
  await driveToTheNextHint(page);
  await expect(card(page)).toBeVisible();
  const second = await card(page).innerText();
  expect(second).not.toBe(first);
  await card(page).getByRole('link', { name: 'The rule' }).click();
  await expect(page.locator('.rule.is-hit')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.locator('.tp__prompt')).toBeVisible();
});

test('“No more hints” is kept, and the settings bring them back', async ({ page }) => {
  await firstMatch(page);
  await card(page).getByRole('button', { name: 'No more hints' }).click();
  await expect(card(page)).toBeHidden();
  await firstMatch(page);
  await expect(card(page)).toBeHidden();
  await page.goto('/settings');
  const wish = page.getByRole('switch', { name: 'Show hints in the first match' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await firstMatch(page);
  await expect(card(page)).toBeVisible();
});

test('in a narrow card on a low screen no button lies over another', async ({ page }) => {
  await page.setViewportSize({ width: 264, height: 640 });
  await firstMatch(page);
  const boxes = await card(page)
    .locator('.hint__does > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  for (const one of boxes)
    for (const other of boxes.slice(boxes.indexOf(one) + 1)) {
      const apart = [
        other.left - one.right,
        one.left - other.right,
        other.top - one.bottom,
        one.top - other.bottom,
      ];
      expect(Math.max(...apart)).toBeGreaterThanOrEqual(0);
    }
});

for (const [where, open] of Object.entries({ 'in this browser': atThisDevice, 'on the server': onTheServer }))
  test(`around one device, ${where}, no hint is shown a second time to the next person`, async ({ page }) => {
    await open(page, game, game.seats);
    const first = await card(page).innerText();
    await drive(page, 'mouse', 1);
    await expect(page.locator('.tp__prompt.is-turn')).toBeVisible();
    await expect(page.getByText(first.split('.')[0] ?? '').and(page.locator('.hint__text'))).toBeHidden();
  });

const SIZES = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const NEEDED = ['.tp__prompt', '.tools', '.tp__myclock', '.tp__me .clock', '.clock--run', '.tp__ask'];
const FIXED = ['.tp__stage', '.tp__tray', '.tp__rivals']; // a tool may get another word meanwhile

const boxesOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((part) => {
        const found = document.querySelector(part);
        if (!found) return [];
        const { x, y, width, height } = found.getBoundingClientRect();
        return [{ part, x, y, width, height }];
      }),
    parts,
  );

/** Things that can be tapped, but not in their middle, because the card lies there. */
const outOfReach = (): string[] => {
  const hint = document.querySelector('.tp__hint');
  return [
    ...document.querySelectorAll('.tp [data-legal], .tp__confirm:not(.tp__confirm--idle) .btn'),
  ].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && hint?.contains(top) ? [one.getAttribute('aria-label') ?? one.tagName] : [];
  });
};

/** The things needed now that lie under the card, and true if the card is off the screen. */
const covered = async (page: Page): Promise<string[]> => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const [hint] = await boxesOf(page, ['.tp__hint']);
  if (!hint) return ['no card'];
  const found = (await boxesOf(page, NEEDED)).filter((box) => {
    const beside = box.x >= hint.x + hint.width - 1 || box.x + box.width <= hint.x + 1;
    const apart = box.y >= hint.y + hint.height - 1 || box.y + box.height <= hint.y + 1;
    return !(beside || apart) && box.height > 0;
  });
  const off = hint.y < 0 || hint.y + hint.height > size.height;
  return [
    ...found.map(({ part }) => part),
    ...(off ? ['off the screen'] : []),
    ...(await page.evaluate(outOfReach)),
  ];
};

const wish = async (page: Page, hints: boolean): Promise<void> => {
  await page.evaluate((wanted) => {
    localStorage.setItem('clowder.settings', JSON.stringify({ locale: 'uk', hints: wanted }));
    localStorage.setItem('clowder.race-speed', '0.1'); // slows the race down while the card is checked
  }, hints);
  await page.reload();
  await expect(page.locator('.tp__hint')).toHaveCount(hints ? 1 : 0);
};

for (const one of taught)
  test(`${one.id}: a hint lies over the page and on nothing that is needed now; nothing moves or shrinks for it`, async ({
    page,
  }) => {
    await page.goto('/');
    await withBot(page, one);
    await wish(page, true);
    const shown: unknown[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => covered(page), `at ${size.width}`).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await picture(page, `${one.id}-hint-${size.width}x${size.height}`);
      shown.push(await boxesOf(page, FIXED));
    }
    await wish(page, false);
    for (const [i, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      await expect.poll(() => boxesOf(page, FIXED), `at ${size.width}`).toEqual(shown[i]);
    }
  });

test('on a phone a tap on the board folds the card away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await firstMatch(page);
  await expect(card(page)).toBeVisible();
  await page.locator('.tp__stage').click();
  await expect(card(page)).toBeHidden();
});
