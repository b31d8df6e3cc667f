import type { Seat } from '../../../kernel/game.ts';
import type { BoxId, CardId, HandCard, StartId, ToyId } from './cards.ts';

/** A place on the table: column + COLUMNS × row, from the upper left corner; the same number on every table (cells.ts). */
export type Cell = number;

export interface Options {
  readonly table: 'kitchen' | 'desk' | 'dining';
  readonly extended: boolean;
  readonly tieKinds: 'all' | 'one'; // two toys equally frequent in a box: do both count?
  readonly extraCats: 'holders' | 'everyone'; // who is paid for the second cat in a box and the ones after it
  readonly allowFlip: boolean; // may a card be turned half round before it is laid?
}

/** What lies in a cell. A sleeping cat and the Princess who chased one away have no walls and no symbols. */
export type Laid =
  | { readonly what: 'box'; readonly at: Cell; readonly card: CardId; readonly turned: boolean }
  | { readonly what: 'asleep'; readonly at: Cell; readonly seat: Seat }
  | { readonly what: 'princess'; readonly at: Cell };

/** What lies across a long seam, over the cell `at` and its eastern neighbour. */
export type Across =
  | { readonly what: 'cat'; readonly at: Cell; readonly seat: Seat }
  | { readonly what: 'princess'; readonly at: Cell }
  | { readonly what: 'toy'; readonly at: Cell; readonly card: ToyId };

/** Everything on the table: all of it lies open. */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly laid: readonly Laid[]; // one a cell, in the order it was laid
  readonly across: readonly Across[]; // likewise
}

export type Phase =
  | { readonly name: 'start' } // lay one of the start cards
  | { readonly name: 'choose' } // draw, or put a cat to sleep
  | { readonly name: 'play' } // play a card of the hand
  | { readonly name: 'toy'; readonly card: ToyId } // a special toy was drawn: lay it at once
  | { readonly name: 'over' };

/** What everybody knows. Lists by seat have one entry for each seat. */
export interface Open {
  readonly rules: Options;
  readonly table: Table;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly ending: boolean; // nobody draws or sleeps any more
  readonly starts: readonly StartId[]; // not yet chosen
  readonly cats: readonly number[]; // still beside the table, by seat
  readonly discards: readonly (HandCard | ToyId)[]; // what fitted nowhere, in order
  /** How many cards each seat took into its hand from each pile: from where a Princess may have come. */
  readonly took: readonly (readonly number[])[];
  readonly shown: readonly Shown[];
}

/** Somebody played or discarded a Princess; she came from one of the piles up to `upTo`. */
export interface Shown {
  readonly seat: Seat;
  readonly upTo: number;
}

export interface State extends Open {
  readonly hands: readonly (readonly HandCard[])[]; // in the order they were taken: the last one is the newest
  readonly found: readonly (readonly number[])[]; // from which pile each Princess came that a seat drew
  /** The boxes and special toys still in the deck. They have no order until somebody draws. */
  readonly bag: readonly (BoxId | ToyId)[];
  readonly piles: readonly Pile[]; // the top one first; those used up stay, with no cards
}

/** How many cards are left in a pile, and how many of them are Princesses. */
export interface Pile {
  readonly cards: number;
  readonly princesses: number;
}

export interface View extends Open {
  readonly hands: readonly number[]; // how many cards each seat holds
  readonly piles: readonly number[]; // how many cards are left in each pile
  readonly mine: Mine | null; // nothing for a spectator
}
/** What only its owner knows. */
export interface Mine {
  readonly hand: readonly HandCard[]; // the last one is the newest
  readonly found: readonly number[]; // from which pile each Princess came that you drew
}

/** The side on which a cat joins the card just laid: it lies over that card and its western or eastern neighbour. */
export type CatSide = 'W' | 'E';

export type Move =
  | { readonly do: 'start'; readonly card: StartId; readonly at: Cell; readonly turned: boolean }
  | { readonly do: 'draw' }
  | { readonly do: 'sleep'; readonly at: Cell }
  | {
      readonly do: 'box';
      readonly card: BoxId | ToyId; // a special toy only where it cannot lie across a seam
      readonly at: Cell;
      readonly turned: boolean;
      readonly cat: CatSide | null;
    }
  | { readonly do: 'toy'; readonly at: Cell } // across `at` and its eastern neighbour
  | { readonly do: 'princess'; readonly at: Cell } // the cat's cell; of a cat awake, the western one
  | { readonly do: 'discard'; readonly card: HandCard | ToyId };

export type Event =
  | {
      readonly what: 'laid';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: Cell;
      readonly turned: boolean;
    }
  | { readonly what: 'drew'; readonly seat: Seat; readonly left: number }
  | { readonly what: 'took'; readonly seat: Seat; readonly card: HandCard } // for its owner only
  | { readonly what: 'found-toy'; readonly seat: Seat; readonly card: ToyId; readonly left: number }
  | { readonly what: 'moved-in'; readonly seat: Seat; readonly at: Cell } // a cat awake, over `at` and its eastern neighbour
  | { readonly what: 'fell-asleep'; readonly seat: Seat; readonly at: Cell }
  | { readonly what: 'toy-across'; readonly seat: Seat; readonly card: ToyId; readonly at: Cell }
  | {
      readonly what: 'princess-came';
      readonly seat: Seat; // who played her
      readonly from: Seat; // whose cat goes home
      readonly at: Cell;
      readonly cat: 'awake' | 'asleep';
    }
  | { readonly what: 'discarded'; readonly seat: Seat; readonly card: HandCard | ToyId }
  | { readonly what: 'joined'; readonly boxes: readonly Cell[]; readonly into: Cell } // boxes that became one
  | { readonly what: 'closed'; readonly box: Cell; readonly cells: readonly Cell[] }
  | { readonly what: 'standing'; readonly seat: Seat; readonly from: number; readonly to: number } // if it ended now
  | { readonly what: 'ending'; readonly why: 'deck' | 'cats'; readonly seat: Seat }
  | { readonly what: 'over'; readonly winners: readonly Seat[] };

/** Why a move may be refused, and what the sentence needs to know. Cells come as they are written: "c4". */
export type Refused =
  | { readonly why: 'lay-a-start-card' | 'draw-or-sleep' | 'play-a-card' | 'lay-the-toy' } // what this moment asks for
  | { readonly why: 'start-card-taken' | 'not-in-hand'; readonly with: { readonly card: string } }
  | { readonly why: 'end-has-begun' | 'no-cat-left' }
  | { readonly why: 'off-the-table' }
  | { readonly why: 'cell-taken'; readonly with: { readonly at: string } }
  | { readonly why: 'touches-nothing'; readonly with: { readonly at: string } }
  | { readonly why: 'start-by-the-short-side' }
  | { readonly why: 'double-wall'; readonly with: { readonly at: string } } // the neighbour with the other wall
  | { readonly why: 'no-turning' | 'same-both-ways' }
  | { readonly why: 'no-card-there'; readonly with: { readonly at: string } }
  | { readonly why: 'wall-between' }
  | { readonly why: 'already-covered'; readonly with: { readonly at: string } }
  | { readonly why: 'foreign-cat'; readonly with: { readonly seat: Seat } } // whose cat lives there
  | { readonly why: 'toy-across-first' } // it can still lie across a seam
  | { readonly why: 'no-cat-there'; readonly with: { readonly at: string } }
  | { readonly why: 'can-still-play' }; // nothing may be discarded

/** The keys of the score lines; RULES.md says what they mean. */
export type ScoreKey = 'box' | 'extra-cats' | 'sprays';

export type IfItFits = { state: State; view: View; move: Move; event: Event; options: Options };
