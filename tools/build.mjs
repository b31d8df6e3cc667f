// Builds src/ into out/ when a source file or a setting is newer than the last build.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = new URL('..', import.meta.url);
const STAMP = new URL('out/.built', ROOT);
const SETTINGS = ['package-lock.json', 'tools/build.mjs'];

const changed = (path) => statSync(new URL(path, ROOT)).mtimeMs;

/** All files below a folder, and the folders themselves: a deleted file changes its folder. */
const everything = (folder) =>
  readdirSync(new URL(folder, ROOT), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? everything(`${folder}${entry.name}/`) : [folder + entry.name]))
    .concat(folder);

const isStale = (paths) =>
  !existsSync(STAMP) || Math.max(...[...paths, ...SETTINGS].map(changed)) > statSync(STAMP).mtimeMs;

/** Files that keep their place in out/; what else a game is made of is folded into the ones of its folder. */
const isEntry = (path) =>
  path.endsWith('.ts') &&
  !path.endsWith('.test.ts') &&
  !path.startsWith('src/web/') &&
  (!path.startsWith('src/games/') ||
    /^src\/games\/[^/]+\/(?:(?:rules|position|fast|bot)|words\/(?:en|uk|ru))\.ts$/.test(path));

const bundle = async (paths) => {
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(
    paths.filter(isEntry).map((path) => [path.slice('src/'.length, -'.ts'.length), path]),
  );
  const bundler = await rolldown({
    cwd: fileURLToPath(ROOT),
    input,
    platform: 'node',
    external: /^[^./]/,
    // Named numbers become plain ones: across modules they are memory, and the engines' inner loops feel it.
    optimization: { inlineConst: true },
  });
  await bundler.write({
    dir: 'out',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
};

/** Makes out/ up to date; false, with the reason on standard error, when that is not possible. */
export const build = async () => {
  const paths = everything('src/');
  if (!isStale(paths)) return true;
  if (!existsSync(new URL('node_modules/rolldown/package.json', ROOT))) {
    console.error('Clowder is not installed yet: run “npm ci” in this folder, then try again.');
    return false;
  }
  rmSync(new URL('out/', ROOT), { recursive: true, force: true });
  try {
    await bundle(paths);
  } catch (error) {
    console.error(`The sources do not build: ${error.message}`);
    return false;
  }
  writeFileSync(STAMP, '');
  return true;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await build()) ? 0 : 1;
