import { randomBytes, randomInt } from 'node:crypto';
import type { Rng } from '../../kernel/game.ts';
import { quickRng, rngAt } from '../../kernel/random.ts';

const SEED_LENGTH = 200;
export const SEED = `text of 1 to ${SEED_LENGTH} characters`;

/** What may be a seed, wherever one is given. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= SEED_LENGTH;

/** 128 bits that nobody can guess, for a match whose seed nobody chose. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

/** Dice for a bot, different every time. */
export const freshDice = (): Rng => quickRng(randomInt(2 ** 32));

/** Fast dice that follow from a text. */
export const diceFrom = (seed: string): Rng => quickRng(rngAt(seed, 0).int(2 ** 32));
