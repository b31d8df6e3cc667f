import { defineConfig } from 'vitest/config';

// A file of its own: the web client's vite.config.ts roots everything in src/web, and tests live everywhere.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Threads and the server under test run compiled code; without this they would run yesterday's.
    globalSetup: 'tools/prepare-tests.mjs',
    // Vitest would leave one core to the terminal: on two, that is half of them.
    maxWorkers: '100%',
    // The limits are there for what never ends: what is only slow on a busy machine must not fail.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // `// @module-tag slow` on top of a test file: it takes seconds, and npm run check leaves it out.
    tags: [{ name: 'slow' }],
  },
});
