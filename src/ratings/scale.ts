import type { Rating } from '../protocol/people.ts';
import { BETA, NEWCOMER, rateMatch, type Skill } from './plackett-luce.ts';

export const START = 1500; // of a newcomer
const POINTS = 20; // for 1 of mu: somebody with 100 points more wins about 70 of 100 matches
const NARROW = 75; // then a rating says something: after about twenty matches

/** The largest sigma of a rating that is not provisional: others are no leaders, because a few wins against newcomers lift them far too high. */
export const SETTLED = (NARROW + 0.5) / POINTS;

/** A skill as people see it: one number and how far it may be off. */
export const ratingOf = ({ mu, sigma }: Skill, matches: number): Rating => {
  const band = Math.round(POINTS * sigma);
  return { points: pointsOf(mu), band, provisional: band > NARROW, matches, missing: missingOf(sigma) };
};

/** How many matches against equals with a certain rating make this one certain: the shortest way there. */
const missingOf = (sigma: number): number => {
  let skill: Skill = { mu: NEWCOMER.mu, sigma };
  let matches = 0;
  for (; skill.sigma > SETTLED; matches++) {
    const [after = skill] = rateMatch([skill, { mu: skill.mu, sigma: SETTLED }], [1, 1]);
    skill = after;
  }
  return matches;
};

export const pointsOf = (mu: number): number => Math.round(START + POINTS * (mu - 25));

/** How many points more somebody has who wins this part of the matches against another, if both ratings are certain. */
export const pointsFor = (score: number): number =>
  POINTS * Math.SQRT2 * BETA * Math.log(score / (1 - score));
