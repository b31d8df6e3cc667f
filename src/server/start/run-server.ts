import { Worker } from 'node:worker_threads';
import { CannotStart } from '../config/cannot-start.ts';
import { readConfig } from '../config/config.ts';
import { isEverywhere, lanAddresses } from '../config/lan.ts';
import type { Server } from './server.ts';

const announce = ({ port }: Server, host: string, publicUrl: string | null): void => {
  const everywhere = isEverywhere(host);
  console.log(`Clowder is ready: ${publicUrl ?? `http://${everywhere ? 'localhost' : host}:${port}`}`);
  if (everywhere)
    for (const address of lanAddresses())
      console.log(`On a phone in the same network: http://${address}:${port}`);
  console.log('Stop it with Ctrl-C.');
};

const GIVE_UP_AFTER = 5_000;
const EXIT_WITHIN = 1_000;

/**
 * Before it exits, the process writes what is left of its log. If the reader of the log hangs, that never ends: then another
 * thread ends the process. Nothing acknowledged can be lost.
 */
const exit = (code: number): never => {
  const kill = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${EXIT_WITHIN})`;
  const watchdog = new Worker(kill, { eval: true });
  watchdog.unref();
  return process.exit(code);
};

/** Stops once, even after several signals: a second Ctrl-C must not interrupt the first. */
const stopWhenTold = (server: Server): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Ends the process even if something hangs: nothing acknowledged can be lost.
    setTimeout(() => exit(1), GIVE_UP_AFTER).unref();
    server.close().then(
      () => exit(0),
      (error: unknown) => {
        console.error(error);
        exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

/** Reads the settings, starts the server, and runs until a signal stops it. `games`: as in `serve`. */
export const runServer = async (games?: URL): Promise<void> => {
  // A closed pipe or terminal must not end the server: it only has nobody left to read its messages.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const config = readConfig(process.env);
  if (typeof config === 'string') {
    console.error(config);
    process.exitCode = 1;
    return;
  }
  try {
    const { serve } = await import('./server.ts'); // after the settings: a wrong one is told at once
    const server = await serve(config, games);
    // The last resort: a defect at one table must not end the other tables.
    process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'nobody caught this'));
    stopWhenTold(server);
    announce(server, config.host, config.publicUrl);
  } catch (error) {
    // A wrong setting is shown to the operator as one sentence. Any other error is a defect and is printed in
    // full.
    console.error(error instanceof CannotStart ? error.message : error);
    process.exit(1); // a pending DNS lookup would keep the process running for a minute
  }
};
