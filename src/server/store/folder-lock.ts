import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { CannotStart } from '../config/cannot-start.ts';
import { forOwnerOnly } from './owner-only.ts';

/**
 * Keeps a second server out of the data folder: each would hold the same tables in memory and not see the moves of the
 * other. The lock is one of an empty SQLite file, because the system removes it when the process dies, however it dies.
 * Returns a function that gives the folder free.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock.sqlite');
  forOwnerOnly(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new CannotStart(
      `DATA_DIR is “${folder}”, where another server is running: stop that one, or set DATA_DIR to another folder.`,
      error,
    );
  }
  return () => lock.close();
};

const isLocked = (error: unknown): boolean => error instanceof Error && error.message.includes('locked');
