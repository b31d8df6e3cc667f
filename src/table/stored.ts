import type { Entry, Header, Kind, Millis } from '../kernel/game.ts';
import type { MatchStart } from './doc.ts';

/** The stored form of a match, for every kind of store. */

/** An entry with the id that its sender gave it. A resent entry has the same id. */
export interface StoredEntry extends Entry {
  readonly id: string;
}

export interface StoredMatch {
  readonly header: Header<Kind>;
  readonly start: MatchStart | null;
  readonly entries: readonly StoredEntry[];
  readonly carried?: Millis | null; // how long it ran at its last host, in real time; otherwise time goes on from the last entry
}
