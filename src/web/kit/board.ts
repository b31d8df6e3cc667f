import type { ComponentChild, VNode } from 'preact';
import type { Kind, Millis, Outcome, Refusal, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { Coat } from '../art/base/coats.ts';
import type { BeatsOf, Motion } from './beats.ts';
import type { EndOfMatch } from './ending.ts';
import type { Theme } from './theme.ts';

/**
 * The props of a board. It decides nothing: `legal` and `check` say what is allowed, `preview` what would
 * happen, `scene.events` what has just happened. The board draws, and reports the move that the player means.
 */
export interface BoardProps<K extends Kind, W extends object = AnyGameWords> {
  readonly scene: Scene<K>; // as received, or a preview of my own pending move on top of it
  readonly beat: number; // of the step that is being shown, from 0
  readonly seat: Viewer; // on a shared device: the seat whose turn it is
  readonly legal: readonly K['move'][]; // legal moves of this seat now; empty for a spectator, in a replay and while it is not my turn
  readonly hint?: K['move'] | null; // the move of the hint in this position, to be shown on the board
  readonly hintIs?: HintIs<K['move']>; // in a review: `hint` is no advice, but a move of the match or a better one
  readonly hintNext?: readonly K['move'][]; // the moves after it, where one decision takes several
  readonly study?: true; // a position to think about: whatever its player may look at lies open at once
  readonly answers?: readonly ShownAnswer<K['move']>[]; // to the question of a puzzle that has been answered: shown where they would be made
  readonly pending: boolean; // a move of mine has no answer yet: show it, accept nothing
  readonly shared: boolean; // several players share this screen
  readonly replay?: true; // true in a replay: only stage, pages and, for a seat's view, its tray are shown
  readonly words: W; // of this game, in the language of the page
  readonly settings: BoardSettings;
  sitter(this: void, seat: Seat): Sitter;
  play(this: void, move: K['move'], press?: Press): void;
  check(this: void, move: K['move']): Refusal | null; // includes the common refusals, such as not-your-turn
  sayRefusal(this: void, refusal: Refusal): string; // as a sentence in the language of the page
  preview(this: void, move: K['move']): Scene<K> | null; // of a legal move; null if the result is not certain
  ruleLink(this: void, why: string): string | undefined; // the page that explains the rule of a refusal, if a rule refuses it
}

/**
 * The move that a review draws: played and the best, the better one, or played and worse than that. Praise of a worse move would be
 * false, so a board says what is wrong with it, or nothing.
 */
export type HintIs<M> = { readonly is: 'best' | 'better' } | { readonly is: 'worse'; readonly than: M };

/** The class of the mark of a hint: in a review the played move and the better one look different. */
export const hintClass = ({ hintIs }: { readonly hintIs?: HintIs<unknown> }): string => {
  if (!hintIs) return '';
  return hintIs.is === 'better' ? 'is-better' : 'was-played';
};

/** The worth that a move would have had. */
export interface ShownAnswer<M> {
  readonly move: M;
  readonly worth: string; // "61.0 %", "+12"
  readonly right: boolean;
}

/** Data about the press of a move in a race; the page adds its time. */
export interface Press {
  readonly reaction?: Millis; // from the paint of the frame that it answers to the input event
}

/** The player at a seat, for boards that show the players as places of the board. */
export interface Sitter {
  readonly name: string; // short: "You", "Iryna"
  readonly bot: boolean;
  readonly thirdPerson: string; // the name in sentences about them: never "you"
  readonly note: ComponentChild; // the changing part: a running clock, a thinking bot; null on a board that is only looked at
}

export interface BoardSettings {
  readonly motion: Motion; // calm: pieces fade instead of moving
  readonly secondTap: boolean; // the first tap shows the effect of a move, the second plays it
  readonly signs: boolean; // seat signs on the pieces, for people who cannot rely on colour
  readonly sound: boolean;
}

/**
 * The seven regions of a table page. The page fills rivals, tools and side, and the frame around everything;
 * the game fills the rest.
 */
export interface Regions {
  readonly stage: ComponentChild; // the board; it fits its container
  readonly tray: ComponentChild; // the things I can pick up; a spectator sees those of the first seat
  readonly pools: readonly ComponentChild[]; // by seat: the things each player still holds, drawn in front of them or in their strip
  readonly mine?: ComponentChild; // my own things beside my name, where the page has room for them
  readonly prompt: ComponentChild; // one or two sentences: what I may do now, or what the planned move would do; null if it is not my turn
  readonly promptOnStage?: true; // the stage itself says what to do: where there is little room, the prompt is left out
  readonly seated?: true; // the players are on the stage itself: a strip of rivals would repeat them
  readonly seen?: Scene<Kind>; // the position as far as the player has looked at it, if a card is still to be turned over: first hints tell of nothing else
  readonly hint?: ComponentChild; // the hint in the board's own words, if the board can say more than the move's name; null once it is followed
  readonly ownHint?: true; // the board shows a hint that was asked for: hints of a first match wait, so that there is one at a time
  readonly plan: Plan | null; // the move shown as a ghost, waiting for its second tap
  readonly atOnce?: true; // a race: every gesture is a move, so nothing can be confirmed, taken back or shown again
  readonly running?: true; // time runs: a phone shows only the board, and nothing on the page may shift
  readonly pages?: readonly SidePage[]; // pages of the side panel before the log, to look things up while playing
}

/** A page of the side panel that the game fills. */
export interface SidePage {
  readonly id: string;
  readonly label: string; // on its tab: one word
  readonly body: ComponentChild;
}

/** For the confirm region: one highlighted button that plays the move, and a quiet one to cancel. */
export interface Plan {
  readonly verb: string; // "Place", for a narrow button
  readonly label: string; // "Place the kitten"
  readonly again: string; // "or tap c4 once more"
  readonly commit: () => void;
  readonly cancel: (() => void) | null; // null: nothing can be cancelled
}

/**
 * The arrangements of the regions of the table page, by name; the stylesheets are in pages/table/layouts.
 * - columns: the board as high as the window; rivals, prompt, tray and tools in one column on the left.
 * - right-column: the board as high as the window; rivals, my own things, prompt, tray and main button in one column at the right.
 * - line-below: the board over the whole width, with the players and all things on it, so there is no tray; below it one line: the side panel folded to the last move, the prompt, the main button and the tools.
 * - full-width: the board over the whole width, on tablets too; below it the side panel, folded into a line, prompt, tray and tools.
 * - tray-below: the board is large, rivals and side panel share a column at the right; below the board the prompt, then the tray.
 */
export type TableLayout = 'columns' | 'right-column' | 'line-below' | 'full-width' | 'tray-below';

/** The default export of a game's board/Board.tsx. */
export interface BoardModule<K extends Kind, W extends object = AnyGameWords> {
  readonly coats: readonly Coat[]; // by seat: the portrait beside the name
  /** The portraits of a match in which players choose theirs. Without it they are those of `coats`. */
  coatsIn?(this: void, view: K['view']): readonly Coat[];
  readonly layout?: TableLayout; // of the table page; default `columns`
  readonly covers?: true; // the board itself hides secrets on a shared screen: no curtain between turns
  /** Fills the regions and passes them to the page, which places them. */
  Board(this: void, props: BoardProps<K, W> & { readonly children: (regions: Regions) => VNode }): VNode;
  /** The parts in which the board shows a step. Without it the page says a step as soon as it comes. */
  readonly beats?: BeatsOf<K>;
  /** The tune at the start of a match. */
  readonly theme?: Theme;
  /** The stage of the match, in the bar. Without it the moves are counted. */
  Caption?(this: void, props: SceneAndWords<K, W>): VNode | null;
  /**
   * In a race there are too many events to announce: true for those worth it. Without it all are announced.
   */
  says?(this: void, event: K['event'], viewer: Viewer): boolean;
  /** In a race: true while the others wait for this seat before it goes on. A hidden tab calls then. */
  waitsFor?(this: void, view: K['view'], seat: Seat): boolean;
  /** The end of a match: how long the board celebrates it, its reason and facts, its picture. */
  readonly end?: EndOfMatch<K, W>;
  /** The layout of the final score, where line under line would be too long or leave somebody out. */
  finalScore?(this: void, outcome: Outcome, words: W): FinalScoreTable;
  /**
   * The game's own rating of a position: each seat's share, together 1, for the graph of a replay. The winner
   * of a finished match has all of it. A game without a rating has no graph: a made-up one would mislead.
   */
  standing?(this: void, view: K['view']): readonly number[];
}

export interface SceneAndWords<K extends Kind, W extends object> {
  readonly scene: Scene<K>;
  readonly words: W;
}

/** The table of the final score, shown row by row. */
export interface FinalScoreTable {
  readonly others: readonly string[]; // others who score besides the seats, such as an automatic opponent
  readonly rows: readonly FinalScoreRow[];
}
export interface FinalScoreRow {
  readonly label: string;
  readonly note?: string; // small print: what counts here
  readonly points: readonly (number | null)[]; // by seat, then the others; null: no entry
}

/** The seat at the bottom of the screen: mine, or the first for a spectator. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer);

/** The coats of the seats in this match. */
export const coatsOf = <K extends Kind>(board: BoardModule<K>, view: K['view']): readonly Coat[] =>
  board.coatsIn?.(view) ?? board.coats;
