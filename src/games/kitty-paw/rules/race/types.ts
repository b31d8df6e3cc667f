import type { Millis, Seat } from '../../../../kernel/game.ts';
import type { Point } from '../cards/lattice.ts';
import type { BoxSide, Breed, CardId, BoxCat, Side, Turn, WrongPiece } from '../cards/pieces.ts';

export interface Options {
  readonly mode: 'race' | 'duel'; // all at once; or each alone at any time, and compared later
  readonly deck: 'stacked' | 'mixed' | 'mixed-both'; // by level; one set of level II shuffled in; both sets
  readonly levelTwo: 'a' | 'b'; // which set of level II
  readonly endCount: 'all' | 'scored'; // the cards beside a player that count towards five
  readonly tieBreak: 'rounds' | 'sudden-death';
  readonly touch: 'last' | 'mercy' | 'calm'; // the last player pays; with two only if slow; nobody
  readonly headStart: 0 | 200 | 400 | 600; // delay of everybody else's grabs
  readonly headStartFor: 1 | 2 | 3 | 4; // the seat with the head start, counted from 1
}

export type TileId = number; // 4 × breed + set: the four bobtails are 0..3
export type RowPlace = number; // 0..3
export type Slot = number; // 0..7, the places of the cat-box cards

/** The place of a tile: exactly one, because there is one field for it. */
export type TilePlace =
  | { readonly in: 'middle'; readonly spot: number } // spots are newly mixed every round
  | { readonly in: 'paw'; readonly seat: Seat }
  | { readonly in: 'mat'; readonly seat: Seat; readonly at: Point; readonly z: number }; // higher z lies above

export interface Tile {
  readonly id: TileId;
  readonly breed: Breed;
  readonly side: Side;
  readonly turn: Turn;
  readonly place: TilePlace;
}

/**
 * Every player's empty box: beside the mat, in the paw or on the mat. `cat` is the slot its cat was taken
 * from.
 */
export interface BoxCard {
  readonly side: BoxSide;
  readonly place:
    | { readonly in: 'tray' | 'paw' }
    | { readonly in: 'mat'; readonly at: Point; readonly z: number };
  readonly cat: Slot | null;
}

export type CatPlace =
  | { readonly in: 'slot' }
  | { readonly in: 'paw'; readonly seat: Seat }
  | { readonly in: 'box'; readonly seat: Seat };

/** A cat-box card. It gets its identity at the first look, and keeps it until the round ends. */
export interface CatCard {
  readonly cat: BoxCat | null;
  readonly place: CatPlace;
  readonly lookedAt: readonly Seat[]; // players who lifted it this round, which everybody sees
}

/** The view of it: only what is visible now. */
export interface CatCardView {
  readonly open: BoxCat | null;
  readonly place: CatPlace;
  readonly lookedAt: readonly Seat[];
}

export type Held = { readonly tile: TileId } | { readonly cat: Slot } | { readonly box: true };

export interface Paw {
  readonly busyUntil: Millis | null; // reaching, turning something over, or locked after a false start
}

/** Things that players compete for. */
export type Target =
  | { readonly on: 'card'; readonly place: RowPlace }
  | { readonly on: 'tile'; readonly tile: TileId }
  | { readonly on: 'cat'; readonly slot: Slot }
  | { readonly on: 'meow' };

/** A paw on its way. The first claim on a target opens a window; when it closes, the smallest `time` wins. */
export interface Claim {
  readonly seat: Seat;
  readonly target: Target;
  readonly at: Millis; // time of arrival: opens the window
  readonly time: Millis; // time of the press: the one that is compared
  readonly absent: readonly Seat[]; // seats whose connection was silent then; used only for a Meow
}

/** A card beside a player: worth its kitties, or turned to its penalty side. */
export interface Kept {
  readonly card: CardId;
  readonly points: number;
}

/** A card of this round that is no longer in the row. */
export interface Taken {
  readonly card: CardId;
  readonly seat: Seat;
}

export type Way = 'U' | 'R' | 'D' | 'L'; // the side of a player's mat where the raised paw appears

export interface Touch {
  readonly reaction: Millis;
  readonly early: boolean; // too fast to be a reaction
}

/** Before a round: it begins when everybody holds, or when somebody does not wait any longer. */
export interface Ready {
  readonly name: 'ready';
  readonly until: Millis; // the time of the next clock event
  readonly holding: readonly boolean[]; // by seat
  readonly late: boolean; // true: those who hold may begin without the others
}

/** While everybody builds. */
export interface Play {
  readonly name: 'play';
  readonly since: Millis;
  readonly dealAt: Millis | null; // time when players without a card are given one
  readonly until: Millis; // time when the round ends without a Meow
}

