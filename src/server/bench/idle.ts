import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { script, startServer, stop, type Subject } from './subject.ts';

const SOCKETS = 10_000;
const SETTLES = 3_000; // milliseconds: what was needed only to connect is collected

export interface Idle {
  readonly sockets: number;
  readonly before: number; // MB of memory of the server without a socket
  readonly after: number;
}

/** Many people who have connected and do nothing, each another guest. */
export const measureIdle = async (folder: string): Promise<Idle> => {
  const server = await startServer(folder);
  const before = memoryOf(server);
  const crowd = fork(script('bench/idle-crowd.js'), [String(server.port), String(SOCKETS)]);
  const [sockets] = (await once(crowd, 'message')) as [number];
  await sleep(SETTLES);
  const after = memoryOf(server);
  crowd.kill();
  await once(crowd, 'exit');
  await stop(server);
  return { sockets, before, after };
};

/** The memory of the process in MB; NaN where the system does not tell. */
const memoryOf = ({ process: { pid } }: Subject): number => {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  } catch {
    return NaN;
  }
};

export const printIdle = ({ sockets, before, after }: Idle): void =>
  console.log(
    `\n${sockets} idle sockets: ${after.toFixed(0)} MB of memory, ${before.toFixed(0)} MB without them, ` +
      `${((1024 * (after - before)) / sockets).toFixed(1)} kB for each`,
  );
