import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart, faultOf } from './cannot-start.ts';

/** Makes the data folder if need be and tries to write there: later, in the middle of a match, would be too late. */
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

/** One folder at a time: `recursive` never comes back from places such as /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw Object.assign(new Error('a file is in the way'), { code: 'ENOTDIR' });
  }
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another server on the same folder was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
