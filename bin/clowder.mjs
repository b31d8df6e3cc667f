#!/usr/bin/env node
import { build } from '../tools/build.mjs';

if (await build()) {
  const { main } = await import('../out/cli/main.js');
  await main(process.argv.slice(2));
} else process.exitCode = 1;
