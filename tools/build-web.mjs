// Builds the web client, src/web and the boards of the games, into dist/, if one of its sources has changed.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, everything, isRun, isStale, messageOf, stamp } from './stale.mjs';

const SETTINGS = [
  'package-lock.json',
  'vite.config.ts',
  'tools/build-web.mjs',
  'tools/layers.mjs',
  'tools/pwa.mjs',
];
const ofTheServer = /^src\/(?:server|cli)\/|\.test\.tsx?$/;

/** Compresses each text file in two formats; the server sends the one that a browser accepts. */
const compress = () => {
  const texts = everything('dist/').filter((path) => /\.(?:js|css|html|svg|webmanifest)$/.test(path));
  for (const path of texts) {
    const bytes = readFileSync(new URL(path, ROOT));
    writeFileSync(new URL(`${path}.gz`, ROOT), gzipSync(bytes, { level: 9 }));
    writeFileSync(new URL(`${path}.br`, ROOT), brotliCompressSync(bytes));
  }
};

/** The pictures in the previews of links: one of the whole place, and one for each game that has it. */
const copyPreviews = () => {
  const pictures = everything('src/').flatMap((path) => {
    const [found, game] = /^src\/(?:games\/([^/]+)\/board|web)\/preview\.jpg$/.exec(path) ?? [];
    return found ? [{ path, name: game ?? 'home' }] : [];
  });
  mkdirSync(new URL('dist/previews/', ROOT), { recursive: true });
  for (const { path, name } of pictures)
    copyFileSync(new URL(path, ROOT), new URL(`dist/previews/${name}.jpg`, ROOT));
};

export const buildWeb = async () => {
  const paths = everything('src/').filter((path) => !ofTheServer.test(path));
  if (existsSync(new URL('dist', ROOT)) && !isStale('dist', [...paths, ...SETTINGS])) return true;
  const began = new Date();
  const { build } = await import('vite');
  try {
    await build({
      root: fileURLToPath(new URL('src/web', ROOT)),
      configFile: fileURLToPath(new URL('vite.config.ts', ROOT)),
      logLevel: 'warn',
    });
  } catch (error) {
    console.error(`The web client does not build: ${messageOf(error)}`);
    return false;
  }
  copyPreviews();
  compress();
  stamp('dist', began);
  return true;
};

if (isRun(import.meta.url)) process.exitCode = (await buildWeb()) ? 0 : 1;
