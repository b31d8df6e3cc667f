import { test as base } from '@playwright/test';

/** Closes all pages after each test: open pages would play on and slow down the tests after it. */
export const test = base.extend<{ everybodyLeaves: void }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
