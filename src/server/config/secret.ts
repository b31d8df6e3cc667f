import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart, faultOf } from './cannot-start.ts';

const SHORTEST = 32;

/**
 * The key that signs the guests' cookies. It is created once and kept: with a new key nobody would be
 * recognised.
 */
export const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  const kept = read(file) ?? make(file);
  if (kept.length >= SHORTEST) return kept;
  // Never replaced silently: every guest would lose their seats without an explanation.
  throw new CannotStart(
    `The file “${file}” holds no whole secret: put its copy back, or delete it, and everybody is a new guest.`,
  );
};

/** Null: the file does not exist yet. */
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

/**
 * The file is complete before it gets its name, so that neither a crash nor a second server can leave half a
 * key.
 */
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

/** Flushed to disk before the first use: after a power cut the key must be the same. */
const writeDown = (file: string, text: string): void => {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Flushes the list of names in a folder. Windows cannot open folders and does this itself. */
const flush = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
