import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/chrome.mjs';

const PORT = 4180;
const url = `http://127.0.0.1:${PORT}`;

/** The real server where it is built; without it the pages alone, which is enough for everything on one device. */
const server = existsSync(new URL('out/server/main.js', import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  outputDir: 'shots/failures',
  metadata: { server },
  use: {
    baseURL: url,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: server ? 'node out/server/main.js' : `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: 'shots/data',
      LOG_LEVEL: 'warn',
      BOT_PACE: '50',
      REQUESTS_PER_MINUTE: '100000',
    },
  },
});
