import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { builtAt } from '../../catalogue/module-urls.ts';

const MAIN = fileURLToPath(builtAt('server/start/main.js'));

/** A real server process, built from the source, that can be killed. */
export interface Running {
  readonly port: number;
  readonly process: ChildProcess;
  readonly output: () => string;
}

type Settings = Readonly<Record<string, string>>;

/** Starts a server and does not wait until it is ready. */
export const start = (
  settings: Settings,
  main: string = MAIN,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export const run = async (settings: Settings, main?: string): Promise<Running> => {
  const child = start(settings, main);
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, found] = /ready: http:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { port, process: child, output: () => output };
};

/** Kills the process without a warning. */
export const kill = async ({ process: child }: Running): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};
