import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart, faultOf } from './cannot-start.ts';

/**
 * Creates the data folder if needed and tests that it is writable: a failure in the middle of a match would
 * be too late.
 */
export const openDataFolder = (folder: string): void => {
  const path = resolve(folder);
  try {
    makeFolder(path);
    const trial = join(path, `.trial-${process.pid}`);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR is “${folder}”, where nothing can be written (${faultOf(error)}): ` +
        'set it to a folder that this user may write to.',
      error,
    );
  }
};

/** Creates one folder at a time: `recursive` hangs in places such as /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw Object.assign(new Error('a file is in the way'), { code: 'ENOTDIR' });
  }
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another server with the same folder created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
