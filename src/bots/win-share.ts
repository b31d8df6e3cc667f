import type { Outcome, Seat } from '../kernel/game.ts';

/** The seat's part of the win: 1 for a single winner, 1/2 for two winners, 1/n for a draw among n seats. */
export const share = ({ winners, scores }: Outcome, seat: Seat): number =>
  winners.length === 0 ? 1 / scores.length : winners.includes(seat) ? 1 / winners.length : 0;
