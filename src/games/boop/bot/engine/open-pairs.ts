import { LOW_SQUARES, STARTS_LEFT, STARTS_RIGHT, countBits } from './tables.ts';

/**
 * Pairs with a free third square: two pieces side by side with the next square in line empty, counted for all
 * lines at once. A set of squares comes as two overlapping words, rows 1 to 5 and rows 2 to 6, so that every
 * line lies in one of them.
 */
const ROW = 6;

export const upperRows = (low: number, high: number): number => (low >> ROW) | (high << (LOW_SQUARES - ROW));

const EVERYWHERE = -1;
const FROM_ROW_4 = 0b111111 << (2 * ROW); // in rows 2 to 6: vertical and diagonal lines that do not fit into rows 1 to 5
const ROW_6 = 0b111111 << (4 * ROW);

export const openPairs = (low: number, upper: number, freeLow: number, freeUpper: number): number =>
  across(low, freeLow) +
  across(upper & ROW_6, freeUpper & ROW_6) +
  climbing(low, upper, freeLow, freeUpper, 6, EVERYWHERE) +
  climbing(low, upper, freeLow, freeUpper, 7, STARTS_RIGHT) +
  climbing(low, upper, freeLow, freeUpper, 5, STARTS_LEFT);

const across = (mine: number, free: number): number => {
  const pairs = mine & (mine >> 1);
  return countBits(pairs & (free >> 2) & STARTS_RIGHT) + countBits(free & (pairs >> 1) & STARTS_RIGHT);
};

const climbing = (
  low: number,
  upper: number,
  freeLow: number,
  freeUpper: number,
  step: number,
  starts: number,
): number => {
  const pairsLow = low & (low >> step);
  const pairsUpper = upper & (upper >> step);
  // The squares where such lines begin: rows 1 to 3 from the lower word, row 4 from the upper one, shifted.
  const thirdAbove =
    (pairsLow & (freeLow >> (2 * step)) & starts) |
    ((pairsUpper & (freeUpper >> (2 * step)) & starts & FROM_ROW_4) << ROW);
  const thirdBelow =
    (freeLow & (pairsLow >> step) & starts) |
    ((freeUpper & (pairsUpper >> step) & starts & FROM_ROW_4) << ROW);
  return countBits(thirdAbove) + countBits(thirdBelow);
};
