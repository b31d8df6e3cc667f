import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';

const BUDGET = 150 * 1024; // bytes of script and style, as gzip packs them

test('the lobby comes with at most 150 KB of script and style', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.gcard svg').first()).toBeVisible();
  const sizes = await Promise.all(
    loaded.map(async (response) => ({
      file: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
  expect(sizes.length).toBeGreaterThan(2);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  expect(total, `heaviest: ${JSON.stringify(heaviest)}`).toBeLessThanOrEqual(BUDGET);
  test.info().annotations.push({ type: 'first load', description: `${total} bytes` });
});
