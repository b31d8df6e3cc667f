import { randomBytes } from 'node:crypto';

/** Names a request in the log and in the error message that a player sees: short enough to be read out. */
export const requestId = (): string => randomBytes(4).toString('hex');