export interface Paused {
  readonly name: 'paused';
  readonly by: Seat;
  readonly since: Millis;
  readonly until: Millis; // the time of the next clock event
  readonly going: boolean; // true: at that time the round goes on
  readonly was: Ready | Play; // the phase that goes on
}

export type Phase =
  | Ready
  | {
      readonly name: 'countdown';
      readonly since: Millis;
      readonly next: Millis;
      readonly released: readonly boolean[];
    }
  | Play
  | Paused
  | {
      readonly name: 'touch';
      readonly since: Millis;
      readonly until: Millis;
      readonly meower: Seat;
      readonly after: Millis; // from the shout to the Meow
      readonly ways: readonly Way[]; // by seat
      readonly touches: readonly (Touch | null)[]; // by seat
      readonly excused: readonly Seat[];
    }
  | { readonly name: 'check'; readonly until: Millis; readonly verdict: Verdict }
  | { readonly name: 'over' };

/** The end of a round, shown until the next one is prepared. */
export interface Verdict {
  readonly how: 'meow' | 'late' | 'nobody'; // a Meow; the time of a match for one ran out; nobody meowed for too long
  readonly meower: Seat | null;
  readonly correct: boolean;
  readonly wrong: readonly WrongPiece[];
  readonly last: Seat | null; // the player who touched last and pays
  readonly finish: PhotoFinish;
}
/** The decisions by milliseconds in this round. */
export interface PhotoFinish {
  readonly grabs: readonly Contest[];
  readonly touches: readonly { readonly seat: Seat; readonly touch: Touch | null }[];
}

/** A grab that several wanted. */
export interface Contest {
  readonly target: Target;
  readonly winner: Seat;
  readonly loser: Seat; // the fastest of those who lost
  readonly apart: Millis;
  readonly sure: number; // percent: the probability that the winner really was faster
}

/** A right or wrong Meow of an earlier round, and the time of building. */
export interface PastMeow {
  readonly seat: Seat;
  readonly card: CardId;
  readonly ms: Millis;
  readonly correct: boolean;
}

/** The part that state and view share: everything that is visible. */
interface Table {
  readonly rules: Options;
  readonly round: number; // 1, 2, 3 …
  readonly extra: boolean; // a round to break a tie
  readonly playing: readonly Seat[]; // all, or in an extra round the tied ones
  readonly phase: Phase;
  readonly bags: readonly (readonly CardId[])[]; // the deck, level by level: known cards without an order
  readonly under: readonly CardId[]; // put under the deck, in this order
  readonly removed: readonly CardId[]; // out of the game; extra rounds are played with these
  readonly aside: readonly CardId[]; // the rest of the deck when the first extra round began
  readonly row: readonly (CardId | null)[]; // four places
  readonly taken: readonly (Taken | null)[]; // by place of the row: the card there until somebody took it
  readonly cards: readonly (CardId | null)[]; // the card that each seat builds
  readonly tiles: readonly Tile[];
  readonly boxes: readonly BoxCard[]; // by seat
  readonly paws: readonly Paw[];
  readonly claims: readonly Claim[];
  readonly contests: readonly Contest[]; // of this round so far
  readonly layers: number; // z of the next piece put down
  readonly kept: readonly (readonly Kept[])[]; // beside each seat
  readonly past: readonly PastMeow[];
  readonly winners: readonly Seat[] | null; // not null: the match is over
}
export interface State extends Table {
  readonly cats: readonly CatCard[];
}
export interface View extends Table {
  readonly cats: readonly CatCardView[];
}

/** A piece of one's own on the mat. */
export type Thing = TileId | 'box';

export type Move =
  | { readonly do: 'hold' | 'release' | 'begin' }
  | { readonly do: 'pause' | 'resume' }
  | { readonly do: 'box' | 'return' | 'keep' | 'meow' }
  | { readonly do: 'card'; readonly place: RowPlace }
  | { readonly do: 'grab'; readonly tile: TileId }
  | { readonly do: 'peek'; readonly slot: Slot }
  | { readonly do: 'put'; readonly at: Point }
  | { readonly do: 'flip'; readonly thing: Thing | 'held' }
  | { readonly do: 'turn'; readonly by: 1 | -1; readonly thing: TileId | 'held' }
  | { readonly do: 'lift'; readonly thing: Thing | 'cat' }
  | { readonly do: 'touch'; readonly way: Way };

/** A held thing, or one that was. */
export type Moved = { readonly tile: TileId } | { readonly slot: Slot } | { readonly box: true };

