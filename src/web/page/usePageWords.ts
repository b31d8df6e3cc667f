import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../words/plural.ts';
import { locale } from '../preferences/language.ts';

/** Words of one page, a file for each language: they are loaded with the page, not with the lobby. */
export type PageWords<T> = Readonly<Record<Locale, () => Promise<{ readonly default: T }>>>;

/** The words, or null until they are loaded. After a change of language the old ones stay until then. */
export const usePageWords = <T>(files: PageWords<T>): T | null => {
  const [words, setWords] = useState<{ readonly now: T } | null>(null);
  const language = locale.value;
  useEffect(() => {
    let wanted = true;
    void files[language]().then(({ default: now }) => wanted && setWords({ now }));
    return () => {
      wanted = false;
    };
  }, [files, language]);
  return words?.now ?? null;
};
