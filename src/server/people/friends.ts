import { ContactLimits } from '../contact-limits.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Notices } from '../notices/notices.ts';
import type { FriendWishes } from '../store/friend-store.ts';
import type { Store } from '../store/store.ts';
import type { Presence } from '../presence/presence.ts';
import type { Guests } from './guests.ts';
import { isKnown } from './known.ts';

const MOST = 200; // friends and requests of one person
const MOST_ASKING = 200; // people who wait for an answer of one person

/** Friends: both must want it. */
export class Friends {
  readonly #store: Store;
  readonly #guests: Guests;
  readonly #notices: Notices;
  readonly #presence: Presence;
  readonly #limits = new ContactLimits();

  constructor(store: Store, guests: Guests, notices: Notices, presence: Presence) {
    this.#store = store;
    this.#guests = guests;
    this.#notices = notices;
    this.#presence = presence;
  }

  async of(person: GuestId): Promise<readonly GuestId[]> {
    return bothIn(await this.#store.friendWishes(person));
  }

  wishes(person: GuestId): Promise<FriendWishes> {
    return this.#store.friendWishes(person);
  }

  /** Asks somebody, or says yes to them. */
  async want(person: GuestId, other: GuestId): Promise<Refusal | null> {
    if (person === other) return { why: 'bad-request', with: { where: 'person' } };
    const [mine, theirs, blocked, blocking] = await Promise.all([
      this.#store.friendWishes(person),
      this.#store.friendWishes(other),
      this.#guests.muted(person),
      this.#guests.muted(other),
    ]);
    if (blocked.includes(other) || blocking.includes(person)) return { why: 'not-possible-with' };
    if (await this.#guests.isGone(other)) return { why: 'not-possible-with' };
    const asked = mine.wantedBy.includes(other); // they may be gone by now: without this, nobody could say yes to them
    if (!asked && !(await isKnown(this.#presence, this.#store, other))) return { why: 'not-possible-with' };
    if (mine.wanted.length >= MOST) return { why: 'too-many' };
    if (!asked && !mine.wanted.includes(other) && !this.#limits.may(person, `${person} ${other}`))
      return { why: 'too-fast', with: { seconds: 60 } };
    if (!(await this.#store.wantFriend(person, other, Date.now()))) return null;
    this.#changed(person, other);
    if (!asked) await this.#dropOldest(other, theirs);
    const from = await this.#guests.person(person);
    const kind = asked ? 'friend-accepted' : 'friend-request';
    await this.#notices.tell(other, { kind, from });
    return null;
  }

  /** The oldest request gives way: otherwise somebody with many names could keep all others from asking. */
  async #dropOldest(person: GuestId, { wanted, wantedBy }: FriendWishes): Promise<void> {
    const asking = wantedBy.filter((other) => !wanted.includes(other)); // the latest first
    for (const other of asking.slice(MOST_ASKING - 1)) await this.#store.endFriendship(other, person);
  }

  /** Ends a friendship or declines a request. The other person is not told. */
  async end(person: GuestId, other: GuestId): Promise<void> {
    await this.#store.endFriendship(person, other);
    this.#changed(person, other);
  }

  #changed(...people: readonly GuestId[]): void {
    for (const person of people) this.#guests.forget(person);
  }
}

const bothIn = ({ wanted, wantedBy }: FriendWishes): readonly GuestId[] => {
  const theirs = new Set(wantedBy);
  return wanted.filter((other) => theirs.has(other));
};
