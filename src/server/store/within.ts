import { setTimeout as sleep } from 'node:timers/promises';
import type { Millis } from '../../kernel/game.ts';

/** Waits for the work, but not longer than this: a peer that never answers must not keep the server from stopping. */
export const within = (ms: Millis, work: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
