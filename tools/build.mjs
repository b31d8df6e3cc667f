// Builds the server and the command line, src/ into out/, if a source file or a setting is newer than the
// last build.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, everything, isRun, isStale, messageOf, stamp } from './stale.mjs';

/** @typedef {typeof import('rolldown').rolldown} Rolldown */

const FRESH = `out.${process.pid}`; // built aside and moved in one step: two starts at once must not see half a build
const SETTINGS = ['package-lock.json', 'tools/build.mjs'];

/** @param {string} path */
const isProgram = (path) => path.endsWith('.ts') && !isOutsideProgram(path);

/**
 * True for files that are not part of the server program: a change to a test, a page or a board needs no new build.
 * @param {string} path
 */
const isOutsideProgram = (path) =>
  /^src\/(?:web|catalogue\/browser|games\/[^/]+\/(?:board|e2e|lessons))\/|\.(?:test|testing)\.ts$|\.md$|\/golden\/(?:[^/]+\.txt)?$/.test(
    path,
  );

/** @param {readonly string[]} paths */
const named = (paths) => Object.fromEntries(paths.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path]));

/**
 * Compiles each file to its own file. Constants are inlined: an imported constant is a memory access.
 * @param {Rolldown} rolldown @param {readonly string[]} paths
 */
const compile = async (rolldown, paths) => {
  const bundler = await rolldown({
    cwd: fileURLToPath(ROOT),
    input: named(paths),
    platform: 'node',
    external: /^[^./]/,
    optimization: { inlineConst: true },
  });
  await bundler.write({ dir: FRESH, format: 'esm', preserveModules: true, preserveModulesRoot: 'src' });
};

/**
 * The files of a game that are loaded by name. Its other modules are bundled into them, because imports slow
 * down its inner loops.
 */
const BY_NAME =
  /\/(rules\/(?:game|position)|bot\/(?:bot|fast|judge)|puzzles\/(?:puzzles|miner)|daily\/daily)\.ts$/;

const OUTSIDE = 'out:';

/**
 * Keeps imports from outside a game's folder as imports, with paths relative to out/. Rolldown itself would make them
 * relative to the deepest folder that holds all entries, which is wrong for a game that has rules and no bots.
 * @param {string} folder @returns {import('rolldown').Plugin}
 */
const leaveOutside = (folder) => ({
  name: 'leave-outside',
  resolveId: (specifier, importer) => {
    if (importer === undefined || !specifier.startsWith('.')) return null;
    const path = resolve(dirname(importer), specifier);
    const fromOut = relative(resolve(folder, '../..'), path).replaceAll('\\', '/');
    return path.startsWith(folder) ? null : { id: `${OUTSIDE}${fromOut}`, external: true };
  },
});

/** @param {Rolldown} rolldown @param {string} id @param {readonly string[]} paths */
const foldGame = async (rolldown, id, paths) => {
  const folder = fileURLToPath(new URL(`${FRESH}/games/${id}/`, ROOT));
  const entries = paths.map((path) => BY_NAME.exec(path)?.[1]).filter((name) => name !== undefined);
  if (!entries.length) return; // an unfinished game must not stop the others from being built
  const bundler = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map((name) => [name, `./${name}.js`])),
    platform: 'node',
    plugins: [leaveOutside(folder)],
  });
  await bundler.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'folded/[name].js', // as deep as the entries, so that relative paths lead outside correctly
    paths: (path) => path.replace(OUTSIDE, '../../../'),
  });
};

/** Kept versions of the rules are already built, and are only copied. */
const KEPT_VERSION = /^src\/(games\/[^/]+\/versions\/.+\.js)$/;

/** @param {readonly string[]} paths */
const bundle = async (paths) => {
  const { rolldown } = await import('rolldown');
  const programs = paths.filter(isProgram);
  await compile(rolldown, programs);
  for (const path of paths) {
    const [, target] = KEPT_VERSION.exec(path) ?? [];
    if (target !== undefined) cpSync(new URL(path, ROOT), new URL(`${FRESH}/${target}`, ROOT));
  }
  const games = new Set(programs.flatMap((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []));
  for (const id of games)
    await foldGame(
      rolldown,
      id,
      programs.filter((path) => path.startsWith(`src/games/${id}/`)),
    );
};

/** Replaces the old build by the new one. */
const moveIn = () => {
  const old = new URL(`${FRESH}.old`, ROOT);
  if (existsSync(new URL('out', ROOT))) renameSync(new URL('out', ROOT), old);
  try {
    renameSync(new URL(FRESH, ROOT), new URL('out', ROOT));
  } catch (error) {
    if (!existsSync(new URL('out/.built', ROOT))) throw error; // otherwise another start was faster, with the same result
  }
  rmSync(old, { recursive: true, force: true });
};

/**
 * Says why nothing can be written here; true if there is an older build to go on with.
 * @param {unknown} error
 */
const reportUnwritable = (error) => {
  const built = existsSync(new URL('out/.built', ROOT));
  const code = error instanceof Error && 'code' in error ? error.code : error;
  const why = `This folder cannot be written to (${String(code)})`;
  console.error(
    built
      ? `${why}: going on with an older build, which does not know the latest changes.`
      : `${why}, so Clowder cannot be built: make it writable, or copy it somewhere else, and try again.`,
  );
  return built;
};

/** Brings out/ up to date; false, with the reason on standard error, if that is not possible. */
export const build = async () => {
  const paths = everything('src/').filter((path) => !isOutsideProgram(path));
  if (!isStale('out', [...paths, ...SETTINGS])) return true;
  if (!existsSync(new URL('node_modules/rolldown/package.json', ROOT))) {
    console.error('Clowder is not installed yet: run “npm ci” in this folder, then try again.');
    return false;
  }
  const began = new Date();
  try {
    mkdirSync(new URL(FRESH, ROOT));
  } catch (error) {
    return reportUnwritable(error);
  }
  try {
    await bundle(paths);
    stamp(FRESH, began);
    moveIn();
  } catch (error) {
    console.error(`The sources do not build: ${messageOf(error)}`);
    return false;
  } finally {
    rmSync(new URL(FRESH, ROOT), { recursive: true, force: true });
  }
  return true;
};

if (isRun(import.meta.url)) process.exitCode = (await build()) ? 0 : 1;
