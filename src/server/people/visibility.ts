import type { GuestId } from '../../protocol/table.ts';
import type { Friends } from './friends.ts';
import type { Guests } from './guests.ts';

interface Parts {
  readonly guests: Guests;
  readonly friends: Friends;
}

/** True if `asker` may see the page of this person, and if they are here. */
export const maySee = async (
  { guests, friends }: Parts,
  person: GuestId,
  asker: GuestId | null,
): Promise<boolean> => {
  if (asker === person) return true;
  const seenBy = await guests.seenBy(person);
  if (seenBy !== 'friends') return seenBy === 'everybody';
  return asker !== null && (await friends.of(person)).includes(asker);
};
