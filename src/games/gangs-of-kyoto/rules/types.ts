import type { Millis, Seat } from '../../../kernel/game.ts';
import type { Bag } from '../../../parts/bag.ts';
import type { Card } from './cards.ts';

export interface Options {
  readonly end: 'thirteen' | 'whole-deck';
  readonly piles: 'face-down' | 'open-hand';
  readonly owlLasting: boolean;
  readonly vetoWindow: 'short' | 'long' | 'unlimited';
}

/**
 * A card that has been turned over. The id is the number of cards turned over before it, so that a board can
 * follow it.
 */
export interface Seen {
  readonly id: number;
  readonly card: Card;
}

export interface Player {
  readonly row: readonly Seen[];
  readonly pile: Bag; // cards that can no longer be lost
  readonly received: boolean; // has been given a card in this turn
  readonly owl: boolean; // a Night owl has been laid in this round, even if it has left the row since
}

export type Phase =
  | { readonly name: 'give'; readonly card: Seen } // the active player gives this card away
  | Veto
  | { readonly name: 'no-card' }; // in nobody's hand: before the first, after the end, and on a board also between two cards
/** A player with a No, thanks! decides whether to refuse a card. */
export interface Veto {
  readonly name: 'veto';
  readonly seat: Seat;
  readonly card: Seen;
  readonly extra: boolean; // drawn by a Curiosity, not given
  readonly since: Millis;
}

/** The part that is the same for every viewer. */
interface Table {
  readonly rules: Options;
  readonly first: Seat; // holds the first-player card
  readonly active: Seat;
  readonly round: number; // from 1
  readonly turn: number; // from 1, in this round
  readonly phase: Phase;
  readonly drawn: number; // cards on top of the deck, face down in front of the active player
  readonly discard: Bag; // open: anybody may look through it
  /**
   * Cards of the discard pile that were shuffled and put under the deck, minus those turned over since.
   * Everybody could look through them before, so they are no secret. Several bags, top first, only if the
   * discard pile was shuffled again before the cards above were used.
   */
  readonly under: readonly Bag[];
  readonly revealed: number; // cards turned over so far: the id of the next one
  readonly lastStage: boolean; // the last card of the first deck has been drawn
  readonly lately: readonly Event[]; // the events of the last step
  readonly end: End | null;
}

export interface State extends Table {
  readonly players: readonly Player[];
  /**
   * The rest of the first deck; in a match one bag or none. The cards of a bag have no order until they are
   * turned over.
   */
  readonly deck: readonly Bag[];
}

export interface View extends Table {
  readonly players: readonly PlayerView[];
  readonly deck: number; // the number of cards, including those shuffled under it, without those drawn
}
export interface PlayerView extends Omit<Player, 'pile'> {
  readonly pile: PileView;
}
/** An open pile, or a face-down one. */
export type PileView =
  | { readonly open: true; readonly cards: number; readonly bag: Bag }
  | { readonly open: false; readonly cards: number };

export interface End {
  readonly how: Options['end'];
  readonly winner: Seat;
}

export type Move =
  | { readonly do: 'give'; readonly to: Seat }
  | { readonly do: 'refuse' }
  | { readonly do: 'take' };

export type Event =
  | { readonly what: 'shuffled'; readonly cards: number }
  | { readonly what: 'last-stage' }
  | { readonly what: 'drew'; readonly seat: Seat; readonly cards: number } // a turn begins
  | ({ readonly what: 'revealed'; readonly seat: Seat } & Seen)
  | ({ readonly what: 'given'; readonly from: Seat; readonly to: Seat; readonly forced: boolean } & Seen)
  | ({ readonly what: 'extra'; readonly seat: Seat } & Seen) // turned over by a Curiosity, from the deck
  | ({ readonly what: 'asked'; readonly seat: Seat } & Seen) // the veto window opens
  | ({
      readonly what: 'refused';
      readonly seat: Seat;
      readonly veto: number; // the id of the No, thanks! discarded with it
      readonly by: 'player' | 'clock';
    } & Seen)
  | ({
      readonly what: 'laid';
      readonly seat: Seat;
      readonly hours: number; // the row's sum including it
      readonly limit: number;
    } & Seen)
  | ({ readonly what: 'kept'; readonly seat: Seat; readonly bells: number } & Seen) // a gift goes to the pile
  | ({ readonly what: 'retreated'; readonly seat: Seat; readonly removed: Seen | null } & Seen)
  | {
      readonly what: 'late';
      readonly seat: Seat;
      readonly hours: number;
      readonly limit: number;
      readonly owls: readonly Seat[]; // everybody whose limit is the Night owl's
    }
  | { readonly what: 'returned'; readonly seat: Seat; readonly cards: number } // to the top of the deck, unseen
  | { readonly what: 'banked'; readonly seat: Seat; readonly cards: readonly Seen[]; readonly bells: number }
  | { readonly what: 'discarded'; readonly seat: Seat; readonly cards: readonly Seen[] } // the rest of a row
  | { readonly what: 'first-passed'; readonly seat: Seat } // a new round begins with this seat
  | { readonly what: 'won'; readonly seat: Seat; readonly how: End['how'] };

/** The refusals of this game, with the details for their sentences. */
export type Refused =
  | { readonly why: 'answer-first' }
  | { readonly why: 'nothing-to-refuse' }
  | { readonly why: 'no-such-player' }
  | { readonly why: 'has-a-card'; readonly with: { readonly seat: number } };

/** The parts of the score: everything in a pile. */
export type ScoreKey = 'gifts' | 'big-gifts' | 'bells' | 'double-bells';

export type GangsOfKyoto = { state: State; view: View; move: Move; event: Event; options: Options };
