import type {
  CardId,
  Check,
  Colour,
  Field,
  Move,
  TileId,
  TokenSide,
  TreasureKind,
} from '../rules/state/types.ts';
import type { Card } from '../rules/cards/discovery.ts';
import type { Room } from '../rules/boat/grid.ts';

/** The words of the table, besides names of things and texts of cards. */
export interface TableWords {
  readonly boat: string;
  readonly boatOf: (name: string) => string;
  readonly lookAt: (name: string) => string;
  readonly back: string;
  readonly cell: (place: string, room: string, what: string) => string;
  readonly rat: string;
  readonly map: (colour: Colour) => string;
  readonly bare: string;

  readonly shelves: Readonly<
    Record<'left' | 'right' | 'island' | 'kittens' | 'treasures' | 'oshax' | 'drawn', string>
  >;
  readonly shelvesShort: Readonly<Record<'left' | 'right' | 'island', string>>; // for narrow shelves
  readonly tile: (name: string, cells: number, place: string) => string;
  readonly left: (count: number) => string; // of a kind of treasure
  readonly fish: (fish: number) => string;
  readonly bothFor: (fish: number) => string; // the price of two kittens, after that of one
  readonly baskets: (left: number) => string;
  readonly day: (day: number) => string;
  readonly dayOf: (day: number) => string; // "Day 3 of 5"
  readonly dayShort: (day: number) => string; // "Day 3/5"
  readonly daysLeft: string; // beside the day track, which counts down
  readonly daysLeftOn: (left: number) => string; // of one space of the track; today counts too
  readonly paysNow: (points: number) => string; // an event of today or a later day, for this boat
  readonly brought: (points: number) => string; // by the events so far
  readonly usedBaskets: (sides: readonly TokenSide[]) => string;
  readonly token: (side: TokenSide) => string; // one side of a used basket
  readonly usedHead: string; // above the used baskets that may be laid today
  readonly noEvent: string;
  readonly eventOver: string; // of an event that has worked
  readonly today: string; // stands before the event of this day
  readonly fastest: string; // above the speeds of all players
  readonly deeds: Readonly<Record<'passed' | 'done', string>>; // the last deed of a rival, on a small chip
  readonly event: string;
  readonly days: string; // the title of the list of days and their events
  readonly order: (names: readonly string[]) => string;
  readonly has: (fish: number, baskets: number, cards: number, lessons: number) => string;
  readonly score: string;
  readonly soFar: (points: number) => string;

  readonly inHand: string;
  readonly putBack: string; // the tile in hand
  readonly turn: string;
  readonly turnBack: string;
  readonly flip: string;
  readonly nudge: Readonly<Record<'left' | 'up' | 'down' | 'right', string>>;
  readonly nudges: string;

  readonly advice: {
    readonly says: (tile: string, place: string) => string;
    readonly take: string;
    readonly keep: string; // above the cards, each with its reason
    readonly buy: (cards: number, cost: number, fish: number) => string; // the same, with the price of all
    readonly card: (name: string, fish: number | null, worth: string | null) => string; // null: free, or nothing to say
    readonly play: string; // above the card, with its reason
    readonly lay: (cards: readonly string[], usedBaskets: number, speed: number, baskets: number) => string; // all of them, with what they give
  };

  readonly flaws: Readonly<Record<Flaw['why'], (of: Flaw) => string>>; // in a review

  readonly trial: {
    readonly begin: string;
    readonly end: string;
    readonly clear: string;
    readonly prompt: string;
    readonly sum: (points: number) => string;
    readonly verb: string;
  };

