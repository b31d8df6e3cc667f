import config from './playwright.config.ts';

/** The benchmark of the boards: not part of npm test, and nothing else runs beside it. */
export default {
  ...config,
  testMatch: 'e2e/bench/*.bench.ts',
  workers: 1,
  timeout: 300_000,
  outputDir: 'shots/bench',
};
