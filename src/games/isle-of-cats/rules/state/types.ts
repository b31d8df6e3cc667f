import type { Millis, Seat } from '../../../../kernel/game.ts';

export type Colour = 'B' | 'G' | 'R' | 'P' | 'O'; // blue, green, red, purple, orange
export type CardId = number; // see cards/ids.ts: 1-215 are the base game's, above that come modules and house cards
export type TileId = string; // see boat/tiles.ts: C01-B, K2-O, O3-R, T1#4, R-S#2, B07, rat
export type Day = number; // 1..5

export const COLOURS: readonly Colour[] = ['B', 'G', 'R', 'P', 'O'];

/** Where a tile lies: the upper left corner of its bounding box, and how it is turned (RULES.md, "Writing"). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface Placed extends Spot {
  readonly tile: TileId;
}

export type Difficulty = 'easy' | 'medium' | 'hard' | 'very-hard' | 'expert';

export interface Options {
  readonly mode: 'standard' | 'family';
  readonly kittens: boolean;
  readonly beasts: boolean;
  readonly events: boolean;
  readonly lessons: 'abc' | 'ibc' | 'aic' | 'abi'; // which three lesson modules, by letter
  readonly difficulty: Difficulty; // of the sister, who plays only against a lone player
  readonly patience: 10 | 30 | 0; // seconds that a ready check waits; 0: until all are ready
}

export type TokenSide = 'basket' | 'boots';
export type Field = 'left' | 'right';

/**
 * The card piles of a player. All except `laid` are secret; `hand` never holds a lesson. Other players see `hand` and
 * `fresh` as one pile, see view.ts.
 */
export interface Piles<Cards> {
  readonly hand: Cards;
  readonly fresh: Cards; // bought since lessons were last read, so there may be lessons among them
  readonly lessons: Cards; // private ones, face down
  readonly packet: Cards; // being drafted from
  readonly kept: Cards; // drafted today, not yet bought
  readonly laid: Cards; // today's rescue cards, open once all have laid theirs
}

export interface Belongings {
  readonly boat: number; // 0..5: which printed boat
  readonly tiles: readonly Placed[]; // in the order they were placed
  readonly fish: number;
  readonly baskets: number; // permanent ones
  readonly used: number; // of them, today
  readonly extraRescues: number;
  readonly placeAnywhere: number;
  readonly bought: number; // cards since lessons were last read: everybody knows the number, but not which were played
  readonly points: number; // tokens taken during the game
  readonly tokens: readonly TokenSide[]; // used-basket tokens held
  readonly laidTokens: readonly TokenSide[];
}

export interface Player extends Belongings, Piles<readonly CardId[]> {}

/** A pile in a view: its cards, or only their number. */
export type Pile = { readonly open: readonly CardId[] } | { readonly hidden: number };
export interface PlayerView extends Belongings, Piles<Pile> {
  readonly friendships: readonly Friendship[]; // worked out from the boat, for everybody to see
}

/** A beast and a family that touch: a figure stands between these two cells. */
export interface Friendship {
  readonly beast: TileId;
  readonly colour: Colour;
  readonly at: Place; // of the beast's symbol
  readonly beside: Place; // of the cat that touches it
}
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A simultaneous choice in a view: the cards, `secret` if it was made, null if not. */
export type Choice = { readonly open: readonly CardId[] } | 'secret' | null;

export type Check = 'day' | 'buying' | 'rescue' | 'end';

/** The phase of the day. `chosen` holds the choices of all seats, hidden until the last one is made. */
export type Phase<Chosen> =
  | { readonly name: 'event' }
  | {
      readonly name: 'ready';
      readonly before: Check;
      readonly ready: readonly boolean[];
      readonly until: Millis | null;
    }
  | { readonly name: 'draft'; readonly chosen: readonly Chosen[] }
  | { readonly name: 'buy'; readonly chosen: readonly Chosen[] }
  | { readonly name: 'lessons'; readonly unread: readonly Seat[] }
  | { readonly name: 'lay'; readonly waiting: readonly Seat[] }
  | RescuePhase
  | {
      readonly name: 'rare';
      readonly turn: Seat;
      readonly passed: readonly boolean[];
      readonly over: boolean;
    }
  | { readonly name: 'night' }
  | { readonly name: 'over' };

export interface RescuePhase {
  readonly name: 'rescue';
  readonly turn: Seat | 'sister';
  readonly passed: readonly boolean[];
  readonly rescued: readonly TileId[]; // in this turn; a pair of kittens is written as one, "K1-B+K2-R"
  readonly over: boolean; // the turn is finished
}

/** A decision that must be made before the match continues. The last one is asked first. */
export type Pending<Cards> =
  | {
      readonly ask: 'treasure';
      readonly seat: Seat;
      readonly from: TreasureKind;
      readonly left: number;
      readonly must: boolean;
    }
  | { readonly ask: 'oshax'; readonly seat: Seat; readonly colour: Colour }
  | { readonly ask: 'kittens'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly ask: 'rat'; readonly seat: Seat }
  | { readonly ask: 'side'; readonly seat: Seat }
  | { readonly ask: 'colour'; readonly seat: Seat; readonly card: CardId }
  // From here on: the effects of anytime cards, which nothing may interrupt.
  | { readonly ask: 'drawn-cards'; readonly seat: Seat; readonly cards: Cards }
  | { readonly ask: 'drawn-tile'; readonly seat: Seat; readonly tile: TileId }
  | { readonly ask: 'sort'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly ask: 'move'; readonly seat: Seat; readonly moved: readonly TileId[] };

