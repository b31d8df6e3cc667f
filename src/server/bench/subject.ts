import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { builtAt } from '../../catalogue/module-urls.ts';
import { NODE_FLAGS, NODE_SETTINGS } from '../start/node-flags.ts';

const LOOP_DELAY = new URL('../tools/loop-delay.mjs', builtAt('')).href;

export const script = (name: string): string => fileURLToPath(builtAt(`server/${name}`));

/** A process that is measured. */
export interface Subject {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly port: number;
}

/** A server without limits on requests, started as “npm start” does. */
export const startServer = (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Subject> =>
  start(
    'start/main.js',
    {
      ...NODE_SETTINGS,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '100000',
      ...settings,
    },
    NODE_FLAGS,
  );

export const start = async (
  file: string,
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Subject> => {
  const child = spawn(process.execPath, [...flags, script(file)], {
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

export const stop = async ({ process: child }: Subject): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const MEASURED = /^event loop .* CPU time (\d+) ms\n/m;

/** The CPU time of a process since it was asked last, in milliseconds. */
export const cpuTime = ({ process: child }: Subject): Promise<number> =>
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

/** The CPU time of the main thread since the process began, in milliseconds; NaN where the system does not tell. */
export const mainThreadTime = ({ process: { pid } }: Subject): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
};
