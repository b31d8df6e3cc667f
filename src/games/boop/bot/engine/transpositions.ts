import { BED_WORDS, MY_POOL, STATUS, THEIR_POOL, type Memory } from './layout.ts';

/**
 * What the search has found out about positions it may meet again. Seats are not part of the key: a position is always
 * seen from the seat to move. Nor is the way there: a draw by repetition below a position is kept with it and may be wrong on
 * another way. The table lives for one move only, so that is rare and small.
 */
const LARGE = 1 << 19;
const SMALL = 1 << 12; // for levels that hardly look ahead: five megabytes a move would cost more than their thinking
const SHALLOW = 3;

export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

export interface Transpositions {
  readonly keys: Int32Array; // half of the hash; the other half is the place
  readonly scores: Int16Array;
  readonly notes: Int32Array; // depth, bound and best move together
}

export const freshTranspositions = (depth: number): Transpositions => {
  const size = depth <= SHALLOW ? SMALL : LARGE;
  return { keys: new Int32Array(size), scores: new Int16Array(size), notes: new Int32Array(size) };
};

/** Two independent hashes of a position, as [place, key]; the array is reused, so read it at once. */
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
