import type { Kind, Refusal, Rng } from './game.ts';

/**
 * What a game may bring besides its rules. Each is the default export of a file of its own in the game's folder,
 * and is found there by name, so a game without it simply has no such file.
 */

/** position.ts: any position on one line of text, to set up studies, tests and puzzles. */
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
