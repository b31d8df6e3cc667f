import { randomBytes } from 'node:crypto';

/** The seed of a new match: nobody can guess it. */
export const freshSeed = (): string => randomBytes(24).toString('base64url');
