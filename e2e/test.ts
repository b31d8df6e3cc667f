import { test as base } from '@playwright/test';

/** Whoever came to a test leaves with it: pages left open would play on and slow down everything after them. */
export const test = base.extend<{ everybodyLeaves: void }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
