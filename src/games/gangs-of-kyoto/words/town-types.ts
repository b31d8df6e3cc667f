import type { CardFace } from '../rules/cards.ts';
import type { Options } from '../rules/types.ts';

/**
 * The board's words about the streets, in one language. Names are those of the people at the table: "You",
 * "Iryna".
 */
export interface TownWords {
  readonly town: string; // names the rows to a screen reader
  readonly gang: (of: GangWords) => string; // a row, said as a whole
  readonly deal: string; // names the cards of this turn
  readonly faceDown: (cards: number) => string; // "2 more face down"
  readonly deck: (cards: number) => string;
  readonly round: (round: number, goal: number | null) => string; // with the number of bells that win, before the picture of a bell; null: the whole deck is played
  readonly lastStage: string;
  readonly inTheStreet: (bells: number) => string; // bells that can still be lost
  readonly othersTurn: (name: string) => string; // above the cards of somebody else's turn
  readonly thinks: (name: string) => string; // somebody else looks at a card that nobody else has seen
  readonly roundOver: (name: string) => string; // this player is late
  readonly winner: (name: string) => string;
  readonly turn: {
    readonly ask: string; // asks for one of the face-down cards
    readonly how: string;
    readonly label: (number: number) => string;
    readonly again: string;
    readonly back: (number: number, of: number) => string; // for screen readers
  };
  readonly prompts: {
    readonly give: (card: string) => string;
    readonly how: string; // a second line with instructions
    readonly veto: (card: string) => string;
    readonly otherCard: (name: string | null) => string; // of two players: who gets the card that is still face down; null: the reader
  };
  readonly give: {
    readonly label: (name: string | null) => string; // null: to the reader
    readonly again: string;
  };
  readonly forecast: (name: string | null, of: Forecast) => string; // the effect, in a sentence; null: on the reader
  readonly notes: {
    readonly tooLate: string;
    readonly hasCard: string;
    readonly of: (limit: number) => string; // below the hours that a card leads to: where it is too late
    readonly lateFrom: (hours: number) => string; // the fewest hours of a card that is too late here
    readonly anyCard: string; // no card is too late here
    readonly more: string; // draws one more
    readonly back: string; // the last card goes away
    readonly mayRefuse: string;
    readonly banked: string;
    readonly inTheStreet: string; // below a number of bells
    readonly refused: string;
  };
  readonly veto: {
    readonly asked: string; // names the two answers
    readonly given: (name: string, card: string) => string;
    readonly drawn: (card: string) => string; // out of curiosity
    readonly means: (of: Forecast) => string; // the effect of taking it
    readonly refuse: string;
    readonly take: string;
    readonly taking: (of: Forecast) => string; // the price of taking it, in two or three words
    readonly own: string; // the question about a card of one's own turn
    readonly keep: string;
    readonly refuseOwn: string;
    readonly other: string; // back to the choice of a street
    readonly costs: string; // the cost of refusing
    readonly timeOut: (late: boolean) => string; // the result when the time is up, after the number of seconds
  };
  /** A card in large. */
  readonly read: {
    readonly label: string; // names the window
    readonly page: string; // a tab: one word
    readonly means: (face: CardFace) => string;
  };
  readonly pile: {
    readonly open: (bells: number, goal: number | null) => string;
    readonly closed: (cards: number) => string;
    readonly look: string;
  };
  readonly first: string; // holds the lantern
  readonly hint: {
    readonly reasons: Readonly<Record<Why, (of: Reason) => string>>;
    readonly flaws: Readonly<Record<Wrong, (of: Flaw) => string>>; // in a review
    readonly take: string; // a button: plan the move
  };
  /** The end of the match: the heading of its reason, and facts about it. */
  readonly ending: {
    readonly reasons: Readonly<Record<Options['end'], string>>;
    readonly tie: string;
    readonly gift: string; // a gift brought the last bells
    readonly late: (name: string | null) => string; // somebody was late, and the bells of the round decided; null: the reader
    readonly times: string; // how often somebody was late
    readonly lost: string; // bells
  };
  readonly risk: {
    readonly button: string;
    readonly label: string; // the meaning of the numbers
    readonly note: (percent: number) => string; // beside a clock
    readonly of: (percent: number) => string; // for a screen reader
  };
}

/** Why a move is good, for a hint. */
export type Why =
  | 'stop' // a rival is late
  | 'spend' // a rival is late unless they refuse, and a refusal costs their No, thanks!
  | 'safe' // bells for my pile at once
  | 'bells' // bells for my street
  | 'owl'
  | 'shield' // a No, thanks! for me
  | 'back' // my clock goes back
  | 'few' // few hours for me
  | 'load' // many hours for a rival
  | 'least' // a rival gets the least out of it
  | 'late' // refused: I would be late
  | 'refuse'
  | 'take';
export interface Reason {
  readonly why: Why;
  readonly name: string; // of the player who gets the card
  readonly bells: number; // won, or lost by being late
  readonly saved: number; // mine, when the round ends
}

/** The flaw of a played move. */
export type Wrong =
  | 'late' // the mover is late
  | 'ends' // a rival is late, and another one keeps more than the mover
  | 'spares' // the better move makes a rival late
  | 'gift' // a rival gets bells
  | 'spent' // a No, thanks! that the better move keeps
  | 'near'; // the mover has little time left
export interface Flaw {
  readonly why: Wrong;
  readonly name: string; // of the player that it is about
  readonly count: number; // bells; for `near`, hours
}

export interface GangWords {
  readonly name: string;
  readonly hours: number;
  readonly limit: number;
  readonly bells: number;
  readonly cards: readonly string[];
}

/** The effect of a card on a row. */
export interface Forecast {
  readonly from: number;
  readonly to: number;
  readonly limit: number; // with this card
  readonly owl: boolean; // the limit changes to 18
  readonly owlGone: boolean; // the limit changes back
  readonly late: boolean;
  readonly bells: number; // laid in the row
  readonly kept: number; // safe at once
  readonly lost: number; // in the row, if it is too late
  readonly more: boolean; // one more card is drawn
  readonly removes: boolean; // the last card of the row goes away
  readonly mayRefuse: boolean;
  readonly wins: boolean; // as far as the piles may be known
}
