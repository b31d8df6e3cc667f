/** Small fast dice for imagined matches (xorshift): the same start, the same luck, so that moves can be compared fairly. */
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
