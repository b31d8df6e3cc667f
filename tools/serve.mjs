// Runs the built server, and exits with its exit code.
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const serve = () => {
  const server = spawn(process.execPath, ['out/server/start/main.js'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both processes, but other signals only to this one: if they are not passed on,
  // the server stays behind. Two signals stop it once.
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
};
