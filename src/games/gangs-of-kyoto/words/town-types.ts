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
  readonly round: (round: number) => string;
  readonly lastStage: string;
  readonly turn: {
    readonly ask: string; // which of the face-down cards
    readonly how: string;
    readonly verb: string;
    readonly label: (number: number) => string;
    readonly again: string;
    readonly back: (number: number, of: number) => string; // for screen readers
  };
  readonly prompts: {
    readonly give: (card: string) => string;
    readonly how: string; // a second line with instructions
    readonly veto: (card: string) => string;
  };
  readonly give: {
    readonly verb: string;
    readonly label: (name: string | null) => string; // null: to the reader
    readonly again: string;
  };
  readonly forecast: (name: string | null, of: Forecast) => string; // the effect, in a sentence; null: on the reader
  readonly notes: {
    readonly tooLate: string;
    readonly hasCard: string;
    readonly of: (limit: number) => string;
    readonly more: string; // draws one more
    readonly back: string; // the last card goes away
    readonly mayRefuse: string;
    readonly banked: string;
    readonly refused: string;
  };
  readonly veto: {
    readonly asked: string; // names the two answers
    readonly refuse: string;
    readonly take: string;
    readonly own: string; // the question about a card of one's own turn
    readonly keep: string;
    readonly refuseOwn: string;
    readonly costs: string; // the cost of refusing
    readonly timeOut: (late: boolean) => string; // the result when the time is up
  };
  readonly pile: {
    readonly open: (bells: number, goal: number | null) => string;
    readonly closed: (cards: number) => string;
    readonly look: string;
  };
  readonly first: string; // holds the lantern
  readonly risk: {
    readonly button: string;
    readonly label: string; // the meaning of the numbers
    readonly note: (percent: number) => string; // beside a clock
    readonly of: (percent: number) => string; // for a screen reader
  };
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
