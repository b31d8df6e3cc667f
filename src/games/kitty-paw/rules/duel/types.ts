import type { Millis, Seat } from '../../../../kernel/game.ts';
import type { CardId, BoxCat, WrongPiece } from '../cards/pieces.ts';
import type { Options, State, Tile, View } from '../race/types.ts';

/** One of the cards of a duel, and its layout at the start: the same for everybody. */
export interface Deal {
  readonly card: CardId;
  readonly tiles: readonly Tile[];
  readonly cats: readonly BoxCat[]; // by slot
}

/** The result of a player on a card. */
export interface Try {
  readonly card: CardId;
  readonly how: 'right' | 'wrong' | 'late';
  readonly ms: Millis; // from the shout to the Meow; if late, the whole time of the card
  readonly wrong: readonly WrongPiece[];
}

/** One player's way through the cards. During the run they sit at their own table, as its only seat. */
export type Run<Table> =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'under-way'; readonly tries: readonly Try[]; readonly table: Table }
  | { readonly stage: 'over'; readonly tries: readonly Try[] };

/** A rival's run before one's own is over: only whether it is running or over. */
export interface HiddenRun {
  readonly stage: 'under-way' | 'over';
  readonly hidden: true;
}

export interface Duel {
  readonly rules: Options;
  readonly deals: readonly Deal[];
  readonly runs: readonly Run<State>[]; // by seat
}
export type RunView = Run<View> | HiddenRun;
export interface DuelView {
  readonly rules: Options;
  readonly cards: number; // the number of cards; only players who have seen them know which
  readonly runs: readonly RunView[];
}

export type DuelEvent =
  | { readonly what: 'run-began'; readonly seat: Seat }
  | { readonly what: 'next-card'; readonly seat: Seat; readonly nth: number }
  | ({ readonly what: 'tried'; readonly seat: Seat; readonly nth: number } & Try)
  | { readonly what: 'run-over'; readonly seat: Seat }
  | { readonly what: 'compared'; readonly nth: number; readonly of: Compared };

/** The points for a card, once everybody has tried it. */
export interface Compared {
  readonly card: CardId;
  readonly fastest: readonly Seat[]; // several only if equal to the millisecond; empty: nobody was right
  readonly ms: Millis | null; // the time of the fastest
  readonly points: readonly number[]; // by seat
}

export type DuelRefused = { readonly why: 'run-over' };
