import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { RaceProps } from '../props/props.ts';

export interface Watched {
  readonly near: Seat; // whose mat lies in front
  readonly watch: ((seat: Seat) => void) | null; // null: it is my own, and I play
}

/** Whoever only looks, at a match or afterwards, chooses whose mat is the large one. */
export const useWatched = ({ seat, replay }: RaceProps): Watched => {
  const [chosen, watch] = useState<Seat | null>(null);
  if (seat !== 'spectator' && !replay) return { near: seat, watch: null };
  return { near: chosen ?? nearSeat(seat), watch };
};
