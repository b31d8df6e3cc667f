import { defineConfig } from '@playwright/test';
import { BOT_PACE, PORT, RACE_SPEED, REGULAR, url } from './e2e/visitors.ts';
import { chromiumOptions } from './tools/chrome.mjs';

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'src/games/*/e2e/*.spec.ts'],
  workers: 2,
  fullyParallel: true, // otherwise the last file would keep one worker busy alone
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
    command: 'node out/server/start/main.js',
    url,
    env: {
      PORT: String(PORT),
      HOST: '0.0.0.0',
      DATA_DIR: 'shots/data',
      LOG_LEVEL: 'warn',
      BOT_PACE: String(BOT_PACE),
      RACE_SPEED: String(RACE_SPEED),
      REQUESTS_PER_MINUTE: '100000',
    },
  },
});
