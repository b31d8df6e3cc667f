// npm run unit:nodes: the unit tests on every supported version of Node. Further arguments are for vitest:
// npm run unit:nodes -- kernel
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './stale.mjs';

const VERSIONS = ['20.19.0', '22', '24']; // the oldest supported version, and the newest of the two later ones
const CACHE = fileURLToPath(new URL('node_modules/.cache/node-versions', ROOT));
const VITEST = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', ROOT));

/** The npm package `node` downloads one package per system, with the binary in it. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * The folder of that Node's program, which is fetched the first time.
 * @param {string} version
 */
const binOf = (version) => {
  const folder = join(CACHE, version);
  const bin = join(folder, 'node_modules', PACKAGE, 'bin');
  if (existsSync(bin)) return bin;
  const args = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--prefix', folder];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', [...args, `${PACKAGE}@${version}`], { stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`Node ${version} could not be fetched: check the network and try again.`);
  return bin;
};

/** @param {string} version */
const passesOn = (version) => {
  const bin = binOf(version);
  console.log(`Node ${version}`);
  const { status } = spawnSync(
    join(bin, 'node'),
    [VITEST, 'run', '--reporter=dot', ...process.argv.slice(2)],
    {
      cwd: fileURLToPath(ROOT),
      stdio: 'inherit',
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
    },
  );
  return status === 0;
};

const failed = VERSIONS.filter((version) => !passesOn(version));
console.log(failed.length ? `FAILED on Node ${failed.join(', ')}` : `ok on Node ${VERSIONS.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
