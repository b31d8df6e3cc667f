import { randomBytes } from 'node:crypto';
import type { GuestId } from '../../protocol/table.ts';
import type { Locale } from '../../words/plural.ts';
import { friendlyName } from './guest-names.ts';
import type { Bus } from '../bus/bus.ts';
import type { GuestDoc, Store } from '../store/store.ts';

/** Guests have no accounts: an id in a signed cookie, a name, and a list of muted people. */
export class Guests {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #names = new Map<GuestId, Known>();

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

  /** Names are needed for every message, so they are cached. */
  name(guest: GuestId): Promise<string> {
    const known = this.#names.get(guest);
    if (known && performance.now() - known.since < BELIEVED_FOR) return known.name;
    const name = this.#lookUp(guest);
    this.#names.delete(guest); // otherwise it keeps its old place and is dropped from the cache early
    this.#names.set(guest, { name, since: performance.now() });
    for (const oldest of this.#names.keys()) {
      if (this.#names.size <= MOST_REMEMBERED) break;
      this.#names.delete(oldest);
    }
    return name;
  }

  async #lookUp(guest: GuestId): Promise<string> {
    try {
      return (await this.#doc(guest)).name ?? friendlyName(guest);
    } catch (error) {
      this.forgetName(guest); // the database was unreachable: load again next time
      throw error;
    }
  }

  /** The name has changed: drops it from the cache. */
  forgetName(guest: GuestId): void {
    this.#names.delete(guest);
  }

  async names(guests: Iterable<GuestId>): Promise<Map<GuestId, string>> {
    const ids = [...new Set(guests)];
    return new Map(await Promise.all(ids.map(async (id) => [id, await this.name(id)] as const)));
  }

  async rename(guest: GuestId, name: string): Promise<void> {
    await this.#change(guest, (doc) => ({ ...doc, name }));
    this.forgetName(guest);
  }

  async muted(guest: GuestId): Promise<readonly GuestId[]> {
    return (await this.#doc(guest)).muted;
  }

  async mute(guest: GuestId, other: GuestId, muted: boolean): Promise<void> {
    await this.#change(guest, (doc) => {
      const others = doc.muted.filter((id) => id !== other);
      return { ...doc, muted: muted ? [...others, other].slice(-MOST_MUTED) : others };
    });
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
  async #change(guest: GuestId, how: (doc: GuestDoc) => GuestDoc): Promise<void> {
    for (;;) {
      const before = await this.#store.guest(guest);
      if ((await this.#store.saveGuest(guest, how(before ?? NOTHING_CHOSEN), before)) === 'saved') return;
    }
  }

  async #doc(guest: GuestId): Promise<GuestDoc> {
    return (await this.#store.guest(guest)) ?? NOTHING_CHOSEN;
  }
}

interface Known {
  readonly name: Promise<string>;
  readonly since: number;
}

const NOTHING_CHOSEN: GuestDoc = { name: null, muted: [] };
const MOST_MUTED = 500;
const MOST_REMEMBERED = 5_000;
const BELIEVED_FOR = 60_000; // cached names expire, because the message about a new name can be lost

const mutedTopic = (guest: GuestId): string => `muted/${guest}`;
