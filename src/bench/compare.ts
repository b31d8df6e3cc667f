/**
 * Compares two runs of a benchmark. Machines differ, and one machine differs from hour to hour, so no value is compared by
 * itself: each is divided by a yardstick, something fixed that was measured in the same minute (see yardstick.ts).
 */

/** One measured value. */
export interface Figure {
  readonly name: string;
  readonly value: number; // as it is printed: so many a second, or so many milliseconds
  readonly relative: number; // the value divided by the yardstick of the same run
  readonly better: 'higher' | 'lower';
}

interface Change {
  readonly before: Figure;
  readonly now: Figure;
  readonly speed: number; // 1: as fast as before; 0.5: half as fast
}

export interface Comparison {
  readonly changes: readonly Change[];
  readonly only: { readonly before: readonly string[]; readonly now: readonly string[] }; // names that one run lacks
}

const LEAST_SPEED = 0.8;

const speedOf = (before: Figure, now: Figure): number =>
  now.better === 'higher' ? now.relative / before.relative : before.relative / now.relative;

const namesBeside = (figures: readonly Figure[], others: readonly Figure[]): string[] => {
  const known = new Set(others.map(({ name }) => name));
  return figures.map(({ name }) => name).filter((name) => !known.has(name));
};

export const compare = (before: readonly Figure[], now: readonly Figure[]): Comparison => ({
  changes: now.flatMap((figure) => {
    const old = before.find(({ name }) => name === figure.name);
    return old ? [{ before: old, now: figure, speed: speedOf(old, figure) }] : [];
  }),
  only: { before: namesBeside(before, now), now: namesBeside(now, before) },
});

/** The names of the figures that are more than a fifth slower than before. */
export const slowerOnes = ({ changes }: Comparison): string[] =>
  changes.filter(({ speed }) => !(speed >= LEAST_SPEED)).map(({ now }) => now.name);

/** Of two measurements of the same figures, the faster one of each: other programs can only slow a measurement down. */
export const fasterOf = (first: readonly Figure[], second: readonly Figure[]): Figure[] =>
  first.map((figure) => {
    const again = second.find(({ name }) => name === figure.name);
    return again && speedOf(figure, again) > 1 ? again : figure;
  });

const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

const HEADINGS = ['', 'before', 'now', 'speed'];

/** A table of every figure in both runs, and the speed now if it was 1 before. */
export const tableOf = ({ changes, only }: Comparison): string => {
  const rows = changes.map(({ before, now, speed }) => [
    now.name,
    shown(before.value),
    shown(now.value),
    speed.toFixed(2),
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    ...table.map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    ),
    ...only.before.map((name) => `only before: ${name}`),
    ...only.now.map((name) => `only now: ${name}`),
  ].join('\n');
};

/** The last line under the table. */
export const verdict = (slower: readonly string[]): string =>
  slower.length
    ? `More than a fifth slower than before: ${slower.join('; ')}.`
    : 'Nothing is more than a fifth slower than before.';
