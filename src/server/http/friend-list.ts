import type { Friend, FriendList } from '../../protocol/friends.ts';
import type { PersonInfo } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Services } from './services.ts';

const SHOWN = 50;
const RECENT = 6;
const MATCHES_SEARCHED = 20; // matches with people, for the last opponents

const ORDER: Readonly<Record<Friend['is'], number>> = { here: 0, 'at-table': 1, away: 2 };

/** The friends of a person, those who asked to be, and others who can be invited. */
export const friendsOf = async (
  services: Pick<Services, 'friends' | 'guests' | 'presence' | 'store'>,
  guest: GuestId,
): Promise<FriendList> => {
  const { friends, guests, presence } = services;
  const [{ wanted, wantedBy }, muted, opponents] = await Promise.all([
    friends.wishes(guest),
    guests.muted(guest),
    lastOpponents(services, guest),
  ]);
  const both = wanted.filter((other) => wantedBy.includes(other));
  const strangers = opponents.filter((who) => !both.includes(who) && !muted.includes(who)).slice(0, RECENT);
  const unavailable = await Promise.all(
    strangers.map(async (who) => (await guests.isGone(who)) || (await guests.muted(who)).includes(guest)),
  );
  const recent = strangers.filter((_, i) => !unavailable[i]);
  const blocked = muted.slice(-SHOWN);
  const people = await guests.people([...wanted, ...wantedBy, ...recent, ...blocked]);
  const known = (who: readonly GuestId[]): PersonInfo[] => who.flatMap((one) => people.get(one) ?? []);
  // People choose who sees if they are here.
  const choices = await Promise.all([...both, ...recent].map((who) => guests.seenBy(who)));
  const unseen = new Set([
    ...both.filter((_, i) => choices[i] === 'nobody'),
    ...recent.filter((_, i) => choices[both.length + i] !== 'everybody'),
  ]);
  const state = (who: GuestId): Friend['is'] =>
    unseen.has(who) ? 'away' : presence.isAtTable(who) ? 'at-table' : presence.isHere(who) ? 'here' : 'away';
  const withPresence = (who: readonly GuestId[]): Friend[] =>
    known(who)
      .map(({ guest: one, name, cat }) => ({ guest: one, name, cat, is: state(one) }))
      .toSorted((a, b) => ORDER[a.is] - ORDER[b.is]);
  return {
    friends: withPresence(both),
    asking: known(wantedBy.filter((who) => !both.includes(who)).slice(0, SHOWN)),
    asked: known(wanted.filter((who) => !both.includes(who)).slice(0, SHOWN)),
    recent: withPresence(recent),
    blocked: known(blocked),
  };
};

/** The latest first. */
const lastOpponents = async (
  { store }: Pick<Services, 'store'>,
  guest: GuestId,
): Promise<readonly GuestId[]> => {
  const matches = await store.history(
    guest,
    { company: 'people' },
    { onlyOpen: false, most: MATCHES_SEARCHED },
  );
  const people = matches.flatMap(({ seats }) => seats.flatMap(({ who }) => who ?? []));
  return [...new Set(people)].filter((who) => who !== guest);
};
