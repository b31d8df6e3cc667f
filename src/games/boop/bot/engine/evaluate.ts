import { freeHigh, freeLow } from './generate.ts';
import { CATS, KITTENS, MINE, MY_POOL, THEIR_POOL, type Memory, type Rules } from './layout.ts';
import { openPairs, upperRows } from './open-pairs.ts';
import { countBits } from './tables.ts';

/** Weights, in hundredths of a cat. */
const GROWN = 100; // each cat owned
const ON_BED = 10; // each piece on the bed: three make a line, and the eighth may grow up
const INNER = 12; // not on the rim, where it is easily pushed off
const CENTRE = 8;
const PAIR = 14; // two in a row with a free third square
const CAT_PAIR = 45; // the same with cats: the next one wins
const TEMPO = 10;

const INNER_SQUARES = 0b011110_011110_011110_011110_000000; // all in the low word
const CENTRE_SQUARES = 0b001100_001100_000000_000000;

/** Rates a position for the seat to move. */
export const evaluate = (m: Memory, p: number): number => {
  const mineLow = m[p + MINE] ?? 0;
  const mineHigh = m[p + MINE + 1] ?? 0;
  const catsLow = m[p + CATS] ?? 0;
  const catsHigh = m[p + CATS + 1] ?? 0;
  const allLow = catsLow | (m[p + KITTENS] ?? 0);
  const allHigh = catsHigh | (m[p + KITTENS + 1] ?? 0);
  const theirsLow = allLow & ~mineLow;
  const theirsHigh = allHigh & ~mineHigh;
  const free = freeLow(m, p);
  const freeUpper = upperRows(free, freeHigh(m, p));

  const catPairs =
    openPairs(catsLow & mineLow, upperRows(catsLow & mineLow, catsHigh & mineHigh), free, freeUpper) -
    openPairs(catsLow & theirsLow, upperRows(catsLow & theirsLow, catsHigh & theirsHigh), free, freeUpper);
  const pairs =
    openPairs(mineLow, upperRows(mineLow, mineHigh), free, freeUpper) -
    openPairs(theirsLow, upperRows(theirsLow, theirsHigh), free, freeUpper);
  const cats =
    countBits(catsLow & mineLow) +
    countBits(catsHigh & mineHigh) +
    (m[p + MY_POOL + 1] ?? 0) -
    countBits(catsLow & theirsLow) -
    countBits(catsHigh & theirsHigh) -
    (m[p + THEIR_POOL + 1] ?? 0);
  const out = countBits(mineLow) + countBits(mineHigh) - countBits(theirsLow) - countBits(theirsHigh);
  const inner = countBits(mineLow & INNER_SQUARES) - countBits(theirsLow & INNER_SQUARES);
  const centre = countBits(mineLow & CENTRE_SQUARES) - countBits(theirsLow & CENTRE_SQUARES);
  return (
    GROWN * cats + ON_BED * out + INNER * inner + CENTRE * centre + PAIR * pairs + CAT_PAIR * catPairs + TEMPO
  );
};

/**
 * True if the seat to move wins at once. A piece placed beside two of its own size cannot push them apart,
 * because they block each other. So with one piece in the pool, an open pair of the winning size (cats, or
 * kittens in the variant) wins.
 */
export const winsNow = (m: Memory, p: number, rules: Rules): boolean => {
  if (m[p + MY_POOL + (rules.kittensOnly ? 0 : 1)] === 0) return false;
  const pair = p + (rules.kittensOnly ? KITTENS : CATS);
  const low = (m[pair] ?? 0) & (m[p + MINE] ?? 0);
  const high = (m[pair + 1] ?? 0) & (m[p + MINE + 1] ?? 0);
  if (countBits(low) + countBits(high) < 2) return false;
  const free = freeLow(m, p);
  return openPairs(low, upperRows(low, high), free, upperRows(free, freeHigh(m, p))) > 0;
};
