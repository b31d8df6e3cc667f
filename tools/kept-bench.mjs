// Runs a benchmark that writes its figures into a file, and reports them: --json and --against FILE as in “clowder bench”.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const REPORT = 'out/server/bench/report-run.js';

/**
 * @param {string} script @param {readonly string[]} args @param {number} output
 * @param {Readonly<Record<string, string>>} settings
 */
const runNode = (script, args, output, settings = {}) => {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../${script}`, import.meta.url)), ...args],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...settings, ...process.env },
      stdio: ['inherit', output, 'inherit'],
    },
  );
  return status ?? 1;
};

/**
 * Sets the exit code. The benchmark finds the name of the file for its figures in the setting `FIGURES_FILE`.
 * @param {string} script @param {readonly string[]} args @param {Readonly<Record<string, string>>} settings
 */
export const keptBench = async (script, args, settings = {}) => {
  const flags = process.argv.slice(2);
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  const figures = join(folder, 'figures.json');
  const output = flags.includes('--json') ? 2 : 1; // standard output is for the JSON alone
  try {
    process.exitCode = (await build())
      ? runNode(REPORT, ['--check', ...flags], 1) ||
        runNode(script, args, output, { ...settings, FIGURES_FILE: figures }) ||
        runNode(REPORT, [figures, ...flags], 1)
      : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
