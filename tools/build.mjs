// Compiles src/ to out/ when a source file, a setting or the compiler is newer than the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = new URL('..', import.meta.url);
const STAMP = new URL('out/.built', ROOT);
const COMPILER = fileURLToPath(new URL('node_modules/typescript/bin/tsc', ROOT));

const changed = (path) => statSync(new URL(path, ROOT)).mtimeMs;

/** The newest change below src/, folders included: a deleted file changes its folder. */
const newest = (folder) =>
  readdirSync(new URL(folder, ROOT), { withFileTypes: true }).reduce(
    (latest, entry) =>
      Math.max(
        latest,
        entry.isDirectory() ? newest(`${folder}${entry.name}/`) : changed(folder + entry.name),
      ),
    changed(folder),
  );

const isStale = () =>
  !existsSync(STAMP) ||
  Math.max(
    newest('src/'),
    changed('tsconfig.json'),
    changed('tsconfig.build.json'),
    changed('package-lock.json'),
  ) > statSync(STAMP).mtimeMs;

/** Makes out/ up to date; false, with the reason on standard error, when that is not possible. */
export const build = () => {
  if (!isStale()) return true;
  if (!existsSync(COMPILER)) {
    console.error('Clowder is not installed yet: run “npm ci” in this folder, then try again.');
    return false;
  }
  const started = Date.now();
  rmSync(new URL('out/', ROOT), { recursive: true, force: true });
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', 'tsconfig.build.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`The sources do not compile:\n${stdout}`);
    return false;
  }
  writeFileSync(STAMP, '');
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return true;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = build() ? 0 : 1;
