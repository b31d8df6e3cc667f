import type { Outcome, Seat } from '../kernel/game.ts';

/** What part of the win a seat has: 1 alone, 1/2 of two, 1/n of a draw among all n. */
export const share = ({ winners, scores }: Outcome, seat: Seat): number =>
  winners.length === 0 ? 1 / scores.length : winners.includes(seat) ? 1 / winners.length : 0;
