import { BED_WORDS, MY_POOL, STATUS, THEIR_POOL, type Memory } from './layout.ts';

/**
 * Transposition table: results for positions that the search may meet again. Seats are not part of the key: a
 * position is always seen from the seat to move. The path is not part of it either, so a stored draw by
 * repetition may be wrong on another path. The table lives for one move only, so that is rare.
 */
const LARGE = 1 << 19;
const SMALL = 1 << 12; // for levels that hardly look ahead: five megabytes per move would cost more than their search
const SHALLOW = 3;

export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

export interface Transpositions {
  readonly keys: Int32Array; // half of the hash; the other half is the index
  readonly scores: Int16Array;
  readonly notes: Int32Array; // depth, bound and best move in one word
}

export const freshTranspositions = (depth: number): Transpositions => {
  const size = depth <= SHALLOW ? SMALL : LARGE;
  return { keys: new Int32Array(size), scores: new Int16Array(size), notes: new Int32Array(size) };
};

/** Two independent hashes of a position, as [index, key]; the array is reused, so read it at once. */
const hash = new Int32Array(2);

export const hashOf = ({ keys }: Transpositions, m: Memory, p: number): Int32Array => {
  let a =
    0x9e3779b9 ^
    ((m[p + STATUS] ?? 0) << 20) ^
    ((m[p + MY_POOL + 1] ?? 0) << 24) ^
    ((m[p + THEIR_POOL + 1] ?? 0) << 28);
  let b = a;
  for (let i = 0; i < BED_WORDS; i++) {
    const word = m[p + i] ?? 0;
    a = Math.imul(a ^ word, 0x85ebca6b);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  hash[0] = (a ^ (a >>> 7)) & (keys.length - 1);
  hash[1] = b;
  return hash;
};

export const noteOf = (depth: number, bound: number, move: number): number =>
  (depth << 12) | (bound << 10) | (move + 1);
export const depthOf = (note: number): number => note >> 12;
export const boundOf = (note: number): number => (note >> 10) & 3;
export const moveIn = (note: number): number => (note & 1023) - 1;
