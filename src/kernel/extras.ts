import type { Kind, Refusal, Rng, Scene, Seat } from './game.ts';

/**
 * What a game may bring besides its rules. Each is the default export of a file of its own in the game's folder,
 * and is found there by name, so a game without it simply has no such file.
 */

/** position.ts: any position on one line of text, to set up studies, tests and puzzles. A match begins there at time 0. */
export interface PositionText<K extends Kind> {
  read(text: string, options: K['options']): K['state'] | Refusal;
  write(state: K['state']): string;
}

/** fast.ts: the same rules a second time, made for speed. Tests prove it equal to rules.ts, which stays the authority. */
export interface FastEngine<K extends Kind> {
  /** How many legal sequences of exactly `depth` moves there are; null if there was no time to count them all. */
  perft(state: K['state'], depth: number, think: () => boolean): number | null;
  /** Complete random matches: one, and more as long as there is time. */
  playouts(state: K['state'], think: () => boolean, rng: Rng): Playouts;
}
export interface Playouts {
  readonly matches: number;
  readonly moves: number;
}

/**
 * hints.ts: what a newcomer is told in a first match, each hint once, when its decision first comes up. A list: of those
 * that fit a position the first is shown. The words of the game say a sentence or two for every key.
 */
export interface FirstHint<K extends Kind, Key extends string = string> {
  readonly key: Key;
  readonly rule: string; // the id of a rule or chapter of the rules page, where more is said
  /** Asked only when this seat is to act; it sees what that seat sees. */
  when(this: void, scene: Scene<K>, seat: Seat): boolean;
}
