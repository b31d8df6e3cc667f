import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../bench/compare.ts';
import { readFlags, report, settledFigures, type BenchOptions } from '../../bench/report.ts';
import { measureCluster, printCluster } from './cluster.ts';
import { measureIdle, printIdle } from './idle.ts';
import { atPart, CLIENTS, measure, PER_SECOND, SATURATING, SECONDS, type Measured } from './measure.ts';
import { start, startServer, stop } from './subject.ts';

/**
 * npm run bench:server: 1,000 people at 500 tables make 500 moves a second. It measures the time until a move
 * is acknowledged, compared with a bare echo on the same socket library with as many clients at the same
 * pace, in the same run; then one server against two on PostgreSQL, and the take-over of 500 tables of a
 * killed server, and the memory of 10,000 sockets that do nothing. --json and --against FILE as in “clowder bench”,
 * without the cluster and the memory. --idle: only the memory.
 */

const line = (name: string, { latencies, missed, cpu, main }: Measured): string => {
  const times = [...[0.5, 0.99, 0.999].map((part) => atPart(latencies, part)), cpu, main];
  const rate = (latencies.length / SECONDS).toFixed(0).padStart(6);
  const columns = times.map((time) => time.toFixed(2).padStart(8)).join('  ');
  return `${name.padEnd(12)}${rate}  ${columns}  ${String(missed).padStart(6)}`;
};

interface Run {
  readonly bare: Measured;
  readonly played: Measured;
  readonly full: Measured | null; // with as many moves as are answered
}

const measureBoth = async (toTheLimit = false): Promise<Run> => {
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  const echo = await start('bench/echo.js', {});
  const bare = await measure('echo', [echo]);
  await stop(echo);
  const server = await startServer(folder);
  const played = await measure('play', [server]);
  await stop(server);
  const full = toTheLimit ? await measureFull(folder) : null;
  rmSync(folder, { recursive: true });
  return { bare, played, full };
};

const measureFull = async (folder: string): Promise<Measured> => {
  const server = await startServer(folder);
  const full = await measure('play', [server], SATURATING);
  await stop(server);
  return full;
};

/** The figures to compare with a kept run, relative to the echo. Not p99: it depends on what else the machine does. */
const figuresOf = ({ bare, played }: Run): Figure[] => {
  const [half, bareHalf] = [atPart(played.latencies, 0.5), atPart(bare.latencies, 0.5)];
  return [
    { name: 'CPU a move, ms', value: played.cpu, relative: played.cpu / bare.cpu, better: 'lower' },
    { name: 'p50 of a move, ms', value: half, relative: half / bareHalf, better: 'lower' },
  ];
};

const print = ({ bare, played, full }: Run): void => {
  console.log(`${CLIENTS} clients, ${PER_SECOND} moves a second asked for, ${SECONDS} s; times in ms\n`);
  console.log('              per s       p50       p99     p99.9       CPU  its main thread  missed');
  console.log(line('bare echo', bare));
  console.log(line('moves', played));
  if (full) console.log(line('all it can', full));
  console.log(`main thread of a move against that of an echo: ${(played.main / bare.main).toFixed(1)}`);
};

const showIdle = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  printIdle(await measureIdle(folder));
  rmSync(folder, { recursive: true });
};

const run = async (asked: BenchOptions): Promise<void> => {
  const all = !asked.json && !asked.kept;
  const first = await measureBoth(all);
  if (!asked.json) print(first);
  if (all) {
    printCluster(await measureCluster());
    await showIdle();
  }
  const figures = await settledFigures(figuresOf(first), asked, async () => figuresOf(await measureBoth()));
  const { out, err, exitCode } = report(figures, asked);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
};

const flags = process.argv.slice(2);
const asked = readFlags(flags.filter((flag) => flag !== '--idle'));
if (flags.includes('--idle')) await showIdle();
else if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else await run(asked);
