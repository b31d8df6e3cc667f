import { fork, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../../bench/compare.ts';
import { readFlags, report, settledFigures, type Asked } from '../../bench/report.ts';
import { builtAt } from '../../catalogue/module-urls.ts';
import type { Load, LoadReport } from './load.ts';

/**
 * npm run bench:server: 1,000 people at 500 tables make 500 moves a second. It measures the time until a move
 * is acknowledged, compared with a bare echo on the same socket library with as many clients at the same
 * pace, in the same run. --json and --against FILE as in “clowder bench”.
 */
const CLIENTS = 1_000;
const PER_SECOND = 500;
const WARM_UP = 2_000; // milliseconds
const SECONDS = 10;
const PROCESSES = 2;

const LOOP_DELAY = new URL('../tools/loop-delay.mjs', builtAt('')).href;

const script = (name: string): string => fileURLToPath(builtAt(`server/${name}`));

interface Subject {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly port: number;
}

const start = async (file: string, settings: Readonly<Record<string, string>>): Promise<Subject> => {
  const child = spawn(process.execPath, [script(file)], {
    env: { ...process.env, ...settings, NODE_OPTIONS: `--import=${LOOP_DELAY}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk) => {
    if (!MEASURED.test(String(chunk))) process.stderr.write(String(chunk));
  });
  // Listened to until the end: with its output closed, the next line it wrote would end the server.
  const port = await new Promise<string | undefined>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /ready: http:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => resolve(undefined));
  });
  if (port === undefined) throw new Error(`${file} did not start`);
  return { process: child, port: Number(port) };
};

const MEASURED = /^event loop .* CPU time (\d+) ms\n/m;

/** The CPU time of a process since it was asked last, in milliseconds. */
const cpuTime = ({ process: child }: Subject): Promise<number> =>
  new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, ms] = MEASURED.exec(said) ?? [];
      if (ms === undefined) return;
      child.stderr.off('data', listen);
      resolve(Number(ms));
    };
    child.stderr.on('data', listen);
    child.kill('SIGUSR2');
  });

interface Measured extends LoadReport {
  readonly cpu: number; // milliseconds of the server's CPU time for each answer
}

const measure = async (what: Load['what'], subject: Subject): Promise<Measured> => {
  const load: Load = {
    port: subject.port,
    what,
    clients: CLIENTS / PROCESSES,
    perSecond: PER_SECOND / PROCESSES,
    warmUp: WARM_UP,
    seconds: SECONDS,
  };
  const children = Array.from({ length: PROCESSES }, () => fork(script('bench/load.js')));
  for (const child of children) child.send(load);
  await Promise.all(children.map((child) => once(child, 'message')));
  for (const child of children) child.send('go');
  const answers = children.map((child) => once(child, 'message'));
  await sleep(WARM_UP);
  await cpuTime(subject);
  const reports = (await Promise.all(answers)) as [LoadReport][];
  const cpu = await cpuTime(subject);
  const latencies = reports.flatMap(([one]) => one.latencies).toSorted((a, b) => a - b);
  return {
    latencies,
    missed: reports.reduce((sum, [{ missed }]) => sum + missed, 0),
    cpu: cpu / latencies.length,
  };
};

const atPart = ({ latencies }: Measured, part: number): number =>
  latencies[Math.floor(latencies.length * part)] ?? NaN;

const line = (name: string, measured: Measured): string => {
  const { latencies, missed, cpu } = measured;
  const times = [atPart(measured, 0.5), atPart(measured, 0.99), atPart(measured, 0.999), cpu];
  const rate = (latencies.length / SECONDS).toFixed(0).padStart(6);
  const columns = times.map((time) => time.toFixed(2).padStart(8)).join('  ');
  return `${name.padEnd(12)}${rate}  ${columns}  ${String(missed).padStart(6)}`;
};

const stop = async ({ process: child }: Subject): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

interface Run {
  readonly bare: Measured;
  readonly played: Measured;
}

const measureBoth = async (): Promise<Run> => {
  const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
  const echo = await start('bench/echo.js', {});
  const bare = await measure('echo', echo);
  await stop(echo);
  const server = await start('start/main.js', {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    SOCKETS_PER_ADDRESS: '100000',
  });
  const played = await measure('play', server);
  await stop(server);
  rmSync(folder, { recursive: true });
  return { bare, played };
};

/** The figures to compare with a kept run, relative to the echo. Not p99: it depends on what else the machine does. */
const figuresOf = ({ bare, played }: Run): Figure[] => {
  const [half, bareHalf] = [atPart(played, 0.5), atPart(bare, 0.5)];
  return [
    { name: 'CPU a move, ms', value: played.cpu, relative: played.cpu / bare.cpu, better: 'lower' },
    { name: 'p50 of a move, ms', value: half, relative: half / bareHalf, better: 'lower' },
  ];
};

const print = ({ bare, played }: Run): void => {
  console.log(`${CLIENTS} clients, ${PER_SECOND} moves a second asked for, ${SECONDS} s; times in ms\n`);
  console.log('              per s       p50       p99     p99.9       CPU  missed');
  console.log(line('bare echo', bare));
  console.log(line('moves', played));
};

const run = async (asked: Asked): Promise<void> => {
  const first = await measureBoth();
  if (!asked.json) print(first);
  const figures = await settledFigures(figuresOf(first), asked, async () => figuresOf(await measureBoth()));
  const { out, err, exitCode } = report(figures, asked);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = exitCode;
};

const asked = readFlags(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else await run(asked);
