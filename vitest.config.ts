import { defineConfig } from 'vitest/config';

// The time limit is there for what never ends: what is only slow on a busy machine must not fail.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 180_000 } });
