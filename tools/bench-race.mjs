// npm run bench:race: four scripted players a table on real sockets, 600 grabs at human speed and at ten
// times that. RACE_GRABS=1000 for more. On a busy machine compare with the bare timer and the server's event
// loop: nothing can be faster.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', 'race-clients'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { RACE_GRABS: '600', ...process.env },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
