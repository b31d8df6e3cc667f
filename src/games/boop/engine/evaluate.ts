import { CATS, KITTENS, MINE, MY_POOL, THEIR_POOL, type Memory } from './layout.ts';
import { openPairs, upperRows } from './pairs.ts';
import { LOW_SQUARES, countBits } from './tables.ts';

/** Weights, in hundredths of a grown-up kitten. */
const GROWN = 100; // each cat owned
const ON_BED = 10; // each piece out: three make a line, and the eighth grows up
const INNER = 12; // not on the rim, where it is easily pushed off
const CENTRE = 8;
const PAIR = 14; // two in a row with room for the third
const CAT_PAIR = 45; // the same with cats: the next one wins
const TEMPO = 10;

const ALL_LOW = (1 << LOW_SQUARES) - 1;
const ALL_HIGH = 0b111111;
const INNER_SQUARES = 0b011110_011110_011110_011110_000000; // all in the low word
const CENTRE_SQUARES = 0b001100_001100_000000_000000;

/** How good a position is for the seat to move. */
export const evaluate = (m: Memory, p: number): number => {
  const mineLow = m[p + MINE] as number;
  const mineHigh = m[p + MINE + 1] as number;
  const catsLow = m[p + CATS] as number;
  const catsHigh = m[p + CATS + 1] as number;
  const allLow = catsLow | (m[p + KITTENS] as number);
  const allHigh = catsHigh | (m[p + KITTENS + 1] as number);
  const theirsLow = allLow & ~mineLow;
  const theirsHigh = allHigh & ~mineHigh;
  const freeLow = ~allLow & ALL_LOW;
  const freeUpper = upperRows(freeLow, ~allHigh & ALL_HIGH);

  const catPairs =
    openPairs(catsLow & mineLow, upperRows(catsLow & mineLow, catsHigh & mineHigh), freeLow, freeUpper) -
    openPairs(catsLow & theirsLow, upperRows(catsLow & theirsLow, catsHigh & theirsHigh), freeLow, freeUpper);
  const pairs =
    openPairs(mineLow, upperRows(mineLow, mineHigh), freeLow, freeUpper) -
    openPairs(theirsLow, upperRows(theirsLow, theirsHigh), freeLow, freeUpper);
  const cats =
    countBits(catsLow & mineLow) +
    countBits(catsHigh & mineHigh) +
    (m[p + MY_POOL + 1] as number) -
    countBits(catsLow & theirsLow) -
    countBits(catsHigh & theirsHigh) -
    (m[p + THEIR_POOL + 1] as number);
  const out = countBits(mineLow) + countBits(mineHigh) - countBits(theirsLow) - countBits(theirsHigh);
  const inner = countBits(mineLow & INNER_SQUARES) - countBits(theirsLow & INNER_SQUARES);
  const centre = countBits(mineLow & CENTRE_SQUARES) - countBits(theirsLow & CENTRE_SQUARES);
  return (
    GROWN * cats + ON_BED * out + INNER * inner + CENTRE * centre + PAIR * pairs + CAT_PAIR * catPairs + TEMPO
  );
};

/** A cat put beside two of its own cannot push them apart: with one in the pool, an open pair of cats wins now. */
export const winsNow = (m: Memory, p: number): boolean => {
  if (m[p + MY_POOL + 1] === 0) return false;
  const catsLow = (m[p + CATS] as number) & (m[p + MINE] as number);
  const catsHigh = (m[p + CATS + 1] as number) & (m[p + MINE + 1] as number);
  if (countBits(catsLow) + countBits(catsHigh) < 2) return false;
  const freeLow = ~((m[p + CATS] as number) | (m[p + KITTENS] as number)) & ALL_LOW;
  const freeHigh = ~((m[p + CATS + 1] as number) | (m[p + KITTENS + 1] as number)) & ALL_HIGH;
  return openPairs(catsLow, upperRows(catsLow, catsHigh), freeLow, upperRows(freeLow, freeHigh)) > 0;
};
