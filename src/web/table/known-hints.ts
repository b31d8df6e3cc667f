import { signal } from '@preact/signals';

/** The first hints that were shown in this browser: none comes twice, also where several people share one device. */
const KEY = 'clowder.told'; // already stored in browsers under this name

const read = (): ReadonlySet<string> => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
};

const known = signal(read());

const keep = (all: ReadonlySet<string>): void => {
  known.value = all;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // Private windows may refuse to keep anything; then the hints come again in the next match.
  }
};

const nameOf = (game: string, key: string): string => `${game} ${key} `; // stored in browsers in this form

export const isHintKnown = (game: string, key: string): boolean => known.value.has(nameOf(game, key));

export const addKnownHint = (game: string, key: string): void => {
  if (!isHintKnown(game, key)) keep(new Set(known.value).add(nameOf(game, key)));
};

/** Shows every hint again. */
export const forgetKnownHints = (): void => keep(new Set());
