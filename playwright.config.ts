import { defineConfig } from '@playwright/test';
import { SEED } from './e2e/chance/browser.ts';
import { BOT_PACE, PORT, RACE_SPEED, REGULAR, url } from './e2e/visitors.ts';
import { chromiumOptions } from './tools/chrome.mjs';

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'src/games/*/e2e/*.spec.ts'],
  workers: 3, // of two cores: a page that waits for a bot or an animation leaves its core to another
  fullyParallel: true, // otherwise the last file would keep one worker busy alone
  // Limits only for tests that never end: a test that is slow on a busy machine must not fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  outputDir: 'shots/failures',
  use: {
    baseURL: url,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    storageState: REGULAR,
    // Caching the whole site costs more than most tests; tests of the service worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'node --import ./e2e/chance/server.mjs out/server/start/main.js',
    url,
    env: {
      PORT: String(PORT),
      E2E_SEED: SEED,
      HOST: '0.0.0.0',
      DATA_DIR: `shots/data-${PORT}`, // two runs side by side have a database each
      LOG_LEVEL: 'warn',
      BOT_PACE: String(BOT_PACE),
      RACE_SPEED: String(RACE_SPEED),
      AWAY_SECONDS: '2',
      REQUESTS_PER_MINUTE: '100000',
    },
  },
});
