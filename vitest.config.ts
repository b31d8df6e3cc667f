import { defineConfig } from 'vitest/config';

// A separate file: the web client's vite.config.ts has src/web as its root, and tests are everywhere.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Threads and the server under test run compiled code; without this they would run an old build.
    globalSetup: 'tools/prepare-tests.mjs',
    // Vitest would leave one core free: of two, that is half.
    maxWorkers: '100%',
    // Limits only for tests that never end: a test that is slow on a busy machine must not fail.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    // `// @module-tag slow` at the top of a test file: it takes seconds, and npm run check skips it.
    tags: [{ name: 'slow' }],
  },
});
