import { signal } from '@preact/signals';

/** Which hints have been told already, to whom: kept in this browser, so that nobody is taught the same thing twice. */
const KEY = 'clowder.told';

const read = (): ReadonlySet<string> => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
};

const told = signal(read());

const keep = (all: ReadonlySet<string>): void => {
  told.value = all;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // Private windows may refuse to keep anything; then the hints come again in the next match.
  }
};

/** `person` is empty for the one whose browser it is; around a shared device everybody learns for themselves. */
const nameOf = (person: string, game: string, key: string): string => `${game} ${key} ${person}`;

export const isTold = (person: string, game: string, key: string): boolean =>
  told.value.has(nameOf(person, game, key));

export const tellOnce = (person: string, game: string, key: string): void => {
  if (!isTold(person, game, key)) keep(new Set(told.value).add(nameOf(person, game, key)));
};

/** Somebody wants to be told everything again. */
export const forgetTold = (): void => keep(new Set());
