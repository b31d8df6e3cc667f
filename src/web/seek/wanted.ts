import { signal } from '@preact/signals';

export const WISH_KEY = 'clowder.seek'; // where the last wish is kept in this browser

const hasSought = (): boolean => {
  try {
    return localStorage.getItem(WISH_KEY) !== null;
  } catch {
    return false; // no storage
  }
};

/** True once this person wants to find somebody, here or before: until then nothing of it is loaded. */
export const seekWanted = signal(hasSought());
