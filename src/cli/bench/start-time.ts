import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../../bench/compare.ts';
import { median } from '../arena/statistics.ts';

const STARTS = 7;
const PROGRAM = fileURLToPath(new URL('../../../bin/clowder.mjs', import.meta.url));

const timed = (args: readonly string[]): number => {
  const began = performance.now();
  spawnSync(process.execPath, args);
  return performance.now() - began;
};

/** Milliseconds the program takes to start; its yardstick is the start of an empty Node program. */
export const measureStart = (): Figure => {
  const starts = Array.from({ length: STARTS }, () => {
    const ms = timed([PROGRAM, '--version']);
    return { ms, relative: ms / timed(['--eval', '0']) };
  });
  return {
    name: 'start of the program, ms',
    value: median(starts.map(({ ms }) => ms)),
    relative: median(starts.map(({ relative }) => relative)),
    better: 'lower',
  };
};
