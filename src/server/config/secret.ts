import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { CannotStart, faultOf } from './cannot-start.ts';
import { flushFile, flushFolder } from './durable.ts';

const SHORTEST = 32;

/**
 * The key that signs the guests' cookies. It is created once and kept: with a new key nobody would be
 * recognised.
 */
export const keptSecret = (dataDir: string): string => {
  const file = secretFile(dataDir);
  const kept = read(file) ?? make(file, randomBytes(32).toString('hex'));
  if (kept.length >= SHORTEST) return kept;
  // Never replaced silently: every guest would lose their seats without an explanation.
  throw new CannotStart(
    `The file “${file}” holds no whole secret: put its copy back, or delete it, and everybody is a new guest.`,
  );
};

/**
 * All keys that are accepted, the one that signs first. An old one is kept in OLD_SECRET or in the file `secret.old`: the
 * next visit of a guest replaces the cookie that was signed with it.
 */
export const cookieSecrets = ({ secret, oldSecret, dataDir }: Config): string[] => {
  const old = oldSecret ?? read(`${secretFile(dataDir)}.old`);
  return [secret ?? keptSecret(dataDir), ...(old === null ? [] : [old])];
};

const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** The secret of a data folder, for its backup; null if there is none. */
export const readSecret = (dataDir: string): string | null => read(secretFile(dataDir));

/** Puts the secret of a backup into a data folder; false if another secret is there. */
export const restoreSecret = (dataDir: string, secret: string): boolean =>
  make(secretFile(dataDir), secret) === secret;

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
const make = (file: string, secret: string): string => {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, secret, { mode: 0o600 });
  flushFile(whole); // before the first use: after a power cut the key must be the same
  try {
    linkSync(whole, file);
    flushFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
