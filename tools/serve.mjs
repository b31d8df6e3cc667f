// Runs the server that was built, and ends as it ends.
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const serve = () => {
  const server = spawn(process.execPath, ['out/server/start/main.js'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both of us, anything else to us alone: without passing it on the server would stay behind.
  // Told twice, it stops once.
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
};
