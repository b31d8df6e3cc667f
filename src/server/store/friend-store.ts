import type { GuestId } from '../../protocol/table.ts';

/** Wishes for friendship. Two people are friends when both have one. */
export interface FriendStore {
  /** True if it is new. */
  wantFriend(person: GuestId, other: GuestId, at: number): Promise<boolean>;
  /** The people this person wants as friends, and those who want this person, the latest first. */
  friendWishes(person: GuestId): Promise<FriendWishes>;
  /** In both directions. */
  endFriendship(person: GuestId, other: GuestId): Promise<void>;
}

export interface FriendWishes {
  readonly wanted: readonly GuestId[];
  readonly wantedBy: readonly GuestId[];
}
