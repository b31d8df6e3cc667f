// Everything a change must pass, from a fresh clone, in one command: npm test
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';

/** The scripts of package.json that make up the test, cheapest first. */
const STEPS = ['types', 'lint', 'build', 'unit', 'e2e'];

if (!installPackages()) process.exit(1);
for (const step of STEPS) {
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    env: { CI: '1', ...process.env }, // on a busy machine what fails is tried again, and named
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${step}  (${seconds} s)`);
  if (status !== 0) process.exit(1);
}
