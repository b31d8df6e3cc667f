import { expect, type Page } from '@playwright/test';
import type { LocalMatch } from '../src/web/table/local-store.ts';
import { GAMES } from './games.ts';
import { goldenMatch, restore } from './kept.ts';
import { test } from './test.ts';

/** A finished match is played on from any moment with the same deal: its seed and its first steps are kept. */

const keptMatch = (page: Page, id: string): Promise<LocalMatch> =>
  page.evaluate(
    (wanted) =>
      new Promise<LocalMatch>((done) => {
        const opening = indexedDB.open('clowder', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').get(wanted);
          reading.onsuccess = () => done(reading.result as LocalMatch);
        };
      }),
    id,
  );

const AT = 4;

for (const { id, name } of GAMES)
  test(`${name} is played on from a moment with the same deal`, async ({ page }) => {
    const match = await goldenMatch(id);
    await restore(page, [match]);
    await page.goto(`/replay/${match.id}#${AT}`);
    await page.getByRole('button', { name: 'On one device' }).click();
    await expect(page).toHaveURL(/\/table\/local-/);
    const made = await keptMatch(page, new URL(page.url()).pathname.slice('/table/'.length));
    expect(made).toMatchObject({ seed: match.seed, branchedAt: AT });
    expect(made.entries.slice(0, AT)).toEqual(match.entries.slice(0, AT));
    await expect(page.locator('[data-page=table]')).toBeVisible();
  });
