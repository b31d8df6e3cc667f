import { signal } from '@preact/signals';

/** The first hints that each person knows already, kept in this browser: no hint is shown twice to one person. */
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

/** `person` is empty for the owner of this browser. On a shared device, every person has hints of their own. */
const nameOf = (person: string, game: string, key: string): string => `${game} ${key} ${person}`;

export const isHintKnown = (person: string, game: string, key: string): boolean =>
  known.value.has(nameOf(person, game, key));

export const addKnownHint = (person: string, game: string, key: string): void => {
  if (!isHintKnown(person, game, key)) keep(new Set(known.value).add(nameOf(person, game, key)));
};

/** Shows every hint again. */
export const forgetKnownHints = (): void => keep(new Set());
