import { randomBytes, randomInt } from 'node:crypto';
import type { Rng } from '../kernel/game.ts';
import { quickRng, rngAt } from '../kernel/random.ts';

/** 128 bits that nobody can guess, for a match whose seed nobody chose. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

/** Dice for a bot, different every time. */
export const freshDice = (): Rng => quickRng(randomInt(2 ** 32));

/** Fast dice that follow from a text. */
export const diceFrom = (seed: string): Rng => quickRng(rngAt(seed, 0).int(2 ** 32));
