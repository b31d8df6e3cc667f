import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart, faultOf } from './cannot-start.ts';

const SHORTEST = 32;

/** What guests' cookies are signed with. Made once and kept: a new one would make strangers of everybody. */
export const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  const kept = read(file) ?? make(file);
  if (kept.length >= SHORTEST) return kept;
  // Never replaced in silence: everybody would lose their seats, and nobody would know why.
  throw new CannotStart(
    `The file “${file}” holds no whole secret: put its copy back, or delete it, and everybody is a new guest.`,
  );
};

/** Null: there is none yet. */
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CannotStart(
      `The file “${file}” cannot be read (${faultOf(error)}): let this user read it.`,
      error,
    );
  }
};

/** Written in full before it gets its name, so that neither a crash nor a second server can leave half a secret. */
const make = (file: string): string => {
  const whole = `${file}.${process.pid}`;
  writeDown(whole, randomBytes(32).toString('hex'));
  try {
    linkSync(whole, file);
    flush(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};

/** On the disk before anything is signed with it: after a power cut it must be the same one. */
const writeDown = (file: string, text: string): void => {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** A folder's own list of names. Windows opens no folders, and keeps that list by itself. */
const flush = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
