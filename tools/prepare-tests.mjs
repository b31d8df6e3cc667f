// Once, before any test file runs: brings out/ up to date, and makes a folder for what tests write; afterwards it is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';

export default async () => {
  if (!(await build())) throw new Error('the sources do not build');
  const folder = mkdtempSync(join(tmpdir(), 'clowder-test-'));
  process.env.TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
