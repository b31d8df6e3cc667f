import type { BotRating } from '../protocol/people.ts';
import { pointsFor, START } from './scale.ts';

/** A contest between a level and the one below it. */
interface Contest {
  readonly score: number;
  readonly matches: number;
}

/** The level that the lobby offers first: it is a newcomer like its first opponents. */
const ANCHOR = 1;

/**
 * The ratings of all levels of a game, on the scale of people: if one level wins 70 % against another, they are as many points apart
 * as two people with that result. The anchor itself is a guess; the band says how sure a level's distance from it is.
 */
export const botRatings = (contests: readonly Contest[]): readonly BotRating[] => {
  if (!contests.length) return [];
  const heights = [0];
  for (const { score } of contests) heights.push((heights.at(-1) ?? 0) + pointsFor(score));
  const ground = heights[ANCHOR] ?? 0;
  return heights.map((height, level) => ({
    level,
    points: Math.round(START + height - ground),
    band: Math.round(Math.hypot(...between(contests, level).map(errorOf))),
  }));
};

const between = (contests: readonly Contest[], level: number): readonly Contest[] =>
  contests.slice(Math.min(level, ANCHOR), Math.max(level, ANCHOR));

/** The standard error of the height of a step: how far the points move if the score is off by its own. */
const errorOf = ({ score, matches }: Contest): number => {
  const off = Math.sqrt((score * (1 - score)) / matches);
  return (pointsFor(score + off) - pointsFor(score - off)) / 2;
};
