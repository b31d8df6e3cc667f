import { randomBytes } from 'node:crypto';
import type { SeenBy } from '../../protocol/account.ts';
import type { PersonCat, PersonInfo } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Locale } from '../../words/plural.ts';
import { remember } from '../remember.ts';
import { firstCat } from './cats.ts';
import { formerName, friendlyName } from './guest-names.ts';
import type { Bus } from '../bus/bus.ts';
import type { GuestDoc, Store } from '../store/store.ts';
import { elapsed } from '../time.ts';

/** A guest is an id in a signed cookie, a name, a cat, and a list of muted people. */
export class Guests {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #known = new Map<GuestId, RememberedPerson>();
  readonly #listeners = new Set<(guest: GuestId) => void>();

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  /** True if an id has the right form, checked before it is looked up. */
  static isId(text: string): boolean {
    return /^[a-z]{2}[0-9a-f]{24}$/.test(text);
  }

  make(locale: Locale): GuestId {
    return `${locale}${randomBytes(12).toString('hex')}`;
  }

  /** Names are needed for every message, so people are cached. A guest who is part of an account is that account. */
  async person(guest: GuestId): Promise<PersonInfo> {
    return (await this.#person(guest)).info;
  }

  /** The people who may see the page of this person, and see that they are here. */
  async seenBy(guest: GuestId): Promise<SeenBy> {
    return (await this.#person(guest)).seenBy;
  }

  /** True if this person was deleted. */
  async isGone(guest: GuestId): Promise<boolean> {
    return (await this.#person(guest)).gone;
  }

  #person(guest: GuestId): Promise<Looked> {
    const known = this.#known.get(guest);
    if (known && elapsed() - known.since < BELIEVED_FOR) return known.person;
    const person = this.#lookUp(guest);
    remember(this.#known, guest, { person, since: elapsed() }, MOST_REMEMBERED);
    return person;
  }

  async #lookUp(guest: GuestId): Promise<Looked> {
    try {
      const doc = await this.#doc(guest);
      const { name, cat, gone = false, mergedInto } = doc;
      if (mergedInto !== undefined) return await this.#person(mergedInto);
      const shown = name ?? (gone ? formerName(guest) : friendlyName(guest));
      // A person whose page nobody could see must not become visible by deleting themselves.
      const seenBy = gone ? 'nobody' : (doc.seenBy ?? 'everybody');
      return { info: { guest, name: shown, cat: cat ?? firstCat(guest) }, seenBy, gone };
    } catch (error) {
      this.forget(guest); // the database was unreachable: load again next time
      throw error;
    }
  }

  /** Something about this person has changed: drops them from the cache. */
  forget(guest: GuestId): void {
    this.#known.delete(guest);
    for (const changed of this.#listeners) changed(guest);
  }

  /** Calls back when something about a person has changed at this server. */
  onChange(changed: (guest: GuestId) => void): void {
    this.#listeners.add(changed);
  }

  async name(guest: GuestId): Promise<string> {
    return (await this.person(guest)).name;
  }

  async cat(guest: GuestId): Promise<PersonCat> {
    return (await this.person(guest)).cat;
  }

  async people(guests: Iterable<GuestId>): Promise<Map<GuestId, PersonInfo>> {
    const ids = [...new Set(guests)];
    return new Map(await Promise.all(ids.map(async (id) => [id, await this.person(id)] as const)));
  }

  async names(guests: Iterable<GuestId>): Promise<Map<GuestId, string>> {
    return new Map([...(await this.people(guests))].map(([id, { name }]) => [id, name]));
  }

  /** A missing field changes nothing. */
  async choose(guest: GuestId, chosen: Partial<Pick<GuestDoc, 'name' | 'cat' | 'seenBy'>>): Promise<void> {
    await this.#change(guest, (doc) => ({ ...doc, ...chosen }));
    this.forget(guest);
  }

  /** Somebody who was muted as a guest stays muted as part of an account. */
  async muted(guest: GuestId): Promise<readonly GuestId[]> {
    const { muted } = await this.#doc(guest);
    const merged = await this.#store.merged(muted);
    return muted.map((who) => merged.get(who)?.into ?? who);
  }

  /** One of them has blocked the other: they never meet. */
  async areApart(one: GuestId, other: GuestId): Promise<boolean> {
    const [mine, theirs] = await Promise.all([this.muted(one), this.muted(other)]);
    return mine.includes(other) || theirs.includes(one);
  }

  /** Stores the change and returns the new list. `announceMute` tells the guest's other devices. */
  async mute(guest: GuestId, other: GuestId, muted: boolean): Promise<readonly GuestId[]> {
    const merged = await this.#store.merged((await this.#doc(guest)).muted);
    const doc = await this.#change(guest, (before) => {
      const others = before.muted.filter((id) => (merged.get(id)?.into ?? id) !== other);
      return { ...before, muted: muted ? [...others, other].slice(-MOST_MUTED) : others };
    });
    if (muted) await this.#store.endFriendship(guest, other);
    // A seek may last for days: they would still see it, and both would be paired in vain again and again.
    await this.#store.blockInSeek(guest, await this.muted(guest));
    this.forget(guest);
    this.forget(other);
    return doc.muted;
  }

  async announceMute(guest: GuestId): Promise<void> {
    await this.#bus.publish(mutedTopic(guest), '');
  }

  /**
   * Calls back when this guest mutes or unmutes somebody, on any server. Returns a function that
   * unsubscribes.
   */
  onMute(guest: GuestId, changed: () => void): () => void {
    return this.#bus.subscribe(mutedTopic(guest), changed);
  }

  /** Changes the latest version: a new name and a mute at the same time must not undo each other. */
  async #change(guest: GuestId, how: (doc: GuestDoc) => GuestDoc): Promise<GuestDoc> {
    for (;;) {
      const before = await this.#store.guest(guest);
      const after = how(before ?? NOTHING_CHOSEN);
      if ((await this.#store.saveGuest(guest, after, before)) === 'saved') return after;
    }
  }

  async #doc(guest: GuestId): Promise<GuestDoc> {
    return (await this.#store.guest(guest)) ?? NOTHING_CHOSEN;
  }
}

interface Looked {
  readonly info: PersonInfo;
  readonly seenBy: SeenBy;
  readonly gone: boolean;
}

interface RememberedPerson {
  readonly person: Promise<Looked>;
  readonly since: number;
}

const NOTHING_CHOSEN: GuestDoc = { name: null, muted: [] };
const MOST_MUTED = 500;
const MOST_REMEMBERED = 5_000;
const BELIEVED_FOR = 60_000; // cached people expire, because the message about a new name can be lost

const mutedTopic = (guest: GuestId): string => `muted/${guest}`;
