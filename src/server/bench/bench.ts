import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtAt } from '../../catalogue/built.ts';
import type { Load, LoadReport } from './load.ts';

/**
 * npm run bench:server: 1,000 people at 500 tables make 500 moves a second. It measures the time until a move
 * is acknowledged, compared with a bare echo on the same socket library with as many clients at the same
 * pace, in the same run.
 */
const CLIENTS = 1_000;
const PER_SECOND = 500;
const SECONDS = 10;
const PROCESSES = 2;

const script = (name: string): string => fileURLToPath(builtAt(`server/${name}`));

interface Subject {
  readonly process: ChildProcess;
  readonly port: number;
}

const start = async (file: string, settings: Readonly<Record<string, string>>): Promise<Subject> => {
  const child = spawn(process.execPath, [script(file)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
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

const measure = async (what: Load['what'], { port }: Subject): Promise<LoadReport> => {
  const load: Load = {
    port,
    what,
    clients: CLIENTS / PROCESSES,
    perSecond: PER_SECOND / PROCESSES,
    seconds: SECONDS,
  };
  const children = Array.from({ length: PROCESSES }, () => fork(script('bench/load.js')));
  for (const child of children) child.send(load);
  await Promise.all(children.map((child) => once(child, 'message')));
  for (const child of children) child.send('go');
  const reports = (await Promise.all(children.map((child) => once(child, 'message')))) as [LoadReport][];
  return {
    latencies: reports.flatMap(([{ latencies }]) => latencies),
    missed: reports.reduce((sum, [{ missed }]) => sum + missed, 0),
  };
};

const line = (name: string, { latencies, missed }: LoadReport): string => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(2).padStart(8);
  const rate = (sorted.length / SECONDS).toFixed(0).padStart(6);
  return `${name.padEnd(12)}${rate}  ${at(0.5)}  ${at(0.99)}  ${at(0.999)}  ${String(missed).padStart(6)}`;
};

const stop = async ({ process: child }: Subject): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

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

console.log(`${CLIENTS} clients, ${PER_SECOND} moves a second asked for, ${SECONDS} s; times in ms\n`);
console.log('              per s       p50       p99     p99.9  missed');
console.log(line('bare echo', bare));
console.log(line('moves', played));
