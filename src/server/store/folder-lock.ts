import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import { forOwnerOnly } from './owner-only.ts';

/**
 * Keeps a second server out of the data folder: each would hold the same tables in memory and not see the moves of the
 * other. The lock is one of an empty SQLite file, because the system removes it when the process dies, however it dies.
 * Returns a function that gives the folder free.
 */
export const lockFolder = (folder: string): (() => void) => {
  try {
    return lock(join(folder, 'lock.sqlite'));
  } catch (error) {
    throw new CannotStart(`DATA_DIR is “${folder}”, ${whyNot(error)}`, error);
  }
};

const lock = (file: string): (() => void) => {
  forOwnerOnly(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
};

const whyNot = (error: unknown): string =>
  isLocked(error)
    ? 'where another server is running: stop that one, or set DATA_DIR to another folder.'
    : `whose lock.sqlite cannot be used (${faultOf(error)}): make room on the disk, give the file to the user of the server, or delete it if no server runs.`;

const isLocked = (error: unknown): boolean => error instanceof Error && error.message.includes('locked');
