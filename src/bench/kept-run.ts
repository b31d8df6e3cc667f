import { readFileSync } from 'node:fs';
import type { Figure } from './compare.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFigure = (value: unknown): value is Figure =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['value'] === 'number' &&
  typeof value['relative'] === 'number' &&
  (value['better'] === 'higher' || value['better'] === 'lower');

/** The figures of a run that was kept as JSON; null if the file holds something else. Throws if it cannot be read. */
export const readKeptRun = (path: string): readonly Figure[] | null => {
  const text = readFileSync(path, 'utf8');
  try {
    const run: unknown = JSON.parse(text);
    const figures = isObject(run) ? run['figures'] : null;
    return Array.isArray(figures) && figures.length > 0 && figures.every(isFigure) ? figures : null;
  } catch {
    return null;
  }
};
