// npm run bench:race: four scripted players on real sockets, for a minute at human speed and a minute at ten times that.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', 'race-clients'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { RACE_SECONDS: '60', ...process.env },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
