import type { PersonInfo } from './people.ts';

/**
 *   GET   /api/friends                FriendList
 *   POST  /api/friends                FriendList   body { person }: asks, or says yes
 *   POST  /api/friends/end            FriendList   body { person }: no longer, not now, or taken back
 *   POST  /api/friends/block          FriendList   body { person, blocked }: never paired, no chat, no invitation
 *   POST  /api/tables/:id/invite      {}           body { person }: a friend, or somebody one has played with
 */
export interface FriendList {
  readonly friends: readonly Friend[]; // those who are here first
  readonly asking: readonly PersonInfo[]; // they want to be friends
  readonly asked: readonly PersonInfo[]; // and these were asked
  readonly recent: readonly Friend[]; // the last people one has played with, if they are no friends; those who are here first
  readonly blocked: readonly PersonInfo[];
}

export interface Friend extends PersonInfo {
  readonly is: 'here' | 'at-table' | 'away';
}
