/**
 * A fixed piece of work of the kind that rules do: small lists are copied, changed and kept for a while. Rates of everything
 * else are compared with its rate. Never change it: runs that were kept before could no longer be compared.
 */
const SIZE = 36;
const STEPS = 50;
const FIRST: readonly number[] = Array.from({ length: SIZE }, () => 0);

interface Step {
  readonly board: readonly number[];
  readonly before: Step | null;
  readonly sum: number;
}

const walk = (seed: number): number => {
  let step: Step = { board: FIRST, before: null, sum: seed };
  for (let i = 1; i <= STEPS; i++) {
    const board = step.board.slice();
    const at = (step.sum * 7 + i) % SIZE;
    board[at] = (board[at] ?? 0) + i;
    let sum = 0;
    for (let square = 0; square < SIZE; square++) sum = (sum * 5 + (board[square] ?? 0)) % 1_000_003;
    step = { board, before: step, sum };
  }
  return step.sum;
};

export const yardstick = (times: number): number => {
  let sum = 0;
  for (let i = 0; i < times; i++) sum += walk(i);
  if (Number.isNaN(sum)) throw new Error('the yardstick is broken'); // uses the sum, so that no compiler leaves the work out
  return times;
};
