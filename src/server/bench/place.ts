// npm run bench:place: how fast the pages of people answer with a large past. Every file in place/ measures one subject, on SQLite
// and on a real PostgreSQL; words after the command choose subjects by name.
import { readdirSync } from 'node:fs';
import type { Limit, Subject } from './place/subject.ts';

const FOLDER = new URL('./place/', import.meta.url);
const NOT_A_SUBJECT = 'subject.js';

const line = ({ what, value, unit, most }: Limit): string => {
  const verdict = value > most ? `TOO MUCH: at most ${most}` : `at most ${most}`;
  return `${what.padEnd(64)}${value.toFixed(1).padStart(9)} ${unit}  (${verdict})`;
};

const wanted = process.argv.slice(2);
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js') && name !== NOT_A_SUBJECT);
let late = 0;
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name.replace('.js', ''))) continue;
  const { default: measure } = (await import(new URL(name, FOLDER).href)) as { readonly default: Subject };
  await measure((limit) => {
    if (limit.value > limit.most) late += 1;
    console.log(line(limit));
  });
}
process.exitCode = late > 0 ? 1 : 0;
