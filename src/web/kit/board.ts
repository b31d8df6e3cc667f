import type { ComponentChild, VNode } from 'preact';
import type { Kind, Refusal, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { Locale } from '../../words/plural.ts';
import type { Coat } from '../art/coats.ts';

/**
 * What a board is given and may do. It decides nothing: what is allowed comes from `legal` and `check`, what would
 * happen from `preview`, what has just happened from `scene.events`. It draws, and it says which move the player means.
 */
export interface BoardProps<K extends Kind> {
  readonly scene: Scene<K>; // confirmed, or a preview of my own pending move on top of it
  readonly seat: Viewer; // on a shared device: whoever's turn it is
  readonly legal: readonly K['move'][]; // of this seat, now; empty for a spectator, in a replay and while it is not my turn
  readonly pending: boolean; // a move of mine is on its way: show it, accept nothing
  readonly shared: boolean; // several players look at this screen
  readonly locale: Locale;
  readonly settings: BoardSettings;
  sitter(this: void, seat: Seat): Sitter;
  play(this: void, move: K['move']): void;
  check(this: void, move: K['move']): Refusal | null; // the common refusals included, such as not-your-turn
  preview(this: void, move: K['move']): Scene<K> | null; // of a legal move; null when it cannot be known
  ruleLink(this: void, why: string): string; // where the rule behind a refusal is explained
}

/** Who sits on a seat, for a board on which the players themselves are places. */
export interface Sitter {
  readonly name: string; // short: "You", "Iryna"
  readonly told: string; // in a sentence about them: their name even if it is you
  readonly note: ComponentChild; // what changes by itself: a running clock, a bot that thinks; null on a board that is only looked at
}

export interface BoardSettings {
  readonly motion: 'full' | 'calm'; // calm: pieces fade instead of travelling
  readonly secondTap: boolean; // the first tap shows what would happen, the second does it
  readonly signs: boolean; // seat signs on the pieces, for those who cannot rely on colour
  readonly sound: boolean;
}

/**
 * A table page has seven regions. The page keeps rivals, tools and side, and the frame around everything;
 * the game fills the rest.
 */
export interface Regions {
  readonly stage: ComponentChild; // the board; fits the box it is put in
  readonly tray: ComponentChild; // what I can pick up; a spectator sees the first seat's
  readonly pools: readonly ComponentChild[]; // by seat: what each player still holds, to lie in front of them or in their strip
  readonly prompt: ComponentChild; // one or two sentences: what I may do now, or what the move I plan would do; null if it is not my turn
  readonly seated?: true; // the players are on the stage itself: a strip of rivals beside it would say everything twice
  readonly shows?: true; // something is shown before the next decision: it is nobody's turn yet, and the prompt says what is seen
  readonly plan: Plan | null; // the move shown as a ghost, waiting for its second tap
}

/** For the confirm region: one lamp-coloured button, and a quiet one to think again. */
export interface Plan {
  readonly verb: string; // "Place", for a narrow button
  readonly label: string; // "Place the kitten"
  readonly again: string; // "or tap c4 once more"
  readonly commit: () => void;
  readonly cancel: () => void;
}

/** The default export of a game's board/Board.tsx. */
export interface BoardModule<K extends Kind> {
  readonly coats: readonly Coat[]; // by seat: whose portrait stands beside the name
  readonly covers?: true; // it covers by itself what others around a shared screen must not see: no curtain between turns
  /** Fills the regions and hands them to the page, which lays them out. */
  Board(this: void, props: BoardProps<K> & { readonly children: (regions: Regions) => VNode }): VNode;
  /** Where the match stands, in the bar. Without it the moves are counted. */
  Caption?(this: void, props: { readonly scene: Scene<K>; readonly locale: Locale }): VNode | null;
  /** Why it ended like this, where one picture says more than points. Without it the score grows line by line. */
  Ending?(this: void, props: { readonly scene: Scene<K>; readonly locale: Locale }): VNode;
  /**
   * How the game itself judges a position: each seat's share, together 1, for the graph of a replay. The winner of a
   * match that is over has all of it. A game that cannot judge has no graph: an invented one would lie.
   */
  standing?(this: void, view: K['view']): readonly number[];
}

/** The seat at the bottom of the screen: mine, or the first for somebody who only watches. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);