  readonly cards: {
    readonly tray: string;
    readonly hand: (cards: number) => string;
    readonly packet: string;
    readonly kept: string; // cards of earlier packets
    readonly when: Partial<Record<Card['kind'], string>>; // why not now
    readonly show: string;
    readonly more: (cards: number) => string; // further below
    readonly boat: string;
    readonly lessons: string;
    readonly publicLessons: string;
  };
  readonly pages: Readonly<Record<'score' | 'days' | 'boats' | 'cards' | 'sister', string>>;
  readonly sister: {
    readonly colours: string;
    readonly worth: (points: number) => string;
    readonly lessons: string;
    readonly next: string;
    readonly left: (cards: number) => string;
    readonly first: string;
    readonly position: (place: number) => string;
  };

  readonly questions: {
    readonly title: string;
    readonly always: string; // also where there is nothing to decide
    readonly ready: string; // before the ready checks to skip
    readonly checks: Readonly<Record<Check, string>>;
  };
  readonly prompts: {
    readonly ready: Readonly<Record<Check, string>>;
    readonly timeLeft: (seconds: number) => string;
    readonly keep: (left: number, next: string | null) => string; // next: the player who gets the other cards
    readonly keeps: (cost: number | null, fish: number) => string; // enough are chosen; null: they cost nothing
    readonly buy: (cost: number, fish: number) => string;
    readonly catsFor: (fish: number, left: number, right: number) => string; // the fish that are left, counted in cats of each field
    readonly lay: (speed: number, baskets: number) => string;
    readonly rescue: string;
    readonly rescueFree: (left: number) => string; // cats on the island
    readonly again: string; // another rescue is allowed
    readonly ended: string;
    readonly noBasket: string;
    readonly rare: string;
    readonly place: (tile: string) => string;
    readonly treasures: (rare: boolean) => string; // of a card that gives the choice; rare: there is one to take
    readonly treasure: (kind: TreasureKind, must: boolean) => string; // a tile to place
    readonly oshaxColour: string;
    readonly wait: string;
  };
  readonly plan: (move: Move, names: Names) => { readonly verb: string; readonly label: string };
  readonly lay: (cards: number, usedBaskets: number) => { readonly verb: string; readonly label: string };
  readonly again: string; // "or tap it once more"
  readonly chip: (move: Move, names: Names) => string; // a short name on a button
  readonly changes: (changes: Changes, names: Names) => readonly string[]; // each with its points, the most important first
  readonly leaves: string; // between the price of a tile and the fish and baskets that are left
  readonly fits: string;
}

/** The flaw of a played move. */
export interface Flaw {
  readonly why:
    | 'lost-map' // covered in vain
    | 'points' // fewer at once
    | 'rat' // stays in sight
    | 'stops' // one more cat could be rescued
    | 'dear'; // fewer fish are left
  readonly count: number; // points, or the fish that are missing
  readonly better: number; // points of the better move
}

/** The effect of tiles that are not placed yet, computed from the boat alone so that it is shown at once. */
export interface Changes {
  readonly points: number;
  readonly several: boolean; // more than one of these brings points: then the sum is worth saying
  readonly group: GroupChange | null; // of the last tile
  readonly rats: number; // hidden
  readonly rooms: readonly Room[]; // filled
  readonly anyTreasure: boolean; // a map gives a rare one too, today or in this mode
  readonly map: Colour | null; // found, which gives a treasure
  readonly lostMap: Colour | null; // covered by a tile that does not find it
  readonly friends: number; // new friendships
  readonly rare: number; // points for rare treasures
  readonly special: 'beast' | 'rat' | null; // the last tile, if it is no cat and needs an explanation
  readonly lessons: readonly { readonly card: CardId; readonly points: number }[];
}

export interface GroupChange {
  readonly colour: Colour;
  readonly cats: number;
  readonly needs: number; // further cats for a family
  readonly points: number; // that families bring more than before
}

/** Names of things in these sentences. */
export interface Names {
  readonly tile: (tile: TileId) => string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly rooms: Readonly<Record<Room, string>>;
  readonly treasures: Readonly<Record<'common' | 'small' | 'rare' | 'any', string>>;
}

export type Fields = Readonly<Record<Field, string>>;
export type Sides = Readonly<Record<TokenSide, string>>;
