import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the content of a file is on the disk. */
export const flushFile = (file: string): void => {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Flushes the list of names in a folder. Windows cannot open folders and does this itself. */
export const flushFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
