// Everything a change must pass, from a fresh clone, in one command: npm test
import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';

const STEPS = [
  ['types', 'npm', ['run', '--silent', 'types']],
  ['lint, format, unused code', 'npm', ['run', '--silent', 'lint']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['tests', 'npm', ['run', '--silent', 'unit']],
];

if (!installPackages()) process.exit(1);
for (const [name, command, args] of STEPS) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  (${seconds} s)`);
  if (status !== 0) process.exit(1);
}
