import type { Millis, Seat } from '../../../../kernel/game.ts';
import type { Point } from '../cards/lattice.ts';
import type { BoxSide, Breed, CardId, Lodger, Side, Turn, WrongPiece } from '../cards/pieces.ts';

export interface Options {
  readonly mode: 'race' | 'duel'; // all at once; or each alone, whenever they like, and then compared
  readonly deck: 'stacked' | 'mixed' | 'mixed-both'; // by level; one set of level II shuffled in; both sets
  readonly levelTwo: 'a' | 'b'; // which set of level II
  readonly endCount: 'all' | 'scored'; // which of the five cards beside a player count
  readonly tieBreak: 'rounds' | 'sudden-death';
  readonly touch: 'last' | 'mercy' | 'calm'; // who is last pays; with two, only if slow; nobody
  readonly headStart: 0 | 200 | 400 | 600; // how much later the grabs of everybody else count
  readonly headStartFor: 1 | 2 | 3 | 4; // whose seat, counted from 1
}

export type TileId = number; // 4 × breed + set: the four bobtails are 0..3
export type RowPlace = number; // 0..3
export type Slot = number; // 0..7, where the cat-box cards lie

/** Where a tile is: in exactly one place, because there is one field for it. */
export type TilePlace =
  | { readonly in: 'middle'; readonly spot: number } // spots are mixed anew every round
  | { readonly in: 'paw'; readonly seat: Seat }
  | { readonly in: 'mat'; readonly seat: Seat; readonly at: Point; readonly z: number }; // higher z lies above

export interface Tile {
  readonly id: TileId;
  readonly breed: Breed;
  readonly side: Side;
  readonly turn: Turn;
  readonly place: TilePlace;
}

/** Every player's empty box: beside the mat, in the paw or on the mat. `cat` is the slot its lodger was taken from. */
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

/** A cat-box card. It has no identity until somebody looks at it; then it keeps it until the round ends. */
export interface CatCard {
  readonly cat: Lodger | null;
  readonly place: CatPlace;
  readonly lookedAt: readonly Seat[]; // who lifted it this round: everybody sees that, whatever they remember
}

/** The same as a viewer sees it: only what lies open now. */
export interface CatCardView {
  readonly open: Lodger | null;
  readonly place: CatPlace;
  readonly lookedAt: readonly Seat[];
}

export type Held = { readonly tile: TileId } | { readonly cat: Slot } | { readonly box: true };

export interface Paw {
  readonly busyUntil: Millis | null; // reaching, turning something over, or locked after a false start
}

/** What can be fought over. */
export type Target =
  | { readonly on: 'card'; readonly place: RowPlace }
  | { readonly on: 'tile'; readonly tile: TileId }
  | { readonly on: 'cat'; readonly slot: Slot }
  | { readonly on: 'meow' };

/** A paw on its way. The first claim on a target opens a window; when it closes the smallest `time` wins. */
export interface Claim {
  readonly seat: Seat;
  readonly target: Target;
  readonly at: Millis; // when it arrived: opens the window
  readonly time: Millis; // when it was made: this is what is compared
  readonly absent: readonly Seat[]; // whose connection was silent then; matters for a Meow only
}

/** A card beside a player: as good as its kitties, or turned to its penalty side. */
export interface Kept {
  readonly card: CardId;
  readonly points: number;
}

/** A card of this round that is no longer in the row. */
export interface Taken {
  readonly card: CardId;
  readonly seat: Seat;
}

export type Way = 'U' | 'R' | 'D' | 'L'; // where the raised paw appears beside a player's mat

export interface Touch {
  readonly reaction: Millis;
  readonly early: boolean; // too fast to have seen it
}

export type Phase =
  | { readonly name: 'ready'; readonly until: Millis; readonly holding: readonly boolean[] }
  | {
      readonly name: 'countdown';
      readonly since: Millis;
      readonly next: Millis;
      readonly released: readonly boolean[];
    }
  | {
      readonly name: 'play';
      readonly since: Millis;
      readonly dealAt: Millis | null; // then whoever has no card is given one
      readonly until: Millis; // then the round ends without a Meow
    }
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

