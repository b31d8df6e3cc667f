import type { Rng } from '../kernel/game.ts';

/**
 * A multiset: it counts the items of each kind and has no order. Shuffling needs no code; random numbers are
 * used only when something is drawn.
 */
export type Bag = readonly number[]; // the count of kind i

export const emptyBag = (kinds: number): Bag => Array.from({ length: kinds }, () => 0);

export const sizeOf = (bag: Bag): number => bag.reduce((sum, count) => sum + count, 0);

export const put = (bag: Bag, ...kinds: readonly number[]): Bag => {
  const out = bag.slice();
  for (const kind of kinds) out[kind] = (out[kind] ?? 0) + 1;
  return out;
};

/**
 * Removes one item of this kind. Throws if there is none: a negative count would later create items from
 * nothing.
 */
export const without = (bag: Bag, kind: number): Bag => {
  const count = bag[kind] ?? 0;
  if (count < 1) throw new RangeError(`no ${kind} in the bag`);
  const out = bag.slice();
  out[kind] = count - 1;
  return out;
};

export const poured = (one: Bag, other: Bag): Bag => one.map((count, kind) => count + (other[kind] ?? 0));

/** A random kind, every single item equally likely. The item stays in the bag. */
export const draw = (bag: Bag, rng: Rng): number => {
  let left = rng.int(sizeOf(bag));
  return bag.findIndex((count) => (left -= count) < 0);
};