/** `any`: common or rare, as a map gives them in family mode or under one event. */
export type TreasureKind = 'common' | 'small' | 'rare' | 'any';

export interface PublicLesson {
  readonly card: CardId;
  readonly by: Seat;
  readonly colour: Colour | null; // null: needs none, or is being asked for
}

/** The sister of a solo game. Her decks are sets: nothing has an order until it is turned over. */
export interface Sister {
  readonly first: boolean; // in turn order
  readonly colours: readonly Colour[]; // revealed so far, the one with the most points first
  readonly coloursLeft: readonly Colour[];
  readonly lessons: readonly CardId[];
  readonly baskets: readonly CardId[]; // not yet turned over
  readonly next: CardId | null; // turned over, not yet carried out
  readonly left: number; // cards she still plays today, `next` included
}

export interface EventTile {
  readonly tile: number; // 1..15
  readonly face: FaceCode;
  readonly paid?: readonly number[]; // the points it has paid, by seat
}
export type ActionFace = 'RAT' | 'FISH+' | 'FISH-' | 'BASKET' | 'SWAP' | 'COMMON+' | 'RARE' | 'FEW';
export type PointFace =
  | 'P-RAT2'
  | 'P-RATCAT'
  | 'P-ROW'
  | 'P-COL'
  | 'P-CAT'
  | 'P-LONE'
  | 'P-EMPTY'
  | 'P-FULL'
  | 'P-COMMON'
  | 'P-RARE'
  | 'P-MAP'
  | 'P-CAPT'
  | 'P-NONE';
export type FaceCode = ActionFace | PointFace;

/**
 * Everything that all can see. Bags are included because everything drawn from them is shown, so the rest can be
 * computed.
 */
export interface Island {
  readonly options: Options;
  readonly day: Day;
  readonly order: readonly Seat[]; // turn order
  readonly left: readonly TileId[]; // the fields; in family mode the cats around the island
  readonly right: readonly TileId[];
  readonly common: readonly number[]; // of each of the four shapes
  readonly rare: readonly TileId[];
  readonly oshax: readonly TileId[];
  readonly bag: readonly TileId[];
  readonly kittens: readonly TileId[]; // on their board
  readonly kittenBag: readonly TileId[];
  readonly beastBag: readonly TileId[];
  readonly spent: readonly CardId[]; // seen by all, then discarded
  readonly publicLessons: readonly PublicLesson[];
  readonly events: readonly EventTile[]; // of days 1..5; none without the module
  readonly ratsLeft: number;
  readonly tokensLeft: number;
  readonly sister: Sister | null;
}

export interface State extends Island {
  readonly players: readonly Player[];
  readonly deck: readonly CardId[]; // without an order: a card is picked at random when it is drawn
  readonly dropped: readonly CardId[]; // discarded face down
  readonly phase: Phase<readonly CardId[] | null>;
  readonly pending: readonly Pending<readonly CardId[]>[];
}

export interface View extends Island {
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly dropped: number;
  readonly phase: Phase<Choice>;
  readonly pending: readonly Pending<Pile>[];
  readonly asked: readonly Seat[]; // the seats that must move; every other seat may only interrupt
}

export type Move =
  | { readonly do: 'ready' | 'pass' | 'end' | 'done' | 'skip' }
  | { readonly do: 'keep' | 'buy'; readonly cards: readonly CardId[] }
  | { readonly do: 'lay'; readonly card: CardId }
  | { readonly do: 'lay-token' | 'side'; readonly side: TokenSide }
  | { readonly do: 'colour'; readonly colour: Colour }
  | PlaceMove
  | { readonly do: 'pair'; readonly tiles: readonly TileId[] }
  | { readonly do: 'oshax'; readonly card: CardId; readonly colour: Colour }
  | { readonly do: 'treasure'; readonly card: CardId; readonly take: 'common' | 'small' | 'rare' }
  | PlayMove
  | { readonly do: 'move'; readonly tile: TileId }
  | { readonly do: 'send'; readonly tile: TileId; readonly to: Field }
  | { readonly do: 'feed'; readonly x: number; readonly y: number };

/** Rescues a tile, or places the tile of the pending decision. */
export interface PlaceMove extends Placed {
  readonly do: 'place';
}
/** An anytime card, with its choices. */
export interface PlayMove {
  readonly do: 'play';
  readonly card: CardId;
  readonly with: readonly string[]; // a colour; two lessons by their written ids; two treasures on the boat
}

export type From = Field | 'kittens' | 'display' | 'bag' | 'supply';

