// Installs the npm packages if they are missing or the lock file has changed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url); // npm writes it last

/** @param {URL} url */
const changed = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** True if everything is installed; otherwise prints one sentence that says what to do. */
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
