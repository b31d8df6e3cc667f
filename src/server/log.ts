import type { FastifyBaseLogger } from 'fastify';

/** The one log of the server: lines of JSON, from pino. */
export type Log = FastifyBaseLogger;
