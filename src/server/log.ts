import type { FastifyBaseLogger } from 'fastify';
import { isAway } from './store/away.ts';

/** The one log of the server: lines of JSON, from pino. */
export type Log = FastifyBaseLogger;

/** What could not be done. A database that is away is one line each time; anything else is a defect, and needs its trace. */
export const logFailure = (log: Log, error: unknown, about: object, message: string): void => {
  if (isAway(error)) log.warn({ ...about, why: 'storage-away' }, message);
  else log.error({ ...about, err: error }, message);
};
