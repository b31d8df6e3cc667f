import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Locale } from '../../words/plural.ts';
import { locale } from './language.ts';

/**
 * The words of a part that is loaded later than the first page: null until they are here. After a change of language the
 * old ones stay until the new ones are loaded.
 */
export const laterWords = <W>(load: Readonly<Record<Locale, () => Promise<W>>>): ReadonlySignal<W | null> => {
  const words = signal<W | null>(null);
  effect(() => {
    const wanted = locale.value;
    const take = (loaded: W): void => {
      if (wanted === locale.value) words.value = loaded; // two quick changes may finish in either order
    };
    load[wanted]().then(take, () => {}); // without it if offline, and not kept in this browser
  });
  return words;
};
