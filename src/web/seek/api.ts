import type { FriendList } from '../../protocol/friends.ts';
import type { FoundAnswer, MySeek, NewSeek } from '../../protocol/seeks.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { get, me, send } from '../table/api.ts';

export const readSeek = async (): Promise<MySeek> => {
  await me();
  return get<MySeek>('/seek');
};

export const startSeek = async (wish: NewSeek): Promise<MySeek> => {
  await me();
  return send<MySeek>('POST', '/seek', wish);
};

export const stopSeek = (): Promise<MySeek> => send<MySeek>('POST', '/seek/end');
export const answerFound = (answer: FoundAnswer): Promise<MySeek> =>
  send<MySeek>('POST', '/seek/answer', answer);
export const playWith = (person: GuestId): Promise<MySeek> => send<MySeek>('POST', '/seek/with', { person });

export const readFriends = async (): Promise<FriendList> => {
  await me();
  return get<FriendList>('/friends');
};
export const wantFriend = (person: GuestId): Promise<FriendList> =>
  send<FriendList>('POST', '/friends', { person });
export const blockPerson = (person: GuestId, blocked: boolean): Promise<FriendList> =>
  send<FriendList>('POST', '/friends/block', { person, blocked });
export const endFriend = (person: GuestId): Promise<FriendList> =>
  send<FriendList>('POST', '/friends/end', { person });

/** They hear of it on any page, or by a notification. */
export const inviteTo = (table: TableId, person: GuestId): Promise<unknown> =>
  send('POST', `/tables/${table}/invite`, { person });
