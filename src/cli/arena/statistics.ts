export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
export type Interval = readonly [low: number, high: number];

const Z = 1.959964; // 95 % of a normal distribution lie within so many deviations

/** The part of all points that was won; a draw is half a point. */
export const scoreOf = ({ wins, draws, losses }: Tally): number => {
  const games = wins + draws + losses;
  return games ? (wins + draws / 2) / games : 0.5;
};

/** Wilson's interval: unlike the textbook one it stays sensible at 0 % and 100 % and for few games. */
export const wilson = (score: number, games: number): Interval => {
  if (!games) return [0, 1];
  const z2 = Z * Z;
  const middle = (score + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (Z / (1 + z2 / games)) * Math.sqrt((score * (1 - score)) / games + z2 / (4 * games * games));
  // Whoever won everything may be infinitely better; a rounding error just below 1 would make that some thousand points.
  return [score <= 0 ? 0 : middle - reach, score >= 1 ? 1 : middle + reach];
};

/** How many Elo points apart two players are if one scores so much against the other. */
export const elo = (score: number): number =>
  score <= 0 ? -Infinity : score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1);

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** What this part of the values, 0.99 for instance, does not exceed; of the slowest alone a busy machine says more than a bot. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? 0;

/** The mean of measured values, and how far off it may be: 95 % of such intervals contain the true one. */
export const meanInterval = (values: readonly number[]): Interval => {
  const middle = mean(values);
  const spread = mean(values.map((value) => (value - middle) ** 2));
  const reach = values.length > 1 ? Z * Math.sqrt(spread / (values.length - 1)) : Infinity;
  return [middle - reach, middle + reach];
};
