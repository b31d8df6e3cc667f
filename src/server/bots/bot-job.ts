import type { Kind } from '../../kernel/game.ts';
import type { Verdict } from '../../kernel/puzzle.ts';
import type { BotChoice, BotTurn } from '../../table/host-interface.ts';

/** A question to a bot: the scene of its seat, and nothing else. */
export interface BotJob extends BotTurn {
  readonly game: string;
  readonly version: number; // of its rules
  readonly luck: number; // the seed of the bot's own random numbers; never that of the match
  readonly work?: number; // how often it may ask if it should go on thinking, instead of the time of its level
}

/** A question about the move of somebody who solves a puzzle; see Puzzles. */
export interface PuzzleJob {
  readonly game: string;
  readonly prove: {
    readonly goal: string;
    readonly state: Kind['state'];
    readonly move: Kind['move'];
    readonly turns: number;
  };
}

/** Null: the bot waits. */
export type BotAnswer = BotChoice | null;
export type PuzzleAnswer = Verdict<Kind>;
