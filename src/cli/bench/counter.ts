import type { LoadedGame } from '../../catalogue/find-games.ts';
import { perft as plainPerft } from '../../kernel/perft.ts';
import { freshDice } from '../matches/seeds.ts';

/** Counts sequences of moves, with the fast engine if the game has one. */
export const counter = (
  { game, fast }: LoadedGame,
  slow: boolean,
): ((state: unknown, depth: number) => number) =>
  fast && !slow
    ? (state, depth) => fast.perft(state, depth, forever) ?? 0
    : (state, depth) => plainPerft(game, state, depth, freshDice(), forever) ?? 0;

// No time limit: people at a terminal can press Ctrl-C.
const forever = (): boolean => true;
