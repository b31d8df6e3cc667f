// Builds the web client: src/web and the boards of the games into dist/, when something it is made of has changed.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT, everything, isStale, stamp } from './stale.mjs';

const SETTINGS = ['package-lock.json', 'vite.config.ts', 'tools/build-web.mjs', 'tools/pwa.mjs'];
const ofTheServer = /^src\/(?:server|cli)\/|\.test\.tsx?$/;

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
    console.error(`The web client does not build: ${error.message}`);
    return false;
  }
  stamp('dist', began);
  return true;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await buildWeb()) ? 0 : 1;