/** How a round ended; shown until the next one is made ready. */
export interface Verdict {
  readonly how: 'meow' | 'late' | 'nobody'; // a Meow; the solo clock ran out; the long silence
  readonly meower: Seat | null;
  readonly correct: boolean;
  readonly wrong: readonly WrongPiece[];
  readonly last: Seat | null; // who touched last and pays
  readonly finish: PhotoFinish;
}
/** What was decided by moments in this round. */
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
  readonly sure: number; // in a hundred: how certain it is that the winner really was faster
}

/** A correct or wrong Meow of an earlier round, and how long the building took. */
export interface PastMeow {
  readonly seat: Seat;
  readonly card: CardId;
  readonly ms: Millis;
  readonly correct: boolean;
}

/** What truth and view have in common: everything that lies open. */
interface Table {
  readonly rules: Options;
  readonly round: number; // 1, 2, 3 …
  readonly extra: boolean; // a round to break a tie
  readonly playing: readonly Seat[]; // all, or in an extra round the tied ones
  readonly phase: Phase;
  readonly bags: readonly (readonly CardId[])[]; // the deck, level by level: known cards in no order
  readonly under: readonly CardId[]; // put under the deck, in this order
  readonly removed: readonly CardId[]; // out of the game; extra rounds are played with these
  readonly aside: readonly CardId[]; // what was left of the deck when the first extra round began
  readonly row: readonly (CardId | null)[]; // four places
  readonly taken: readonly (Taken | null)[]; // by place of the row: what lay there until somebody took it
  readonly cards: readonly (CardId | null)[]; // which card each seat builds
  readonly tiles: readonly Tile[];
  readonly boxes: readonly BoxCard[]; // by seat
  readonly paws: readonly Paw[];
  readonly claims: readonly Claim[];
  readonly contests: readonly Contest[]; // of this round so far
  readonly layers: number; // z of the next thing that is put down
  readonly kept: readonly (readonly Kept[])[]; // beside each seat
  readonly past: readonly PastMeow[];
  readonly winners: readonly Seat[] | null; // not null: it is over
}
export interface State extends Table {
  readonly cats: readonly CatCard[];
}
export interface View extends Table {
  readonly cats: readonly CatCardView[];
}

/** A thing of one's own on the mat. */
export type Thing = TileId | 'box';

export type Move =
  | { readonly do: 'hold' | 'release' }
  | { readonly do: 'box' | 'return' | 'keep' | 'meow' }
  | { readonly do: 'card'; readonly place: RowPlace }
  | { readonly do: 'grab'; readonly tile: TileId }
  | { readonly do: 'peek'; readonly slot: Slot }
  | { readonly do: 'put'; readonly at: Point }
  | { readonly do: 'flip'; readonly thing: Thing | 'held' }
  | { readonly do: 'turn'; readonly by: 1 | -1; readonly thing: TileId | 'held' }
  | { readonly do: 'lift'; readonly thing: Thing | 'cat' }
  | { readonly do: 'touch'; readonly way: Way };

/** What is held, or was. */
export type Moved = { readonly tile: TileId } | { readonly slot: Slot } | { readonly box: true };

export type Event =
  | { readonly what: 'round'; readonly round: number; readonly extra: boolean; readonly row: State['row'] }
  | { readonly what: 'holding'; readonly seat: Seat }
  | { readonly what: 'released'; readonly seat: Seat; readonly early: boolean }
  | { readonly what: 'countdown' }
  | { readonly what: 'go' }
  | { readonly what: 'reached'; readonly seat: Seat; readonly target: Target }
  | {
      readonly what: 'took-card';
      readonly seat: Seat;
      readonly place: RowPlace;
      readonly card: CardId;
      readonly dealt: boolean; // given, because the seat took none
    }
  | { readonly what: 'grabbed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly what: 'peeked'; readonly seat: Seat; readonly slot: Slot; readonly cat: Lodger }
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
  | { readonly what: 'kept-cat'; readonly seat: Seat; readonly slot: Slot; readonly cat: Lodger }
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

/** Why a move may be refused, and what the sentence needs to know. */
export type Refused =
  | { readonly why: 'wait-for-the-start' }
  | { readonly why: 'already-holding' }
  | { readonly why: 'not-holding' }
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

/** The race at one table. What the game is as a whole, duels included, is in rules.ts. */
export type KittyPaw = { state: State; view: View; move: Move; event: Event; options: Options };
