import { signal } from '@preact/signals';

/** Something about each game that stays in this browser. */
export interface KeptByGame<T> {
  in(this: void, game: string): T | undefined;
  keep(this: void, game: string, now: T): void;
}

/** Values stored by another tab are read at once: otherwise the tab that writes last would undo what the others have kept. */
export const keptByGame = <T>(key: string): KeptByGame<T> => {
  const kept = signal(read<T>(key));
  if ('addEventListener' in globalThis)
    addEventListener('storage', (changed) => {
      if (changed.key === key || changed.key === null) kept.value = read<T>(key); // null: all was deleted
    });
  return {
    in: (game) => kept.value[game],
    keep: (game, now) => {
      kept.value = { ...kept.value, [game]: now };
      try {
        localStorage.setItem(key, JSON.stringify(kept.value));
      } catch {
        // Private windows may refuse to keep anything; then the next visit begins anew.
      }
    },
  };
};

const read = <T>(key: string): Readonly<Record<string, T>> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Readonly<Record<string, T>>;
  } catch {
    return {};
  }
};
