// Runs once before all test files: brings out/ up to date and creates a folder for test data, which is
// deleted afterwards.
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
