import { finalScore, standings } from '../rules/score.ts';
import type { View } from '../rules/types.ts';

const LEAD = 10; // a lead of this many points is a share of about three quarters in a match of two

/** Everybody's score if the match ended now: the only certain measure of who is ahead. */
export const standing = ({ table, cats, rules, phase }: View): readonly number[] => {
  const points = standings(table, cats.length, rules);
  if (phase.name === 'over') {
    const { winners } = finalScore(table, cats.length, rules);
    return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const most = Math.max(...points);
  const weights = points.map((score) => Math.exp((score - most) / LEAD));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};
