import { execFileSync } from 'node:child_process';

/** Files of this process may grow to this size and no further: each write beyond it fails, as on a full disk. */
export const limitFiles = (pid: number | undefined, size: 'unlimited' | number): void => {
  if (pid !== undefined) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
};

/** Null: this system can limit files. */
export const noLimits = (): string | null => {
  try {
    execFileSync('prlimit', ['--version']);
    return null;
  } catch {
    return 'this system has no prlimit';
  }
};
