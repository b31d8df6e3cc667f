import type { Kind, Seat } from '../kernel/game.ts';

/** The moves that an engine expects from a position. */
export interface EngineLine<K extends Kind> {
  readonly moves: readonly K['move'][];
  readonly chance: number; // of the seat to move
  readonly wins: ForcedWin | null; // null: nothing is forced
  readonly depth: number;
}
export interface ForcedWin {
  readonly seat: Seat;
  readonly turns: number; // of this seat
}

export interface Thought<K extends Kind> {
  readonly lines: readonly EngineLine<K>[]; // best first
  readonly depth: number; // of the best line
  readonly positions: number; // looked at so far
}

/** How a search reports and is stopped. */
export interface Watch<K extends Kind> {
  /** Asked again and again; false: stop. */
  readonly goOn: (positions: number) => boolean;
  readonly tell: (thought: Thought<K>) => void;
}

/**
 * bot/analysis.ts in a game's folder: an engine that explains itself. It gets the whole state, so it is only for games in
 * which nothing is hidden; these can write any position as text (rules/position.ts).
 */
export interface GameAnalysis<K extends Kind> {
  readonly deepest: number; // no search goes deeper
  /** A move as short as a list of moves needs it, the same in every language. */
  brief(this: void, move: K['move']): string;
  /** Searches deeper and deeper, and tells so many lines each time. */
  analyse(this: void, state: K['state'], lines: number, watch: Watch<K>): void;
}
