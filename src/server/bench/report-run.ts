import { readFlags, report } from '../../bench/report.ts';
import { readKeptRun } from '../../bench/kept-run.ts';

/**
 * Prints a run that was measured by another process: report-run.js FILE [--json] [--against FILE]. `--check` in place
 * of FILE only reads the flags.
 */
const [file = '', ...flags] = process.argv.slice(2);
const asked = readFlags(flags);
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else if (file !== '--check') {
  const { out, err, exitCode } = report(readKeptRun(file) ?? [], asked);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
}
