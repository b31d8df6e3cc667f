import type { FastifyBaseLogger } from 'fastify';
import { isUnreachable } from './unreachable.ts';

/** The log of the server: lines of JSON, from pino. */
export type Log = FastifyBaseLogger;

/**
 * Logs a failure. An unreachable database is one line each time; any other error is a defect and is logged
 * with its stack.
 */
export const logFailure = (log: Log, error: unknown, about: object, message: string): void => {
  if (isUnreachable(error)) log.warn({ ...about, why: 'storage-away' }, message);
  else log.error({ ...about, err: error }, message);
};
