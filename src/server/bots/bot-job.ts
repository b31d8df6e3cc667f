import type { Kind, Millis, Scene, Seat } from '../../kernel/game.ts';

/** What a bot is told: what its seat sees, and nothing else. */
export interface BotJob {
  readonly game: string;
  readonly version: number; // of its rules
  readonly level: number;
  readonly seat: Seat;
  readonly scene: Scene<Kind>;
  readonly luck: number; // its own dice; never those of the match
}

/** Null: nothing it could do. */
export interface BotMove {
  readonly move: string | null;
  readonly after: Millis;
}
