import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { RaceProps } from '../props/props.ts';

export interface Watched {
  readonly near: Seat; // the seat with the large mat
  readonly watch: ((seat: Seat) => void) | null; // null for a player, who always sees their own mat
}

/** Spectators, and people in a replay, choose whose mat is the large one. */
export const useWatched = ({ seat, replay }: RaceProps): Watched => {
  const [chosen, watch] = useState<Seat | null>(null);
  if (seat !== 'spectator' && !replay) return { near: seat, watch: null };
  return { near: chosen ?? nearSeat(seat), watch };
};
