// Freezes the current rules of a game under src/games/GAME/versions/N, for matches that began with them,
// before version N + 1. Run it before the rules change: npm run freeze GAME
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf, ROOT } from './stale.mjs';

/**
 * The files that old matches need. Boards and bots are left out: the plain board and the common bots work for
 * every game.
 */
const KEPT = ['rules/game', 'rules/position', 'words/en/words', 'words/uk/words', 'words/ru/words'];

/**
 * One folder that imports nothing from outside. Names stay: a formatter makes it readable again.
 * @param {URL} source @param {URL} to
 */
const bundle = async (source, to) => {
  const { rolldown } = await import('rolldown');
  const kept = KEPT.filter((name) => existsSync(new URL(`${name}.ts`, source)));
  const input = Object.fromEntries(kept.map((name) => [name, fileURLToPath(new URL(`${name}.ts`, source))]));
  const bundler = await rolldown({ input, platform: 'neutral' });
  await bundler.write({
    dir: fileURLToPath(to),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
};

/**
 * Of every recorded playthrough its record and the hash of the whole: enough to see that it still plays the same.
 * @param {URL} from @param {URL} to
 */
const keepGolden = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.txt'))) {
    const text = readFileSync(new URL(name, from), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    writeFileSync(new URL(name, to), `${text.split('\n---\n')[0]}\n---\nsha256 ${hash}\n`);
  }
};

/** @param {string} id */
const freeze = async (id) => {
  const source = new URL(`src/games/${id}/`, ROOT);
  if (!/^[a-z-]+$/.test(id) || !existsSync(new URL('rules/game.ts', source)))
    throw new Error(`There is no game “${id}” in src/games.`);
  const fresh = new URL('versions/fresh/', source);
  await bundle(source, fresh);
  keepGolden(new URL('golden/', source), new URL('golden/', fresh));
  const { version } = (await import(new URL('rules/game.js', fresh).href)).default; // a number
  const folder = new URL(`versions/${version}/`, source);
  try {
    if (existsSync(folder)) throw new Error(`Version ${version} of ${id} is kept already: it never changes.`);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return version;
};

try {
  const id = process.argv[2] ?? '';
  const version = await freeze(id);
  console.log(
    `Kept: src/games/${id}/versions/${version}. Now raise “version” in its rules to ${version + 1}.`,
  );
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
