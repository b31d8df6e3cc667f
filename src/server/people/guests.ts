import { randomBytes } from 'node:crypto';
import type { GuestId } from '../../protocol/table.ts';
import type { Locale } from '../../words/plural.ts';
import { friendlyName } from './guest-names.ts';
import type { Bus } from '../bus/bus.ts';
import type { GuestDoc, Store } from '../store/store.ts';

/** People without accounts: an id in a signed cookie, a name, and whom they do not want to hear. */
export class Guests {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #names = new Map<GuestId, Known>();

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  /** Whether an id can be one of ours at all, before it is looked up. */
  static isId(text: string): boolean {
    return /^[a-z]{2}[0-9a-f]{24}$/.test(text);
  }

  make(locale: Locale): GuestId {
    return `${locale}${randomBytes(12).toString('hex')}`;
  }

  /** Asked at every turn, so it is remembered for a while. */
  name(guest: GuestId): Promise<string> {
    const known = this.#names.get(guest);
    if (known && performance.now() - known.since < BELIEVED_FOR) return known.name;
    const name = this.#lookUp(guest);
    this.#names.delete(guest); // or it would stay in its old place, among the first to be dropped
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
      this.forgetName(guest); // the database was away: ask again next time
      throw error;
    }
  }

  /** They go by another one now. */
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

  /** Calls back when this guest wants to hear others than before, on whichever server they said so. The result ends it. */
  onMute(guest: GuestId, changed: () => void): () => void {
    return this.#bus.subscribe(mutedTopic(guest), changed);
  }

  /** From the newest version: a new name and a mute at the same moment must not undo each other. */
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
const BELIEVED_FOR = 60_000; // word of a new name at another server can be lost

const mutedTopic = (guest: GuestId): string => `muted/${guest}`;
