import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import type { App } from '../http/services.ts';

const PATIENCE = 4_000; // a DNS server that does not answer can delay the error for a minute

/** Refuses a host that is not an address of this computer, before anything else is opened. */
export const checkHost = async (host: string): Promise<void> => {
  const late = sleep(PATIENCE, null, { ref: false });
  const found = await Promise.race([lookup(host), late]).catch((error: unknown) => wrongHost(host, error));
  if (!found) wrongHost(host, new Error('no answer'));
};

export const listen = async (app: App, { port, host }: Config): Promise<void> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new CannotStart(
        `PORT ${port} is in use: stop what runs there, or set PORT to another number.`,
        error,
      );
    if (code === 'EACCES')
      throw new CannotStart(`PORT ${port} is not allowed to this user: set PORT to 1024 or more.`, error);
    wrongHost(host, error);
  }
};

const wrongHost = (host: string, error: unknown): never => {
  throw new CannotStart(
    `HOST is “${host}”, which is no address of this computer (${faultOf(error)}): ` +
      'set it to 127.0.0.1 for this computer alone, or to 0.0.0.0 for the whole network.',
    error,
  );
};
