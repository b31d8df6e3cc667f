import type { GuestId } from '../protocol/table.ts';
import type { PlayerId, TournamentEnd, TournamentSettings } from '../protocol/tournaments.ts';

/** The events of a tournament. They are stored in this order, and its whole state follows from them. */
export type TournamentEvent = { readonly at: number } & Happened;

export type Happened =
  | { readonly what: 'opened'; readonly host: GuestId; readonly settings: TournamentSettings }
  | { readonly what: 'joined'; readonly player: GuestId }
  | { readonly what: 'withdrawn'; readonly player: GuestId }
  /** After the start: somebody comes for the first time or comes back, perhaps in the place of a bot. */
  | { readonly what: 'late'; readonly player: GuestId; readonly instead: PlayerId | null }
  | { readonly what: 'started'; readonly bots: readonly PlayerId[] }
  | ({ readonly what: 'paired'; readonly round: number } & Pairing)
  /** All tables of the round are stored. */
  | { readonly what: 'made'; readonly round: number }
  /**
   * The table is to be removed because too few came; it still has to be at this version. Stored before it is removed:
   * afterwards nobody would know who was there.
   */
  | ({ readonly what: 'given-up'; readonly here: readonly PlayerId[]; readonly version: number } & TableAt)
  /** It is removed: those who were there win. */
  | ({ readonly what: 'no-show' } & TableAt)
  | ({ readonly what: 'result'; readonly places: readonly SeatPlace[] } & TableAt)
  | { readonly what: 'closed'; readonly how: TournamentEnd };

export interface TableAt {
  readonly round: number;
  readonly table: number; // from 1
}

/** The pairings of a round; the first player at a table has the first seat. */
export interface Pairing {
  readonly tables: readonly (readonly PlayerId[])[];
  readonly rests: readonly Rest[];
}

/** No opponent in this round. */
export interface Rest {
  readonly player: PlayerId;
  readonly points: number;
}

/** Of those who have played; 1 is the best, equal places are ties, null: nothing was decided. */
export interface SeatPlace {
  readonly player: PlayerId;
  readonly place: number | null;
}