export type Event =
  | { readonly what: 'round'; readonly round: number; readonly extra: boolean; readonly row: State['row'] }
  | { readonly what: 'holding'; readonly seat: Seat }
  | { readonly what: 'released'; readonly seat: Seat; readonly early: boolean }
  | { readonly what: 'began-without'; readonly seat: Seat; readonly missing: readonly Seat[] }
  | { readonly what: 'countdown' }
  | { readonly what: 'paused'; readonly seat: Seat }
  | { readonly what: 'resumed'; readonly seat: Seat } // and a short countdown before the round goes on
  | { readonly what: 'goes-on' }
  | { readonly what: 'go' }
  | { readonly what: 'reached'; readonly seat: Seat; readonly target: Target }
  | {
      readonly what: 'took-card';
      readonly seat: Seat;
      readonly place: RowPlace;
      readonly card: CardId;
      readonly dealt: boolean; // true: given, because the seat took none
    }
  | { readonly what: 'grabbed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly what: 'peeked'; readonly seat: Seat; readonly slot: Slot; readonly cat: BoxCat }
  | {
      readonly what: 'snatched'; // from under the paw of `seat`
      readonly seat: Seat;
      readonly by: Seat;
      readonly target: Target;
      readonly apart: Millis;
      readonly sure: number;
    }
  | { readonly what: 'picked-box'; readonly seat: Seat }
  | { readonly what: 'put'; readonly seat: Seat; readonly moved: Moved; readonly at: Point }
  | { readonly what: 'kept-cat'; readonly seat: Seat; readonly slot: Slot; readonly cat: BoxCat }
  | { readonly what: 'flipped'; readonly seat: Seat; readonly thing: Thing; readonly side: Side | BoxSide }
  | { readonly what: 'turned'; readonly seat: Seat; readonly tile: TileId; readonly turn: Turn }
  | { readonly what: 'lifted'; readonly seat: Seat; readonly moved: Moved }
  | { readonly what: 'returned'; readonly seat: Seat; readonly moved: Moved }
  | { readonly what: 'meow'; readonly seat: Seat; readonly ms: Millis }
  | { readonly what: 'touched'; readonly seat: Seat; readonly reaction: Millis; readonly early: boolean }
  | { readonly what: 'excused'; readonly seat: Seat }
  | { readonly what: 'last'; readonly seat: Seat; readonly card: CardId; readonly points: number }
  | { readonly what: 'spared'; readonly seat: Seat; readonly reaction: Millis }
  | {
      readonly what: 'checked';
      readonly seat: Seat;
      readonly card: CardId;
      readonly correct: boolean;
      readonly wrong: readonly WrongPiece[];
      readonly points: number;
    }
  | { readonly what: 'too-late'; readonly seat: Seat; readonly card: CardId; readonly points: number }
  | { readonly what: 'nobody' }
  | { readonly what: 'photo-finish'; readonly finish: PhotoFinish }
  | { readonly what: 'out'; readonly seat: Seat } // of a sudden death
  | { readonly what: 'tied'; readonly seats: readonly Seat[] }
  | { readonly what: 'ended'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

/** The refusals of this game, with the details for their sentences. */
export type Refused =
  | { readonly why: 'wait-for-the-start' }
  | { readonly why: 'already-holding' }
  | { readonly why: 'not-holding' }
  | { readonly why: 'wait-for-the-others' } // it is too early to begin without them
  | { readonly why: 'paused' }
  | { readonly why: 'not-paused' }
  | { readonly why: 'goes-on-already' }
  | { readonly why: 'no-pause-now' }
  | { readonly why: 'too-late-for-that' } // the round is past this
  | { readonly why: 'paw-busy' }
  | { readonly why: 'paw-full' }
  | { readonly why: 'paw-empty' }
  | { readonly why: 'have-a-card' }
  | { readonly why: 'card-first' }
  | { readonly why: 'card-gone' }
  | { readonly why: 'tile-gone'; readonly with: { readonly tile: string } }
  | { readonly why: 'not-on-your-mat' }
  | { readonly why: 'too-many-tiles'; readonly with: { readonly most: number } }
  | { readonly why: 'cat-gone' }
  | { readonly why: 'box-not-here' }
  | { readonly why: 'box-taken' }
  | { readonly why: 'no-cat-in-the-box' }
  | { readonly why: 'cats-live-in-boxes' } // a cat-box card has no place on the mat
  | { readonly why: 'only-cats-live-in-boxes' }
  | { readonly why: 'nothing-to-flip' }
  | { readonly why: 'only-tiles-turn' }
  | { readonly why: 'off-the-mat' }
  | { readonly why: 'no-meow-yet' }
  | { readonly why: 'you-meowed' }
  | { readonly why: 'touched-already' }
  | { readonly why: 'wrong-paw' };

/** The race at one table. The whole game, duels included, is in game.ts. */
export type KittyPaw = { state: State; view: View; move: Move; event: Event; options: Options };