export type Event =
  | { readonly what: 'day-began'; readonly day: Day; readonly face: FaceCode | null }
  | {
      readonly what: 'filled';
      readonly left: readonly TileId[];
      readonly right: readonly TileId[];
      readonly rare: readonly TileId[];
    }
  | { readonly what: 'fished'; readonly fish: number }
  | { readonly what: 'dealt'; readonly cards: number }
  | { readonly what: 'chose'; readonly seat: Seat }
  | { readonly what: 'handed-on'; readonly to: 'left' | 'right' }
  | { readonly what: 'bought'; readonly seat: Seat; readonly cards: number; readonly fish: number }
  | { readonly what: 'learnt'; readonly seat: Seat; readonly lessons: number }
  | { readonly what: 'taught'; readonly seat: Seat; readonly card: CardId; readonly colour: Colour | null }
  | { readonly what: 'laid'; readonly seat: Seat }
  | {
      readonly what: 'revealed';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly tokens: readonly TokenSide[];
      readonly speed: number;
    }
  | { readonly what: 'ordered'; readonly order: readonly Seat[] }
  | ({ readonly what: 'placed'; readonly seat: Seat; readonly from: From; readonly fish: number } & Placed)
  | { readonly what: 'found-map'; readonly seat: Seat; readonly colour: Colour }
  | { readonly what: 'passed'; readonly seat: Seat }
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'got-fish'; readonly seat: Seat; readonly fish: number }
  | { readonly what: 'got-basket'; readonly seat: Seat }
  | { readonly what: 'lost-basket'; readonly seat: Seat }
  | { readonly what: 'threw-lessons'; readonly seat: Seat; readonly lessons: number }
  | { readonly what: 'threw-treasures'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | {
      readonly what: 'chose-kittens';
      readonly seat: Seat;
      readonly tiles: readonly TileId[];
      readonly fish: number;
    }
  | { readonly what: 'kitten-stays'; readonly seat: Seat; readonly tile: TileId; readonly fish: number }
  | { readonly what: 'kittens-came'; readonly tiles: readonly TileId[] }
  | { readonly what: 'kittens-left'; readonly tiles: readonly TileId[] }
  | { readonly what: 'drew-tiles'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly what: 'went'; readonly tile: TileId; readonly to: Field | 'display' | 'away' }
  | { readonly what: 'took-token'; readonly seat: Seat; readonly side: TokenSide }
  | { readonly what: 'got-points'; readonly seat: Seat; readonly points: number; readonly face: PointFace }
  | { readonly what: 'fed'; readonly seat: Seat; readonly x: number; readonly y: number }
  | { readonly what: 'sister-turned'; readonly card: CardId; readonly cards: number; readonly speed: number }
  | { readonly what: 'sister-played'; readonly card: CardId }
  | { readonly what: 'sister-took'; readonly tile: TileId }
  | { readonly what: 'sister-swapped'; readonly tiles: readonly TileId[] }
  | { readonly what: 'sister-coloured'; readonly colour: Colour; readonly points: number }
  | { readonly what: 'night'; readonly day: Day; readonly left: readonly TileId[] }
  | { readonly what: 'ended' };

/** The reasons to refuse a move, with the details for the sentence. */
export type Refused =
  | { readonly why: 'not-asked' } // the seat must decide something else, or nothing
  | { readonly why: 'wait-for-card' } // an anytime card is being carried out
  | { readonly why: 'finish-first' } // the seat has a pending decision
  | { readonly why: 'not-in-hand' }
  | { readonly why: 'wrong-number'; readonly with: { readonly cards: number } }
  | { readonly why: 'too-little-fish'; readonly with: { readonly fish: number } }
  | { readonly why: 'no-basket' }
  | { readonly why: 'not-there' } // the tile is not on the island
  | { readonly why: 'off-the-boat' }
  | { readonly why: 'covered' }
  | { readonly why: 'does-not-touch' }
  | { readonly why: 'same-as-another-turn'; readonly with: { readonly turn: number } }
  | { readonly why: 'nothing-fits' }
  | { readonly why: 'no-more-rescues' }
  | { readonly why: 'no-beast-twice' }
  | { readonly why: 'nothing-rescued' }
  | { readonly why: 'kittens-for-first' }
  | { readonly why: 'must-place' }
  | { readonly why: 'wrong-card' }
  | { readonly why: 'fish-cards-only' }
  | { readonly why: 'nothing-to-gain' }
  | { readonly why: 'choose-what' } // the card needs a colour, lessons or treasures, or needs none
  | { readonly why: 'no-rat-there' }
  | { readonly why: 'rat-touches-no-cat' }
  | { readonly why: 'already-ready' }
  | { readonly why: 'already-chosen' };

export type ScoreKey =
  | 'rats'
  | 'royal-rats'
  | 'rooms'
  | 'family'
  | 'rare'
  | 'private-lesson'
  | 'public-lesson'
  | 'family-lesson'
  | 'tokens'
  | 'friendships'
  | 'sister-colour'
  | 'sister-lesson'
  | 'sister-beasts'
  | 'sister-event';

export type Isle = { state: State; view: View; move: Move; event: Event; options: Options };
