import type { Seat } from '../../../kernel/game.ts';
import type { BoxId, CardId, CatName, HandCard, StartId, ToyId } from './cards.ts';

/** A place on the table: column + COLUMNS × row, from the upper left corner; the same number on every table (cells.ts). */
export type Cell = number;

export interface Options {
  readonly table: 'kitchen' | 'desk' | 'dining';
  readonly extended: boolean;
  readonly tieKinds: 'all' | 'one'; // two toys equally frequent in a box: do both count?
  readonly extraCats: 'holders' | 'everyone'; // the players who score for the second and further cats in a box
  readonly allowFlip: boolean; // may a card be turned half round before it is laid?
  readonly catChoice: 'own' | 'by-seat'; // do players choose their cat, or does the table give one to each seat?
  readonly startCards: 'own' | 'laid'; // do players choose and lay them, or do they lie there from the start?
}

/** The content of a cell. A sleeping cat, and a Princess that replaced one, have no walls and no symbols. */
export type Laid =
  | { readonly what: 'box'; readonly at: Cell; readonly card: CardId; readonly turned: boolean }
  | { readonly what: 'asleep'; readonly at: Cell; readonly seat: Seat }
  | { readonly what: 'princess'; readonly at: Cell };

/** A thing across a long seam, over the cell `at` and its eastern neighbour. */
export type Across =
  | { readonly what: 'cat'; readonly at: Cell; readonly seat: Seat }
  | { readonly what: 'princess'; readonly at: Cell }
  | { readonly what: 'toy'; readonly at: Cell; readonly card: ToyId };

/** Everything on the table: all of it lies open. */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly laid: readonly Laid[]; // one per cell, in the order they were laid
  readonly across: readonly Across[]; // likewise
}

export type Phase =
  | { readonly name: 'cat' } // choose a cat
  | { readonly name: 'start' } // lay one of the start cards
  | { readonly name: 'choose' } // draw, or put a cat to sleep
  | { readonly name: 'play' } // play a card of the hand
  | { readonly name: 'toy'; readonly card: ToyId } // a special toy was drawn: lay it at once
  | { readonly name: 'over' };

/** The open information. Lists by seat have one entry for each seat. */
export interface Open {
  readonly rules: Options;
  readonly table: Table;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly ending: boolean; // the end phase has begun: no seat draws or sleeps
  readonly starts: readonly StartId[]; // not yet chosen
  readonly catOf: readonly (CatName | null)[]; // by seat; null: not chosen yet
  readonly cats: readonly number[]; // still beside the table, by seat
  readonly discards: readonly (HandCard | ToyId)[]; // discarded cards, in order
  /** The number of cards each seat took from each pile: a Princess may have come from there. */
  readonly took: readonly (readonly number[])[];
  readonly shown: readonly PrincessShown[];
}

/** A player played or discarded a Princess; she came from one of the piles up to `upTo`. */
export interface PrincessShown {
  readonly seat: Seat;
  readonly upTo: number;
}

export interface State extends Open {
  readonly hands: readonly (readonly HandCard[])[]; // in the order they were taken, the newest last
  readonly found: readonly (readonly number[])[]; // the pile of each Princess that a seat drew
  /** The boxes and special toys still in the deck. They have no order until somebody draws. */
  readonly bag: readonly (BoxId | ToyId)[];
  readonly piles: readonly Pile[]; // the top one first; empty piles stay in the list
}

/** The number of cards left in a pile, and of Princesses among them. */
export interface Pile {
  readonly cards: number;
  readonly princesses: number;
}

export interface View extends Open {
  readonly hands: readonly number[]; // the number of cards in each hand
  readonly piles: readonly number[]; // the number of cards left in each pile
  readonly mine: Mine | null; // null for a spectator
}
/** The private information of a seat. */
export interface Mine {
  readonly hand: readonly HandCard[]; // the newest last
  readonly found: readonly number[]; // the pile of each Princess that you drew
}

/** The side of a cat on the card just laid: it covers that card and its western or eastern neighbour. */
export type CatSide = 'W' | 'E';

export type Move =
  | { readonly do: 'cat'; readonly cat: CatName }
  | { readonly do: 'start'; readonly card: StartId; readonly at: Cell; readonly turned: boolean }
  | { readonly do: 'draw' }
  | { readonly do: 'sleep'; readonly at: Cell }
  | {
      readonly do: 'box';
      readonly card: BoxId | ToyId; // a special toy only if it cannot lie across a seam
      readonly at: Cell;
      readonly turned: boolean;
      readonly cat: CatSide | null;
    }
  | { readonly do: 'toy'; readonly at: Cell } // across `at` and its eastern neighbour
  | { readonly do: 'princess'; readonly at: Cell } // the cat's cell; for a cat awake, the western one
  | { readonly do: 'discard'; readonly card: HandCard | ToyId };

export type Event =
  | { readonly what: 'chose-cat'; readonly seat: Seat; readonly cat: CatName }
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
      readonly seat: Seat; // the player of the Princess
      readonly from: Seat; // the owner of the returned cat
      readonly at: Cell;
      readonly cat: 'awake' | 'asleep';
    }
  | { readonly what: 'discarded'; readonly seat: Seat; readonly card: HandCard | ToyId }
  | { readonly what: 'joined'; readonly boxes: readonly Cell[]; readonly into: Cell } // boxes that became one
  | { readonly what: 'closed'; readonly box: Cell; readonly cells: readonly Cell[] }
  | { readonly what: 'standing'; readonly seat: Seat; readonly from: number; readonly to: number } // the score if it ended now
  | { readonly what: 'ending'; readonly why: 'deck' | 'cats'; readonly seat: Seat }
  | { readonly what: 'over'; readonly winners: readonly Seat[] };

/** The refusals of this game, with the details for their sentences. Cells are in notation: "c4". */
export type Refused =
  | { readonly why: 'choose-a-cat' | 'lay-a-start-card' | 'draw-or-sleep' | 'play-a-card' | 'lay-the-toy' } // the required kind of move
  | { readonly why: 'cat-taken'; readonly with: { readonly seat: Seat } } // the player who has it
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
  | { readonly why: 'foreign-cat'; readonly with: { readonly seat: Seat } } // the owner of the cat there
  | { readonly why: 'toy-across-first' } // it can still lie across a seam
  | { readonly why: 'no-cat-there'; readonly with: { readonly at: string } }
  | { readonly why: 'can-still-play' }; // no card may be discarded

/** The keys of the score lines; RULES.md says what they mean. */
export type ScoreKey = 'box' | 'extra-cats' | 'sprays';

export type IfItFits = { state: State; view: View; move: Move; event: Event; options: Options };
