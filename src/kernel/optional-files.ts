import type { Kind, Refusal, Rng, Scene, Seat } from './game.ts';

/** Types of the optional files in the folder of a game. Each is the default export of its file, which is found by its name. */

/** rules/position.ts: any position on one line of text, to set up studies, tests and puzzles. A match begins there at time 0. */
export interface PositionText<K extends Kind> {
  read(text: string, options: K['options']): K['state'] | Refusal;
  write(state: K['state']): string;
}

/** bot/fast.ts: the same rules a second time, made for speed. Tests prove it equal to rules/game.ts, which stays the authority. */
export interface FastEngine<K extends Kind> {
  /** The number of legal sequences of exactly `depth` moves; null if the time was too short to count them. */
  perft(state: K['state'], depth: number, think: () => boolean): number | null;
  /** Plays complete random matches: at least one, and more while there is time. */
  playouts(state: K['state'], think: () => boolean, rng: Rng): Playouts;
}
export interface Playouts {
  readonly matches: number;
  readonly moves: number;
}

/**
 * rules/hints.ts: hints for a player's first match, each shown once, when its decision first comes up. If several
 * fit a position, the first of the list is shown; in one turn there is one hint. The words of the game hold the text for every key.
 */
export interface FirstHint<K extends Kind, Key extends string = string> {
  readonly key: Key;
  readonly rule: string; // the id of a rule or chapter of the rules page that explains more
  readonly question?: true; // explains what the game asks in the middle of a turn, such as which row: shown even if this turn had a hint
  /** Called only when this seat is to act, with the scene of this seat. */
  when(this: void, scene: Scene<K>, seat: Seat): boolean;
}

/**
 * rules/presets.ts: tables that people often want, each chosen with one tap. The game's title names them. Options that
 * are not mentioned keep their defaults.
 */
export interface Preset<K extends Kind> {
  readonly key: string;
  readonly options: Partial<K['options']>;
  readonly seats?: number; // without it: as many as were chosen before, if the options allow it
  readonly oneDevice?: true; // everybody plays at this device
}
