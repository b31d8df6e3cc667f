import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/chrome.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4180);
const url = `http://127.0.0.1:${PORT}`;

/** Somebody who has played before; what a newcomer meets has tests of its own. */
const REGULAR = {
  cookies: [],
  origins: [
    { origin: url, localStorage: [{ name: 'clowder.settings', value: JSON.stringify({ hints: false }) }] },
  ],
};

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'src/games/*/e2e/*.spec.ts'],
  workers: 2,
  // On a busy shared machine a browser may stumble; the report names every test that needed a second try.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  outputDir: 'shots/failures',
  use: {
    baseURL: url,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    storageState: REGULAR,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'node out/server/main.js',
    url,
    env: {
      PORT: String(PORT),
      HOST: '0.0.0.0',
      DATA_DIR: 'shots/data',
      LOG_LEVEL: 'warn',
      BOT_PACE: '50',
      RACE_SPEED: '6',
      REQUESTS_PER_MINUTE: '100000',
    },
  },
});
