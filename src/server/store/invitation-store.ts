import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';

/** An invitation that is neither accepted nor put away. */
export interface StoredInvitation {
  readonly id: string; // of its notice
  readonly person: GuestId;
  readonly table: TableId;
  readonly sender: GuestId;
  readonly rematchOf: TableId | null;
  readonly at: number;
}

/** Invitations are kept for people who were not connected when they came. */
export interface InvitationStore {
  /** One for each person and table: a later one replaces it. */
  keepInvitation(invitation: StoredInvitation): Promise<void>;
  /** To tables that still wait, the oldest first. */
  invitationsOf(person: GuestId): Promise<readonly { invitation: StoredInvitation; doc: TableDoc }[]>;
  /** All that name this person, received or sent. */
  invitationsNaming(person: GuestId): Promise<readonly StoredInvitation[]>;
  endInvitation(person: GuestId, table: TableId): Promise<void>;
}
