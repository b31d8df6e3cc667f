import type { PersonInfo, Rating } from './people.ts';
import type { ClockSetting, TableId } from './table.ts';
import type { TournamentId } from './tournaments.ts';

/**
 * Messages for a person on any page, not only at a table. Nothing in it is private: no card, no chat, only what
 * the person and everybody else at that table may know.
 */
export type Notice = NoticeContent & {
  readonly id: string; // the same notice by another way, such as push, has the same id
  readonly at: number; // milliseconds since 1970
};

export type NoticeContent =
  /** Somebody to play with. Answer within `left` milliseconds from the time of sending. */
  | { readonly kind: 'found'; readonly found: Found }
  /** Nothing comes of it. `again`: the seek goes on. */
  | {
      readonly kind: 'found-over';
      readonly pairing: string;
      readonly why: FoundOver;
      readonly again: boolean;
    }
  /** All said yes: the match begins at this table. `clock`: over days nobody was asked, and nobody has to come at once. */
  | {
      readonly kind: 'begun';
      readonly pairing: string;
      readonly table: TableId;
      readonly game: string;
      readonly clock: ClockSetting;
    }
  /** Sent again to every page that connects, with the same id, until it is put away. */
  | { readonly kind: 'invitation'; readonly from: PersonInfo; readonly to: InvitedTo }
  | { readonly kind: 'friend-request'; readonly from: PersonInfo }
  | { readonly kind: 'friend-accepted'; readonly from: PersonInfo }
  | {
      readonly kind: 'your-turn';
      readonly table: TableId;
      readonly game: string;
      readonly from: PersonName | null; // null: several others play
    }
  | { readonly kind: 'match-over'; readonly table: TableId; readonly game: string }
  /** A round of a tournament begins: this person plays at this table. */
  | {
      readonly kind: 'round';
      readonly tournament: TournamentId;
      readonly round: number;
      readonly table: TableId;
      readonly game: string;
    }
  /** Somebody sat down at a table that this person has made and that still waits. */
  | {
      readonly kind: 'seated';
      readonly table: TableId;
      readonly game: string;
      readonly from: PersonName;
    };

export type PersonName = Pick<PersonInfo, 'guest' | 'name'>;

export interface InvitedTo {
  readonly table: TableId;
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly rematchOf?: TableId; // the match that they have played together
}

/** People who may play together, and who are asked if they want to. */
export interface Found {
  readonly pairing: string;
  readonly table: TableId; // where they will play, once all have said yes
  readonly game: string;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly people: readonly FoundPerson[]; // the reader included
  readonly left: number; // milliseconds to answer, from the time of sending
}

export interface FoundPerson extends PersonInfo {
  readonly rating: Rating | null; // null: no rated match of this kind yet
  readonly ready: boolean; // has said yes
}

/** Somebody said no, or did not answer in time, or has gone. */
export type FoundOver = 'declined' | 'run-out' | 'gone';
