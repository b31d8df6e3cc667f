import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './game.ts';

/**
 * The hash published before the first move. With it, the seed published after the last move can be verified.
 */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

const NO_BLOCK = new DataView(new ArrayBuffer(0));

/**
 * One stream of random numbers per (seed, seq): the numbers used by step 5 cannot shift those of step 6.
 * Block n is SHA-256 of "seed/seq/n", read as eight big-endian numbers, so any language can check it.
 */
export const rngAt = (seed: string, seq: number): Rng => {
  let block = NO_BLOCK; // hashed on first use: most steps of most games need no random numbers
  let drawn = 0;
  const next = (): number => {
    const word = drawn % 8;
    if (word === 0) {
      const bytes = sha256(utf8ToBytes(`${seed}/${seq}/${drawn / 8}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    drawn++;
    return block.getUint32(word * 4);
  };
  return { int: (below) => uniform(next, below) };
};

/**
 * A seed that begins like this deals the same cards whatever is played: after the setup every random number has a stream of
 * its own, counted from 1. Otherwise one more answer of somebody would change every card after it.
 */
const SAME_DEAL = 'deal:';
export const sameDealSeed = (seed: string): string => SAME_DEAL + seed;
export const isSameDeal = (seed: string): boolean => seed.startsWith(SAME_DEAL);

/**
 * Fast random numbers for bots and tests (sfc32). Never for a real match, which needs the verifiable `rngAt`.
 */
export const quickRng = (seed: number): Rng => {
  let a = seed | 0;
  let b = Math.imul(seed, 0x9e3779b1) | 0;
  let c = 0x2545f491;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { int: (below) => uniform(next, below) };
};

const WORDS = 2 ** 32;

/** Draws again when the word lies in the last, incomplete run of `below` numbers: a plain `%` would favour the small ones. */
const uniform = (next: () => number, below: number): number => {
  if (!(Number.isInteger(below) && below > 0 && below <= WORDS)) throw new RangeError(`int(${below})`);
  for (;;) {
    const word = next();
    const drawn = word % below;
    if (word - drawn <= WORDS - below) return drawn;
  }
};

export const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.int(from.length)] as T;

export const shuffled = <T>(rng: Rng, list: readonly T[]): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};

/** Records whether random numbers were used: such a step may be neither previewed nor taken back. */
export const watched = (rng: Rng): Rng & { readonly touched: boolean } => {
  let touched = false;
  return {
    get touched() {
      return touched;
    },
    int(below) {
      touched = true;
      return rng.int(below);
    },
  };
};
