#!/usr/bin/env node
import { build } from '../tools/build.mjs';

if (await build()) {
  /** @type {typeof import('../src/cli/main.ts')} */
  const { main } = await import(new URL('../out/cli/main.js', import.meta.url).href);
  await main(process.argv.slice(2));
} else process.exitCode = 1;
