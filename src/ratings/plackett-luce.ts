/**
 * Skill after a match of two to many players, with ties: the Plackett-Luce model of Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking" (2011), as OpenSkill computes it with `gamma` 1. Decision 30 says why it is
 * written here.
 */

/** How good somebody is, and how unsure that is: a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of one person in one pool. */
export interface Standing extends Skill {
  readonly matches: number; // rated ones, also those that counted less
  readonly at: number; // the end of the last one
}

const MU = 25;
const SIGMA = MU / 3;
export const BETA = SIGMA / 2; // how much the performance of one person varies between matches
const TAU = MU / 300; // how much skill may change between matches: without it a rating would stand still one day
const LEAST = 1e-4; // of the variance stays, whatever happens

export const NEWCOMER: Skill = { mu: MU, sigma: SIGMA };

/** The skills after a match. `places[i]` belongs to `skills[i]`: 1 is the best, equal places are ties. */
export const rateMatch = (skills: readonly Skill[], places: readonly number[]): readonly Skill[] => {
  const variance = skills.map(({ sigma }) => sigma ** 2 + TAU ** 2);
  const scale = Math.sqrt(variance.reduce((sum, each) => sum + each + BETA ** 2, 0));
  const strength = skills.map(({ mu }) => Math.exp(mu / scale));
  // Everybody who did not finish before this one: the field that this one was chosen from.
  const field = places.map((place) =>
    strength.reduce((sum, each, i) => sum + ((places[i] ?? 0) >= place ? each : 0), 0),
  );
  const tied = places.map((place) => places.filter((other) => other === place).length);
  return skills.map(({ mu }, i) => {
    const own = variance[i] ?? 0;
    const { gain, certainty } = learned(i, { places, strength, field, tied });
    const kept = Math.max(1 - (certainty * own) / scale ** 2, LEAST);
    return { mu: mu + (own / scale) * gain, sigma: Math.sqrt(own * kept) };
  });
};

interface Ranked {
  readonly places: readonly number[];
  readonly strength: readonly number[];
  readonly field: readonly number[];
  readonly tied: readonly number[];
}

/** The evidence of a match about one player: by how much they did better than expected, and how certain that is. */
const learned = (i: number, { places, strength, field, tied }: Ranked) => {
  let [gain, certainty] = [0, 0];
  places.forEach((place, q) => {
    if (place > (places[i] ?? 0)) return; // chosen after this player had finished
    const chance = (strength[i] ?? 0) / (field[q] ?? 1);
    const ties = tied[q] ?? 1;
    gain += ((i === q ? 1 : 0) - chance) / ties;
    certainty += (chance * (1 - chance)) / ties;
  });
  return { gain, certainty };
};
