import fastify from 'fastify';
import type { Log } from '../log.ts';

/** For what wants a log whose lines nobody reads. */
export const silentLog: Log = fastify({ logger: { level: 'silent' } }).log;
