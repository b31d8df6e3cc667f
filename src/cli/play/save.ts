import { existsSync, writeFileSync } from 'node:fs';
import type { Locale } from '../../words/plural.ts';
import { codeOf } from '../records/record-file.ts';
import { TERMINAL } from './words.ts';

/** Writes a record to a file and returns a sentence about the result. */
export interface Saver {
  save(file: string, record: string): Saved;
}
export interface Saved {
  readonly done: boolean;
  readonly say: string;
}

/**
 * A saver that overwrites its own files, and others only with `force`: otherwise an old match is easily lost.
 */
export const saverOf = (locale: Locale, force: boolean): Saver => {
  const own = new Set<string>();
  const t = TERMINAL[locale];
  return {
    save(file, record) {
      try {
        writeFileSync(file, record, { flag: force || own.has(file) ? 'w' : 'wx' });
        own.add(file);
        return { done: true, say: t.saved(file) };
      } catch (error) {
        const code = codeOf(error);
        return { done: false, say: code === 'EEXIST' ? t.alreadyThere(file) : t.notSaved(file, code) };
      }
    },
  };
};

/** The reason why the match could not be saved there, checked before the first move. */
export const unsavable = (file: string, force: boolean): string | null =>
  existsSync(file) && !force ? TERMINAL.en.alreadyThere(file) : null;
