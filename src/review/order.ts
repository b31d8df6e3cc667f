import type { Moment } from './moment.ts';

/** The judged moments of a match as far as they are known. */
export interface FoundMoments {
  readonly rough: (Moment | null)[]; // with little work: enough for the graph
  readonly sure: (Moment | null)[]; // with all of it: marks are made of these
}

export const nothingFound = (moments: number): FoundMoments => ({
  rough: Array<Moment | null>(moments).fill(null),
  sure: Array<Moment | null>(moments).fill(null),
});

export const ROUGH = 0.1; // of the work
const APART = [8, 4, 2, 1]; // moments: the graph spans the whole match early, and gets finer

/** The moment to judge next: the one that is looked at, then the whole match roughly, then all the rest. Null: all is judged. */
export const nextToJudge = (
  { rough, sure }: FoundMoments,
  looked: number,
): { readonly at: number; readonly part: number } | null => {
  if (sure[looked] === null) return { at: looked, part: 1 };
  for (const apart of APART) {
    const first = rough.findIndex(
      (one, at) => one === null && sure[at] === null && (at % apart === 0 || at === rough.length - 1),
    );
    if (first >= 0) return { at: first, part: ROUGH };
  }
  const rest = sure.indexOf(null);
  return rest < 0 ? null : { at: rest, part: 1 };
};

/** True if the graph spans the whole match, though not every moment is known. */
export const spansAll = ({ rough, sure }: FoundMoments): boolean =>
  rough.every(
    (one, at) => one !== null || sure[at] !== null || (at % (APART[0] ?? 1) !== 0 && at < rough.length - 1),
  );
