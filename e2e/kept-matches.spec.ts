import { expect } from '@playwright/test';
import { drive } from './driver.ts';
import { clean, picture } from './page-checks.ts';
import { KEPT, OF_KEPT_VERSIONS, restore } from './kept.ts';
import { endOf, moves } from './table.ts';
import { test } from './test.ts';

/** Matches stored by a browser that played with release 0.1. */

for (const match of KEPT.matches) {
  const about = KEPT.about[match.id] ?? match.id;
  if (match.outcome)
    test(`${about}: its end, its replay and its proof`, async ({ page }) => {
      await restore(page, [match]);
      await page.goto(`/table/${match.id}`);
      await expect(endOf(page)).toBeVisible();
      await page.goto(`/replay/${match.id}#${match.entries.length}`);
      const last = new RegExp(`^Move (${match.entries.length}) of \\1$`);
      await expect(page.locator('.rp__n')).toHaveText(last);
      await page.getByRole('tab', { name: 'Proof' }).click();
      await expect(page.locator('.verdict--good')).toHaveCount(2);
    });
  else
    test(`${about}: it goes on`, async ({ page }) => {
      await restore(page, [match]);
      await page.goto('/');
      await expect(page.locator(`a[href$="${match.id}"]`).first()).toBeVisible();
      await page.goto(`/table/${match.id}`);
      await expect(page.locator('.tp__stage, .curtain').first()).toBeVisible();
      const { over } = await drive(page, 'mouse', match.entries.length + 3);
      if (!over) expect(await moves(page)).toBeGreaterThanOrEqual(match.entries.length + 3);
    });
}

for (const match of OF_KEPT_VERSIONS)
  test(`${match.game}, version ${match.version}: played on, and replayed in a plain form`, async ({
    page,
  }) => {
    const { id, entries } = match;
    await restore(page, [{ ...match, entries: entries.slice(0, 20), outcome: null }]);
    await page.goto(`/table/${id}`);
    await expect(page.locator('pre.plain')).toBeVisible();
    await expect.poll(() => moves(page)).toBeGreaterThan(20); // the common bots can play every version
    await restore(page, [match]);
    await page.goto(`/replay/${id}#${entries.length}`);
    await expect(page.locator('.rp__n')).toHaveText(new RegExp(`^Move (${entries.length}) of \\1$`));
    await expect(page.locator('pre.plain')).toBeVisible();
    await clean(page);
    await picture(page, `${match.game}-version-${match.version}`);
    if (!match.outcome) return; // a playthrough may stop anywhere
    await page.getByRole('tab', { name: 'Proof' }).click();
    await expect(page.locator('.verdict--good')).toHaveCount(2);
  });
