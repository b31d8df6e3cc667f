import type { Millis, Outcome, Seat } from '../kernel/game.ts';
import type { AdvanceAnswer } from '../protocol/messages.ts';
import type { Question } from './consent.ts';
import {
  NO_CLOCK,
  type Allowed,
  type ClockSetting,
  type DailyRef,
  type GuestId,
  type PositionRef,
  type RematchAnswer,
  type SeatNote,
  type TableId,
  type TableStatus,
} from '../protocol/table.ts';

/** The stored description of a table, without its moves. Never sent as it is: it holds the seed. */
export interface TableDoc {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion?: number; // of the game, when the table was made; tables stored by 0.1 do not say
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatDoc[];
  readonly status: TableStatus;
  readonly creator: GuestId;
  readonly listed: boolean;
  readonly clock: ClockSetting;
  readonly began?: number; // with a clock of days: when the match began, in milliseconds since 1970
  readonly granted: readonly Millis[]; // extra thinking time per seat for people who came back; see PlayerClocks
  readonly returning: readonly Seat[]; // seats whose owners take them back as soon as the bot has made its move
  readonly question: Question | null; // a takeback or a draw that waits for consent
  readonly drawDeclined?: number; // the seq at which a draw was last declined
  readonly allows?: Allowed; // missing in tables made before there was a choice: everything
  readonly rated?: boolean; // the match counts for ratings: everybody who sits down agrees
  readonly near?: true; // rated, and two of the people were at one address when they sat down or the match began
  readonly advance?: readonly AdvanceAnswer[]; // secret: each is sent to its own player only; missing: none
  readonly notes: readonly SeatNote[];
  readonly seed: string; // secret until the match is over
  readonly from: PositionRef | null;
  readonly start: MatchStart | null; // the position of `from`, where the match begins
  readonly outcome: Outcome | null;
  readonly rematch: TableId | null;
  readonly rematchSaid?: readonly RematchAnswer[]; // missing: nobody has answered
  readonly created: number;
  readonly halted: boolean;
  readonly daily?: DailyRef; // a task of the daily five
  readonly tournament?: string; // a match of this tournament: its seats stay kept for their people
}

/**
 * The start of a match that begins at a given position: a position text where the game has one, else the state itself.
 */
export type MatchStart = { readonly text: string } | { readonly state: unknown; readonly at?: Millis }; // its moment; matches stored by an older version do not say

/**
 * A doc with its version. It is saved only if the store still has this version, so that a change by another server is
 * never overwritten.
 */
export interface VersionedTable {
  readonly doc: TableDoc;
  readonly version: number;
}

export const FIRST_VERSION = 1; // of a table as it was made

/** The fields that a new table needs; all others have a default. */
export type NewDoc = Pick<TableDoc, 'id' | 'game' | 'options' | 'seats' | 'creator' | 'seed' | 'created'> &
  Partial<TableDoc>;

export const newDoc = (chosen: NewDoc): TableDoc => ({
  status: 'waiting',
  listed: false,
  clock: NO_CLOCK,
  granted: chosen.seats.map(() => 0),
  returning: [],
  question: null,
  notes: [],
  from: null,
  start: null,
  outcome: null,
  rematch: null,
  halted: false,
  ...chosen,
});

export type SeatDoc =
  | {
      readonly kind: 'person';
      readonly guest: GuestId;
      readonly name: string | null; // null: the guest's usual name
      readonly away: boolean;
    }
  | { readonly kind: 'bot'; readonly level: number }
  | {
      readonly kind: 'open';
      readonly keptFor: GuestId | null;
      readonly keptName?: string | null; // their name at this seat, if several people share a device
    };

export const seatsOf = (doc: TableDoc, guest: GuestId): Seat[] =>
  doc.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.guest === guest ? [i] : []));

export const peopleOf = (doc: TableDoc): GuestId[] => [
  ...new Set(doc.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []))),
];

/** The people who play at this table. Not those who are away: their bots give no consent. */
export const playingThemselves = ({ seats }: TableDoc): Set<GuestId> =>
  new Set(seats.flatMap((seat) => (seat.kind === 'person' && !seat.away ? [seat.guest] : [])));

/** True if the change concerns a field that people at the table can see. */
export const isVisiblyChanged = (before: TableDoc, after: TableDoc): boolean => {
  const unseen = {
    returning: null,
    question: null,
    granted: null,
    drawDeclined: null,
    advance: null,
    near: null,
  };
  const seen = new Map(Object.entries({ ...before, ...unseen }));
  return Object.entries({ ...after, ...unseen }).some(([name, value]) => seen.get(name) !== value);
};

/** A doc saved by a server of an older build has no version of the rules: then the one known before counts. */
export const keepRulesVersion = (doc: TableDoc, { rulesVersion }: TableDoc): TableDoc =>
  rulesVersion === undefined ? doc : { rulesVersion, ...doc };
