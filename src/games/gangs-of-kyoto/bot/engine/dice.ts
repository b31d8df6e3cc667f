/**
 * A small fast random number generator for imagined matches (xorshift): with the same start it gives the same
 * numbers, so that moves are compared fairly.
 */
export interface Dice {
  state: number;
}

export const roll = (dice: Dice, below: number): number => {
  let x = dice.state;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  dice.state = x;
  return (x >>> 0) % below;
};
