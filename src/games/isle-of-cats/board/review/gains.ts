import type { Part } from '../../rules/score.ts';
import { partsOf, type PackingTask } from '../../bot/packing/task.ts';
import type { Placed } from '../../rules/state/types.ts';

/** The sources of the gain, the largest first. */
export interface Gain {
  readonly of: Source;
  readonly points: number;
}
export type Source = 'families' | 'rats' | 'rooms' | 'friendships' | 'lessons';

const SOURCES: Readonly<Record<Source, readonly Part['what'][]>> = {
  families: ['family'],
  rats: ['rats', 'royal-rats'],
  rooms: ['rooms'],
  friendships: ['friendships'],
  lessons: ['private-lesson', 'public-lesson', 'family-lesson'],
};

const sumFrom = (parts: readonly Part[], source: Source): number =>
  parts.reduce((sum, { what, points }) => sum + (SOURCES[source].includes(what) ? points : 0), 0);

export const gainsOf = (task: PackingTask, better: readonly Placed[]): Gain[] => {
  const [was, is] = [partsOf(task, task.played), partsOf(task, better)];
  return (Object.keys(SOURCES) as Source[])
    .map((of) => ({ of, points: sumFrom(is, of) - sumFrom(was, of) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points);
};
