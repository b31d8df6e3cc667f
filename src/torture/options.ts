import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import type { Wanted } from './torture.ts';

export const USAGE = `npm run torture -- [options]

  --nodes 1        servers: 1 on SQLite, 2 or 3 on PostgreSQL
  --minutes 10     with faults
  --moves N        stop earlier, when so many moves are acknowledged
  --tables 60      at the same time
  --seed 1         of faults and people
  --pace 150       the longest thought of a person, in milliseconds
  --pause 500      before each fault, on average, in milliseconds
  --between 60     moves that are acknowledged between two faults, at least
  --longest 6000   that a fault lasts, in milliseconds
  --write          puts the figures into docs/torture.md
`;

const NUMBERS = {
  nodes: '1',
  minutes: '10',
  moves: 'Infinity',
  tables: '60',
  seed: '1',
  pace: '150',
  pause: '500',
  between: '60',
  longest: '6000',
};

export interface TortureOptions {
  readonly wanted: Wanted;
  readonly write: boolean;
}

/** The options of the command line, or null if they cannot be read. */
export const readTortureOptions = (args: readonly string[]): TortureOptions | null => {
  try {
    const text = Object.fromEntries(
      Object.entries(NUMBERS).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
    );
    const { values } = parseArgs({
      args: [...args],
      options: { ...text, write: { type: 'boolean', default: false } },
    });
    const given: Readonly<Record<string, unknown>> = values;
    const number = (name: keyof typeof NUMBERS): number => Number(given[name]);
    const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
    if (names.some((name) => !(number(name) >= 0)) || number('nodes') < 1 || number('nodes') > 3) return null;
    return { wanted: wantedBy(number), write: values.write };
  } catch {
    return null;
  }
};

const wantedBy = (number: (name: keyof typeof NUMBERS) => number): Wanted => ({
  nodes: number('nodes'),
  tables: number('tables'),
  seconds: number('minutes') * 60,
  moves: number('moves'),
  faults: Infinity,
  seed: number('seed'),
  pace: number('pace'),
  pause: number('pause'),
  between: number('between'),
  longest: number('longest'),
  toTheEnd: true,
  folder: tmpdir(),
});
