/** One contest of the arena: how often a level won against the one below it. */
export interface ArenaStep {
  readonly score: number; // 0 to 1; a draw is half a win
  readonly matches: number;
}

/**
 * bot/ladder.ts in a game's folder: what the arena measured (`clowder arena <game> 2 1`, `3 2`, …), for each mode that has
 * ratings of its own. Ratings of bots follow from it; a mode that was not measured has none.
 */
export type Ladder = Readonly<Record<string, readonly ArenaStep[]>>;

/** Contests of as many matches each. */
export const steps = (matches: number, ...scores: readonly number[]): readonly ArenaStep[] =>
  scores.map((score) => ({ score, matches }));
