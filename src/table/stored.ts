import type { Entry, Header, Kind } from '../kernel/game.ts';
import type { MatchStart } from './doc.ts';

/** What a host keeps of a match, whatever it keeps it in. */

/** An entry, and the id its sender gave it: a resend has the same. */
export interface StoredEntry extends Entry {
  readonly id: string;
}

export interface StoredMatch {
  readonly header: Header<Kind>;
  readonly start: MatchStart | null;
  readonly entries: readonly StoredEntry[];
}
