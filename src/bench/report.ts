import { parseArgs } from 'node:util';
import { compare, fasterOf, slowerOnes, tableOf, verdict, type Figure } from './compare.ts';
import { readKeptRun } from './kept-run.ts';

/** The options of a benchmark of a whole server, from the command line. */
export interface BenchOptions {
  readonly json: boolean;
  readonly kept: readonly Figure[] | null; // the run to compare with
}

/** Reads --json and --against FILE; a sentence if they make no sense. Called first: a measurement takes minutes. */
export const readFlags = (args: readonly string[]): BenchOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, against: { type: 'string' } },
    });
    const kept = values.against === undefined ? null : readKeptRun(values.against);
    if (values.against !== undefined && !kept) return `“${values.against}” is not a run kept by --json.`;
    return { json: values.json === true, kept };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const TRIES = 2;

/** Measured again while something seems slower: other programs can only slow a measurement down. */
export const settledFigures = async (
  first: readonly Figure[],
  { kept }: BenchOptions,
  measureAgain: () => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  if (!kept) return first;
  let figures = first;
  for (let n = 0; n < TRIES && slowerOnes(compare(kept, figures)).length > 0; n++)
    figures = fasterOf(figures, await measureAgain());
  return figures;
};

interface Printed {
  readonly out: string; // for standard output
  readonly err: string;
  readonly exitCode: 0 | 1;
}

/** The figures as JSON, the comparison, or both; exit code 1 if anything is more than a fifth slower. */
export const report = (figures: readonly Figure[], { json, kept }: BenchOptions): Printed => {
  const out = json ? `${JSON.stringify({ figures })}\n` : '';
  if (!kept) return { out, err: '', exitCode: 0 };
  const comparison = compare(kept, figures);
  const slower = slowerOnes(comparison);
  const text = `${tableOf(comparison)}\n${verdict(slower)}\n`;
  return { out: json ? out : text, err: json ? text : '', exitCode: slower.length ? 1 : 0 };
};
