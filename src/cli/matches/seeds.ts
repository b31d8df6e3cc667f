import { randomBytes, randomInt } from 'node:crypto';
import type { Rng } from '../../kernel/game.ts';
import { quickRng, rngAt } from '../../kernel/random.ts';

const SEED_LENGTH = 200;
export const SEED = `text of 1 to ${SEED_LENGTH} characters`;

/** True for a valid seed. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= SEED_LENGTH;

/** 128 random bits, for a match without a chosen seed. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

/** Random numbers for a bot, different every time. */
export const freshDice = (): Rng => quickRng(randomInt(2 ** 32));

/** Fast random numbers computed from a text. */
export const diceFrom = (seed: string): Rng => quickRng(rngAt(seed, 0).int(2 ** 32));
