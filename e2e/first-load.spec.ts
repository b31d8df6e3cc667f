import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { test } from './test.ts';

const BUDGET = 100 * 1024; // bytes of script and style, compressed with gzip

for (const locale of ['en', 'uk', 'ru'])
  test(`the lobby in ${locale} comes with at most 100 KB of script and style`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
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
