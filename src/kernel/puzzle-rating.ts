/** People or bots of about the same strength, and how they did with one puzzle. */
export interface Solvers {
  readonly strength: number; // on the scale of ratings
  readonly tries: number;
  readonly solved: number;
}

const SPREAD = 400; // points that make the better one ten times as likely to succeed
const LOWEST = 0;
const HIGHEST = 4_000;

/** How likely somebody of this strength solves a puzzle of this rating. */
export const chanceToSolve = (strength: number, rating: number): number =>
  1 / (1 + 10 ** ((rating - strength) / SPREAD));

/** The rating at which these solvers would be expected to solve a puzzle as often as they did. */
export const ratingFrom = (
  solvers: readonly Solvers[],
  [lowest, highest]: readonly [number, number] = [LOWEST, HIGHEST],
): number => {
  const solved = solvers.reduce((sum, each) => sum + each.solved, 0);
  const expected = (rating: number): number =>
    solvers.reduce((sum, { strength, tries }) => sum + tries * chanceToSolve(strength, rating), 0);
  let [low, high] = [lowest, highest];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > solved) low = middle;
    else high = middle;
  }
  return Math.round(low / 10) * 10;
};

const BOTS_COUNT_AS = 20; // tries of people: after so many first tries people have half of the say

/** The rating from bots and people together. The bots' rating counts as a number of tries by people who solve half of such puzzles. */
export const ratedTogether = (bots: number, people: readonly Solvers[]): number =>
  people.length === 0
    ? bots
    : ratingFrom([{ strength: bots, tries: BOTS_COUNT_AS, solved: BOTS_COUNT_AS / 2 }, ...people]);
