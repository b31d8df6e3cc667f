import { test as base } from '@playwright/test';
import { seedChance, seedOf } from './chance/browser.ts';

/**
 * Leaves nothing to chance, and closes all pages after each test: open pages would play on and slow down the tests after it.
 */
export const test = base.extend<{ everybodyLeaves: void }>({
  everybodyLeaves: [
    async ({ browser }, use, info) => {
      const asItWas = seedChance(browser, info);
      await use();
      asItWas();
      await Promise.all(browser.contexts().map((context) => context.close()));
      if (info.status !== info.expectedStatus)
        console.error(
          `the same deals again: E2E_SEED=${seedOf(info)} npx playwright test ${info.titlePath[0]}:${info.line}`,
        );
    },
    { auto: true },
  ],
});
