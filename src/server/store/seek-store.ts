import type { ClockSetting, GuestId, TableId } from '../../protocol/table.ts';
import type { NewSeek } from '../../protocol/seeks.ts';
import type { Rating } from '../../protocol/people.ts';

/**
 * Seeks, and the pairs that were found. A seek that is not renewed ends after a short time, even if its server has died.
 */
export interface SeekStore {
  /** One per person: replaces the last one. */
  putSeek(seek: StoredSeek): Promise<void>;
  /** Somebody who seeks has blocked or unblocked others. Nothing happens if they seek no longer. */
  blockInSeek(person: GuestId, blocked: readonly GuestId[]): Promise<void>;
  /** Those that are not over by `now`, the oldest first. */
  seeks(now: number): Promise<readonly StoredSeek[]>;
  /** The one of this person, if it is not over by `now`. */
  seekOf(person: GuestId, now: number): Promise<StoredSeek | null>;
  renewSeeks(people: readonly GuestId[], until: number): Promise<void>;
  dropSeeks(people: readonly GuestId[]): Promise<void>;
  /** Deletes those that are over by `now`. */
  dropOldSeeks(now: number): Promise<void>;

  /**
   * Asks these people if they want to play: all of them, or nobody. False: one of them is being asked already, perhaps
   * by another server in the same moment.
   */
  addPairing(pairing: Pairing, until: number, ready: readonly GuestId[]): Promise<boolean>;
  pairings(): Promise<readonly OpenPairing[]>;
  /** The one that this person is in. */
  pairingOf(person: GuestId): Promise<OpenPairing | null>;
  /** False: it is over. */
  acceptPairing(id: string, person: GuestId): Promise<boolean>;
  /** True for one of several callers. */
  dropPairing(id: string): Promise<boolean>;
}

export interface StoredSeek extends SeekDoc {
  readonly person: GuestId;
  readonly since: number; // milliseconds since 1970
  readonly until: number;
}

export interface SeekDoc extends NewSeek {
  readonly kinds: readonly SeekKind[]; // one for each game
  readonly blocked: readonly GuestId[];
  readonly friends: readonly GuestId[];
  readonly network?: string; // where it began, as a sign that is no address; missing: a server of an older build kept it
}

/** A game of a seek: people with the same key may play together. */
export interface SeekKind {
  readonly game: string;
  readonly key: string;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly pool: string; // the pool whose ratings are compared
  readonly rating: Rating | null;
}

/** People who may play together. The id of their table is chosen now, so that only one can be made. */
export interface Pairing {
  readonly id: string;
  readonly table: TableId;
  readonly game: string;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly people: readonly PairedPerson[];
}

export interface PairedPerson {
  readonly person: GuestId;
  readonly rating: Rating | null;
}

export interface OpenPairing {
  readonly pairing: Pairing;
  readonly until: number;
  readonly ready: readonly GuestId[];
}
