import type { ComponentChild, VNode } from 'preact';
import type { Kind, Millis, Outcome, Refusal, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { Locale } from '../../words/plural.ts';
import type { Coat } from '../art/base/coats.ts';

/**
 * What a board is given and may do. It decides nothing: what is allowed comes from `legal` and `check`, what would
 * happen from `preview`, what has just happened from `scene.events`. It draws, and it says which move the player means.
 */
export interface BoardProps<K extends Kind, W extends object = AnyGameWords> {
  readonly scene: Scene<K>; // confirmed, or a preview of my own pending move on top of it
  readonly seat: Viewer; // on a shared device: whoever's turn it is
  readonly legal: readonly K['move'][]; // of this seat, now; empty for a spectator, in a replay and while it is not my turn
  readonly hint?: K['move'] | null; // what I was advised to do in this position, to be shown where it would be done
  readonly pending: boolean; // a move of mine is on its way: show it, accept nothing
  readonly shared: boolean; // several players look at this screen
  readonly replay?: true; // nobody plays: stage, pages and, through a seat's eyes, its tray are all that is shown
  readonly words: W; // of this game, in the language of the page
  readonly locale: Locale;
  readonly settings: BoardSettings;
  sitter(this: void, seat: Seat): Sitter;
  play(this: void, move: K['move'], press?: Press): void;
  check(this: void, move: K['move']): Refusal | null; // the common refusals included, such as not-your-turn
  sayRefusal(this: void, refusal: Refusal): string; // as a sentence in the language of the page
  preview(this: void, move: K['move']): Scene<K> | null; // of a legal move; null when it cannot be known
  ruleLink(this: void, why: string): string; // where the rule behind a refusal is explained
}

/** How a move was made, where a moment decides; when it was made is known without the board. */
export interface Press {
  readonly reaction?: Millis; // from the frame in which what it answers was painted to the input event
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
  readonly hint?: ComponentChild; // the advice in the board's own words, where the board can say more than the move's name; null once it is followed
  readonly plan: Plan | null; // the move shown as a ghost, waiting for its second tap
  readonly atOnce?: true; // a race: every gesture is a move, so there is nothing to confirm, to take back or to look at again
  readonly running?: true; // time runs: a phone shows nothing but the board, and nothing on the page may shift
  readonly pages?: readonly SidePage[]; // of the side panel, before the log: what is looked up while playing
}

/** A page of the side panel that the game fills. */
export interface SidePage {
  readonly id: string;
  readonly label: string; // on its tab: one word
  readonly body: ComponentChild;
}

/** For the confirm region: one lamp-coloured button, and a quiet one to think again. */
export interface Plan {
  readonly verb: string; // "Place", for a narrow button
  readonly label: string; // "Place the kitten"
  readonly again: string; // "or tap c4 once more"
  readonly commit: () => void;
  readonly cancel: (() => void) | null; // null: there is nothing to think again about
}

/**
 * How the table page arranges its regions, by name; the stylesheets are in pages/table/layouts.
 * - columns: rivals, prompt and tools in a column on the left, the board in the middle, the tray under it.
 * - rival-cards: the same, but the things of each rival lie on the rival's card.
 * - tray-left: the board over the whole width; below it the tray on the left, the prompt beside it and the tools.
 * - full-width: the board over the whole width, on tablets too, where the side panel folds into a line; prompt, tray and tools below.
 * - tray-below: the board is large, rivals and side panel share a column at the right; below the board the prompt, then the tray.
 */
export type TableLayout = 'columns' | 'rival-cards' | 'tray-left' | 'full-width' | 'tray-below';

/** The default export of a game's board/Board.tsx. */
export interface BoardModule<K extends Kind, W extends object = AnyGameWords> {
  readonly coats: readonly Coat[]; // by seat: whose portrait stands beside the name
  readonly layout?: TableLayout; // of the table page; `columns` if it says nothing
  readonly covers?: true; // it covers by itself what others around a shared screen must not see: no curtain between turns
  /** Fills the regions and hands them to the page, which lays them out. */
  Board(this: void, props: BoardProps<K, W> & { readonly children: (regions: Regions) => VNode }): VNode;
  /** Where the match stands, in the bar. Without it the moves are counted. */
  Caption?(this: void, props: SceneAndWords<K, W>): VNode | null;
  /** In a race more happens than can be said aloud: what is worth it. Without it everything is. */
  says?(this: void, event: K['event'], viewer: Viewer): boolean;
  /** Why it ended like this, where one picture says more than points. Without it the score grows line by line. */
  Ending?(this: void, props: SceneAndWords<K, W>): VNode;
  /** How the score is laid out at the end, where line under line would be too long or leave somebody out. */
  finalScore?(this: void, outcome: Outcome, words: W, locale: Locale): FinalScoreTable;
  /**
   * How the game itself judges a position: each seat's share, together 1, for the graph of a replay. The winner of a
   * match that is over has all of it. A game that cannot judge has no graph: an invented one would lie.
   */
  standing?(this: void, view: K['view']): readonly number[];
}

export interface SceneAndWords<K extends Kind, W extends object> {
  readonly scene: Scene<K>;
  readonly words: W;
  readonly locale: Locale;
}

/** The table of the final score, which grows row by row. */
export interface FinalScoreTable {
  readonly others: readonly string[]; // who scores besides the seats, such as an opponent played by the rules themselves
  readonly rows: readonly FinalScoreRow[];
}
export interface FinalScoreRow {
  readonly label: string;
  readonly note?: string; // in small letters: what counts here
  readonly points: readonly (number | null)[]; // by seat, then the others; null: the row says nothing about this one
}

/** The seat at the bottom of the screen: mine, or the first for somebody who only watches. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);
