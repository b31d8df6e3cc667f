// Runs scripts of package.json side by side, and prints the result of each.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOT } from './stale.mjs';

/**
 * A script that is run, with its arguments: its lines appear as they come, marked with its name.
 * @param {string} name @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it passed
 */
const runStep = (name, args) =>
  new Promise((done) => {
    const began = performance.now();
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      cwd: fileURLToPath(ROOT),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on(
        'line',
        (line) => line.trim() && console.log(`${name.padEnd(5)} | ${line}`),
      );
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}  (${seconds} s)`);
      done(code === 0);
    });
  });

/**
 * Runs all of them at once; true when all have passed.
 * @param {Readonly<Record<string, readonly string[]>>} steps arguments by the name of the script
 */
export const runSteps = async (steps) => {
  const passed = await Promise.all(Object.entries(steps).map(([name, args]) => runStep(name, args)));
  return passed.every(Boolean);
};
