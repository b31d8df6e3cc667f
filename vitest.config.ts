import { defineConfig } from 'vitest/config';

// A file of its own: the web client's vite.config.ts roots everything in src/web, and tests live everywhere.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
