import type { BotChoice, BotTurn } from '../../table/host-interface.ts';

/** A question to a bot: the scene of its seat, and nothing else. */
export interface BotJob extends BotTurn {
  readonly game: string;
  readonly version: number; // of its rules
  readonly luck: number; // the seed of the bot's own random numbers; never that of the match
}

/** Null: the bot waits. */
export type BotAnswer = BotChoice | null;
