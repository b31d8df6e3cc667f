// npm run bench:place: how fast the pages of people answer with a large past. Every file in place/ measures one subject, on SQLite
// and on a real PostgreSQL; words after the command choose subjects by name. --json and --against FILE as in “clowder bench”.
import { readdirSync } from 'node:fs';
import type { Figure } from '../../bench/compare.ts';
import { readFlags, report as reportOf } from '../../bench/report.ts';
import { yardstick } from '../../bench/yardstick.ts';
import type { Limit, Subject } from './place-subject.ts';

const FOLDER = new URL('./place/', import.meta.url);
const FIXED_WORK = 2_000;

const line = ({ what, value, unit, most }: Limit): string => {
  const verdict = value > most ? `TOO MUCH: at most ${most}` : `at most ${most}`;
  return `${what.padEnd(64)}${value.toFixed(most < 10 ? 2 : 1).padStart(9)} ${unit}  (${verdict})`;
};

/** Against fixed work in the same minute: machines are not equally fast, nor equally busy. */
const figureOf = ({ what, value }: Limit): Figure => {
  const began = performance.now();
  yardstick(FIXED_WORK);
  return { name: what, value, relative: value / (performance.now() - began), better: 'lower' };
};

const measureAll = async (wanted: readonly string[], say: (text: string) => void): Promise<Limit[]> => {
  const limits: Limit[] = [];
  for (const name of readdirSync(FOLDER)) {
    if (!name.endsWith('.js')) continue;
    if (wanted.length > 0 && !wanted.includes(name.replace('.js', ''))) continue;
    const { default: measure } = (await import(new URL(name, FOLDER).href)) as { readonly default: Subject };
    await measure((limit) => {
      limits.push(limit);
      say(line(limit));
    });
  }
  return limits;
};

const words = process.argv.slice(2);
const firstFlag = words.findIndex((word) => word.startsWith('--'));
const wanted = firstFlag < 0 ? words : words.slice(0, firstFlag);
const asked = readFlags(words.slice(wanted.length));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const limits = await measureAll(wanted, asked.json ? console.error : console.log);
  const { out, err, exitCode } = reportOf(limits.filter(({ value }) => value > 0).map(figureOf), asked);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode || (limits.some(({ value, most }) => value > most) ? 1 : 0);
}
