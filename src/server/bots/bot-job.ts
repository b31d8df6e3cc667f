import type { BotChoice, BotTurn } from '../../table/happened.ts';

/** What a bot is told: what its seat sees, and nothing else. */
export interface BotJob extends BotTurn {
  readonly game: string;
  readonly version: number; // of its rules
  readonly luck: number; // its own dice; never those of the match
}

/** Null: it waits. */
export type BotAnswer = BotChoice | null;
