import type { Outcome, Viewer } from '../../kernel/game.ts';

interface Watched {
  readonly scene: { readonly outcome: Outcome | null };
  readonly seat: Viewer;
  readonly shared: boolean;
}

/** False at the screen of a player who has lost: falling paw prints would celebrate the defeat. */
export const isCelebrated = ({ scene: { outcome }, seat, shared }: Watched): boolean =>
  outcome !== null && (shared || seat === 'spectator' || outcome.winners.includes(seat));
