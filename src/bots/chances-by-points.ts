/**
 * The chances that go with expected points: of two players, one who is `scale` points ahead wins about three times in
 * four. Together they are 1.
 */
export const chancesByPoints = (points: readonly number[], scale: number): number[] => {
  const most = Math.max(...points);
  const weights = points.map((score) => Math.exp((score - most) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** The chance of a single player who needs this many points more than expected against a game that plays alone. */
export const chanceAlone = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale));
