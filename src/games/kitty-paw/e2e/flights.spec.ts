import { expect } from '@playwright/test';
import { noticed } from '../../../../e2e/noticed.ts';
import { test } from '../../../../e2e/test.ts';
import { open, pawDown, phase } from './table.ts';

/** With full motion: other tests run without. */
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } });

test('a cat that a rival grabs flies from the middle to the mat of the rival', async ({ page }) => {
  await open(page, 'here', 2);
  const flown = noticed(page, '.paw-flight');
  await pawDown(page, () => page.locator('.paw-hold').click());
  await phase(page, 'play');
  await page.keyboard.press('1'); // a card: the rival need not wait until one is dealt
  await flown;
  await expect(page.locator('.paw-flight')).toHaveCount(0); // it has landed
});
