import { expect, type Page } from '@playwright/test';
import { sideways } from '../../../../e2e/open-table.ts';
import { clean } from '../../../../e2e/page-checks.ts';
import { isRefusal, type Entry } from '../../../kernel/game.ts';
import { legal, play, scene, start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import { FAMILY } from '../rules/table.testing.ts';
import { test } from '../../../../e2e/test.ts';

/** The review of a match: its days packed again in a worker, and the way to it from the final score. */
const SEED = 'review';
const ID = 'local-review';

/** A match played at random to its end, as a browser keeps it. */
const played = (): object => {
  const rng = quickRng(3);
  const header = { game: rules.id, version: rules.version, seats: 2, options: FAMILY, seed: SEED };
  const entries: Entry[] = [];
  let now = start(rules, header);
  while (!rules.outcome(now.state)) {
    const by = rules.actors(now.state)[0] ?? 0;
    const moves = legal(rules, scene(rules, now, by), by);
    const move = moves[rng.int(moves.length)];
    const next = move ? play(rules, SEED, now, { by, at: now.at, move }) : null;
    if (!move || !next || isRefusal(next)) throw new Error('nobody goes on');
    entries.push({ seq: entries.length + 1, at: now.at, by, move: rules.write(move) });
    now = next;
  }
  const seats = [
    { kind: 'person', name: 'Olia' },
    { kind: 'bot', level: 0 },
  ];
  return { ...header, id: ID, seats, entries, outcome: rules.outcome(now.state), created: 1, updated: 1 };
};

const keep = (page: Page, match: object): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('clowder', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }),
        );
        opening.addEventListener('error', failed);
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(kept);
          writing.addEventListener('complete', () => (opening.result.close(), done()));
        });
      }),
    match,
  );

for (const [screen, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 664 },
}))
  test.describe(screen, () => {
    test.use({ viewport });
    test('from the final score to the review, day by day', async ({ page }) => {
      await page.goto('/settings');
      await keep(page, played());
      await page.goto(`/table/${ID}`);
      await expect(page.locator('.tp__end').getByRole('row', { name: /^Rooms not full/ })).toBeVisible();
      await page.getByRole('link', { name: 'Review' }).click();
      await page.getByText('Packing', { exact: true }).click();
      await expect(page.getByRole('progressbar').or(page.locator('.isle-review__verdict'))).toBeVisible();
      const firstDay = page.getByRole('button', { name: /^Day 1/ });
      await expect(firstDay).toHaveText(/\+\d+|✓/, { timeout: 90_000 });
      await expect(page.getByRole('status')).toContainText(/was possible|Well packed/);
      await expect(page.getByRole('img', { name: 'As it was played' })).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await clean(page);
    });

    test('a replay shows every boat, and the hand of the chosen seat', async ({ page }) => {
      await page.goto('/settings');
      await keep(page, played());
      await page.goto(`/replay/${ID}#6`);
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.isle-owner')).toHaveText(screen === 'desk' ? 'The boat of Olia' : 'Olia');
      await page.getByRole('tab', { name: 'Boats' }).click();
      await page.locator('.isle-pool__boat').nth(1).click();
      await expect(page.locator('.isle-other')).toBeInViewport();
      await expect(page.locator('.rp__tray')).toHaveCount(0);
      await page.locator('.rp__eyes').getByText('Olia').click();
      await expect(page.locator('.rp__tray')).toBeAttached();
      // The choice has the focus: arrows still change the move, not the viewer.
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/#7$/);
      await expect(page.locator('.rp__eyes').getByRole('radio', { name: 'Olia' })).toBeChecked();
      await page.locator('.isle-other .btn').click();
      await page.getByRole('tab', { name: screen === 'desk' ? 'Score' : 'Lessons' }).click();
      const lessons = screen === 'desk' ? '.rp__tray .isle-card' : '.isle-lessons .isle-card';
      await expect(page.locator(lessons)).toHaveCount(2);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  });
