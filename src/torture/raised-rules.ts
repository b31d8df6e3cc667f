import type { Game, Kind } from '../kernel/game.ts';

/**
 * The rules of a later release. Moves are the same, and every seat scores a point more for each release: so the checker sees
 * by which rules a match was played.
 */
export const raised = (game: Game<Kind>, releases: number): Game<Kind> => ({
  ...game,
  version: game.version + releases,
  outcome: (state) => {
    const outcome = game.outcome(state);
    return outcome && { ...outcome, scores: outcome.scores.map((score) => score + releases) };
  },
});
