import type { ComponentChild, VNode } from 'preact';
import type { Kind, Millis, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';

/**
 * The end of a match. First the board shows it: the beats of the last step, then `celebrates`. After that the page puts
 * its panel beside the board: result, reason, facts, score, and what to do next.
 */
export interface EndOfMatch<K extends Kind, W extends object = AnyGameWords> {
  /** How long the board celebrates after the last beat, before the panel comes. Calm motion: no time at all. */
  readonly celebrates?: Millis;
  /** The part of the end that only the game can tell. Not asked for a match that was ended early. */
  tell?(this: void, end: MatchEnd<K, W>): EndStory;
  /** The end as one <svg>, for the picture to keep. Without it the drawing of the stage is taken, else the cover. */
  Picture?(this: void, end: Pick<MatchEnd<K, W>, 'scene' | 'viewer' | 'words'>): VNode;
}

export interface MatchEnd<K extends Kind, W extends object = AnyGameWords> {
  readonly scene: Scene<K>; // the last one
  readonly viewer: Viewer;
  readonly steps: readonly EndStep<K>[]; // those that were not taken back, oldest first
  readonly words: W;
  nameOf(this: void, seat: Seat): string;
}

export interface EndStep<K extends Kind> {
  readonly seq: number;
  readonly by: Seat | 'clock';
  readonly events: readonly K['event'][];
}

export interface EndStory {
  readonly reason?: string; // why the match was won, as a heading: "Three cats in a row"
  readonly more?: string; // one sentence: "b3, c3, d3, after 31 moves"
  readonly facts?: readonly EndFact[]; // three at most
  readonly review?: string; // what the game's own page of the review tells, as a link to it
  readonly turning?: number; // the seq of the move that decided the match; without it the lead is compared
}

/** One line with a value: "Pushed off the bed", "You 5 · Smoky 3". */
export interface EndFact {
  readonly sign?: ComponentChild; // a small drawing
  readonly label: string;
  readonly value: string;
}
