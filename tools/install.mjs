// Installs the packages this checkout needs, when they are not there or the lock has changed since.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url); // npm writes it last

/** @param {URL} url */
const changed = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** True when everything is in place; says in one sentence what to do when it cannot be. */
export const installPackages = () => {
  if (changed(INSTALLED) >= changed(LOCK)) return true;
  console.log('Installing packages (once per change of package-lock.json) …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: check the network, then run “npm ci” and try again.');
    return false;
  }
  return true;
};
