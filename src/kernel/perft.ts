import type { Game, Kind, Rng } from './game.ts';

/**
 * The counting checks the clock where at least this many moves are still to come: often enough, but not at
 * every node.
 */
export const LOOK_AT = 3;

/**
 * The number of legal sequences of exactly `depth` moves; a finished match has no continuation. Null if the
 * time was too short to count them.
 */
export const perft = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  depth: number,
  rng: Rng,
  think: () => boolean = () => true,
): number | null => {
  if (depth === 0) return 1;
  if (game.outcome(state)) return 0;
  if (depth >= LOOK_AT && !think()) return null;
  let sequences = 0;
  for (const by of game.actors(state)) {
    const view = game.view(state, by);
    for (const move of game.candidates(view, by)) {
      if (game.check(view, by, move)) continue;
      const below =
        depth === 1
          ? 1
          : perft(game, game.apply(state, { by, at: 0, move }, rng).state, depth - 1, rng, think);
      if (below === null) return null;
      sequences += below;
    }
  }
  return sequences;
};
