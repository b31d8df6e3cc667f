#!/usr/bin/env node
import { existsSync } from 'node:fs';

/** Without sources this is a package or an image, which is built already. */
const isBuilt = async () =>
  !existsSync(new URL('../src', import.meta.url)) || (await import('../tools/build.mjs')).build();

if (await isBuilt()) {
  /** @type {typeof import('../src/cli/main.ts')} */
  const { main } = await import(new URL('../out/cli/main.js', import.meta.url).href);
  await main(process.argv.slice(2));
} else process.exitCode = 1;
