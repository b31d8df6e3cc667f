import { chmodSync, closeSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Other users of the computer must not read chats and running matches. SQLite gives its helper files the permissions of
 * this one. A file that belongs to another user keeps its permissions: its owner has chosen them.
 */
export const forOwnerOnly = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};
