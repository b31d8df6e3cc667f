// npm run bench:race: four scripted players a table on real sockets, 600 grabs at human speed and at ten
// times that. RACE_GRABS=1000 for more. On a busy machine compare with the bare timer and the server's event
// loop: nothing can be faster. --json and --against FILE as in “clowder bench”.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const flags = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'clowder-race-'));
const figures = join(folder, 'figures.json');

/** @param {string} script @param {readonly string[]} args @param {number} output */
const runNode = (script, args, output) => {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../${script}`, import.meta.url)), ...args],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { RACE_GRABS: '600', RACE_FIGURES: figures, ...process.env },
      stdio: ['inherit', output, 'inherit'],
    },
  );
  return status ?? 1;
};

const REPORT = 'out/server/bench/report-run.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

const race = async () => {
  if (!(await build())) return 1;
  const wrong = runNode(REPORT, ['--check', ...flags], 1);
  if (wrong) return wrong;
  const output = flags.includes('--json') ? 2 : 1; // standard output is for the JSON alone
  return (
    runNode(VITEST, ['run', '--reporter=dot', 'race-clients'], output) ||
    runNode(REPORT, [figures, ...flags], 1)
  );
};

try {
  process.exitCode = await race();
} finally {
  rmSync(folder, { recursive: true });
}
