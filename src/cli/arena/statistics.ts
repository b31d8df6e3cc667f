export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
export type Interval = readonly [low: number, high: number];

const Z = 1.959964; // 95 % of a normal distribution lie within this many standard deviations

/** Won points divided by all points; a draw is half a point. */
export const scoreOf = ({ wins, draws, losses }: Tally): number => {
  const games = wins + draws + losses;
  return games ? (wins + draws / 2) / games : 0.5;
};

/** Wilson's interval: unlike the common formula it is correct at 0 % and 100 % and for few matches. */
export const wilson = (score: number, games: number): Interval => {
  if (!games) return [0, 1];
  const z2 = Z * Z;
  const middle = (score + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (Z / (1 + z2 / games)) * Math.sqrt((score * (1 - score)) / games + z2 / (4 * games * games));
  // Exactly 1 means an unlimited Elo difference; a rounding error just below 1 would give some thousand
  // points instead.
  return [score <= 0 ? 0 : middle - reach, score >= 1 ? 1 : middle + reach];
};

/** The Elo difference of two players, if one scores this part of the points against the other. */
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

/**
 * The value that this part of the values (such as 0.99) does not exceed. The maximum alone would measure the
 * machine's load more than the bot.
 */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? 0;

/** The mean of measured values with its 95 % confidence interval. */
export const meanInterval = (values: readonly number[]): Interval => {
  const middle = mean(values);
  const spread = mean(values.map((value) => (value - middle) ** 2));
  const reach = values.length > 1 ? Z * Math.sqrt(spread / (values.length - 1)) : Infinity;
  return [middle - reach, middle + reach];
};
