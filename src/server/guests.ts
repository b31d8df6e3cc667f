import { randomBytes } from 'node:crypto';
import type { GuestId } from '../protocol/table.ts';
import type { Locale } from '../words/plural.ts';
import { friendlyName } from './guest-names.ts';
import type { Bus } from './bus/bus.ts';
import type { GuestDoc, Store } from './store/store.ts';

/** People without accounts: an id in a signed cookie, a name, and whom they do not want to hear. */
export class Guests {
  readonly #store: Store;
  readonly #bus: Bus;

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

  async name(guest: GuestId): Promise<string> {
    return (await this.#doc(guest)).name ?? friendlyName(guest);
  }

  async names(guests: Iterable<GuestId>): Promise<Map<GuestId, string>> {
    const ids = [...new Set(guests)];
    return new Map(await Promise.all(ids.map(async (id) => [id, await this.name(id)] as const)));
  }

  async rename(guest: GuestId, name: string): Promise<void> {
    await this.#store.saveGuest(guest, { ...(await this.#doc(guest)), name });
  }

  async muted(guest: GuestId): Promise<readonly GuestId[]> {
    return (await this.#doc(guest)).muted;
  }

  async mute(guest: GuestId, other: GuestId, muted: boolean): Promise<void> {
    const doc = await this.#doc(guest);
    const others = doc.muted.filter((id) => id !== other);
    const next = muted ? [...others, other].slice(-MOST_MUTED) : others;
    await this.#store.saveGuest(guest, { ...doc, muted: next });
    await this.#bus.publish(mutedTopic(guest), '');
  }

  /** Calls back when this guest wants to hear others than before, on whichever server they said so. The result ends it. */
  onMute(guest: GuestId, changed: () => void): () => void {
    return this.#bus.subscribe(mutedTopic(guest), changed);
  }

  async #doc(guest: GuestId): Promise<GuestDoc> {
    return (await this.#store.guest(guest)) ?? { name: null, muted: [] };
  }
}

const MOST_MUTED = 500;

const mutedTopic = (guest: GuestId): string => `muted/${guest}`;
