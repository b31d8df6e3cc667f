import { defineConfig } from 'vitest/config';

const common = {
  // The build is not transformed: see src/catalogue/built-games.testing.ts.
  server: { deps: { external: [/\/out\//] } },
  // Limits only for tests that never end: a test that is slow on a busy machine must not fail.
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Files that start servers and programs: each gets a process of its own. */
const WITH_PROCESSES = ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts', 'src/torture/**/*.test.ts'];

// A separate file: the web client's vite.config.ts has src/web as its root, and tests are everywhere.
export default defineConfig({
  test: {
    // Threads and the server under test run compiled code; without this they would run an old build.
    globalSetup: 'tools/prepare-tests.mjs',
    // Vitest would leave one core free: of two, that is half.
    maxWorkers: '100%',
    // Files are transformed once and not in every run; a changed file, vitest or package is transformed anew.
    experimental: { fsModuleCache: true },
    // `// @module-tag slow` at the top of a test file: it takes seconds, and npm run check skips it.
    tags: [{ name: 'slow' }],
    projects: [
      { test: { ...common, name: 'server', include: WITH_PROCESSES } },
      {
        test: {
          ...common,
          name: 'pure',
          include: ['src/**/*.test.ts'],
          exclude: WITH_PROCESSES,
          // The rules of all games and the kernel are loaded once and not once for each file: half of the time of most files.
          isolate: false,
        },
      },
    ],
  },
});
