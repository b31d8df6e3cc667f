import { readFileSync, writeFileSync } from 'node:fs';
import { builtAt } from '../catalogue/module-urls.ts';
import { readTortureOptions, USAGE, type TortureOptions } from './options.ts';
import { figuresOf, putInto } from './report.ts';
import { Torture } from './torture.ts';

/** npm run torture: servers are broken while people play, and everything is checked (decision 27). */

const DOCUMENT = new URL('../docs/torture.md', builtAt(''));
const EVERY = 30_000;

const run = async ({ wanted, write }: TortureOptions): Promise<void> => {
  const torture = new Torture(wanted, console.log);
  const progress = setInterval(() => console.log(torture.progress()), EVERY);
  const report = await torture.run().finally(() => clearInterval(progress));
  const figures = figuresOf(report);
  console.log(figures);
  for (const complaint of report.complaints) console.error(complaint);
  if (write) writeFileSync(DOCUMENT, putInto(readFileSync(DOCUMENT, 'utf8'), wanted.nodes, figures));
  process.exitCode = report.complaints.length ? 1 : 0;
};

const asked = readTortureOptions(process.argv.slice(2));
if (asked) await run(asked);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
