// Runs the built server, and exits with its exit code.
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const serve = async () => {
  /** @type {typeof import('../src/server/start/node-flags.ts')} */
  const { NODE_FLAGS, NODE_SETTINGS } = await import(
    new URL('../out/server/start/node-flags.js', import.meta.url).href
  );
  const server = spawn(process.execPath, [...NODE_FLAGS, 'out/server/start/main.js'], {
    cwd: new URL('..', import.meta.url),
    env: { ...NODE_SETTINGS, ...process.env },
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both processes, but other signals only to this one: if they are not passed on,
  // the server stays behind. Two signals stop it once.
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
};
