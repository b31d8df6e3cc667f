import type { Millis, Seat } from '../kernel/game.ts';
import type { Present, ToClient } from '../protocol/messages.ts';
import type { GuestId, TableInfo } from '../protocol/table.ts';
import { seatsOf, type TableDoc } from './doc.ts';
import type { ClientId, Effect } from './host-interface.ts';
import { tableInfo, type Around } from './info.ts';

const SILENT_AFTER: Millis = 1_500;

interface Client {
  readonly guest: GuestId;
  lastBeat: Millis | null; // null: it sends no heartbeats
}

/** The clients that show one table, and the messages to them. */
export class Audience {
  readonly #clients = new Map<ClientId, Client>();
  readonly #send: (effect: Effect) => void;
  #names: ReadonlyMap<GuestId, string> = new Map();

  constructor(send: (effect: Effect) => void) {
    this.#send = send;
  }

  get size(): number {
    return this.#clients.size;
  }

  has(client: ClientId): boolean {
    return this.#clients.has(client);
  }

  /** The guests who are connected. */
  guests(): Set<GuestId> {
    return new Set([...this.#clients.values()].map(({ guest }) => guest));
  }

  /** True if all people at these seats are connected. */
  arePresent({ seats }: TableDoc, awaited: readonly Seat[]): boolean {
    const here = this.guests();
    return awaited.every((seat) => {
      const chair = seats[seat];
      return chair?.kind !== 'person' || chair.away || here.has(chair.guest);
    });
  }

  enter(client: ClientId, guest: GuestId): void {
    if (!this.#clients.has(client)) this.#clients.set(client, { guest, lastBeat: null });
  }

  /** True if this was the last window of its guest. */
  exit(client: ClientId): boolean {
    const guest = this.#clients.get(client)?.guest;
    this.#clients.delete(client);
    return guest !== undefined && !this.guests().has(guest);
  }

  beat(client: ClientId, now: Millis): void {
    const found = this.#clients.get(client);
    if (found) found.lastBeat = now;
  }

  /** True if a name is new. */
  setNames(names: ReadonlyMap<GuestId, string>): boolean {
    const changed = [...names].some(([guest, name]) => this.#names.get(guest) !== name);
    if (changed) this.#names = new Map([...this.#names, ...names]);
    return changed;
  }

  nameOf(guest: GuestId): string {
    return this.#names.get(guest) ?? '';
  }

  /** The seats of people whose connection is silent, so that they cannot see what happens. */
  absent({ seats }: TableDoc, now: Millis): Seat[] {
    return seats.flatMap((chair, seat) =>
      chair.kind === 'person' && !chair.away && this.#isSilent(chair.guest, now) ? [seat] : [],
    );
  }

  #isSilent(guest: GuestId, now: Millis): boolean {
    const clients = [...this.#clients.values()].filter((client) => client.guest === guest);
    return clients.every(({ lastBeat }) => lastBeat !== null && now - lastBeat > SILENT_AFTER);
  }

  info(doc: TableDoc, { awaiting, deadline }: Pick<Around, 'awaiting' | 'deadline'>): TableInfo {
    const here = this.guests();
    return tableInfo(doc, {
      nameOf: (guest) => this.nameOf(guest),
      here: (guest) => here.has(guest),
      awaiting,
      deadline,
      spectators: [...here].filter((guest) => !seatsOf(doc, guest).length).length,
    });
  }

  /** The list of guests who are present, players first. */
  presence(doc: TableDoc, most: number): ToClient {
    const all = [...this.guests()].map((guest): Present => ({
      guest,
      name: this.nameOf(guest),
      seats: seatsOf(doc, guest),
    }));
    return { t: 'presence', people: all.toSorted(playersFirst).slice(0, most) };
  }

  // --- Messages ---------------------------------------------------------------------------------------------------

  to(clients: readonly ClientId[], message: ToClient): void {
    if (clients.length) this.#send({ kind: 'send', to: clients, message });
  }

  toAll(message: ToClient): void {
    this.to([...this.#clients.keys()], message);
  }

  toGuest(guest: GuestId, message: ToClient): void {
    this.to(
      [...this.#clients].flatMap(([client, one]) => (one.guest === guest ? [client] : [])),
      message,
    );
  }

  /**
   * Sends each guest their own messages, or only these clients. Messages with the same key are built once and sent to
   * several clients.
   */
  toEach(messagesFor: (guest: GuestId) => readonly Addressed[], only?: ReadonlySet<ClientId>): void {
    const groups = new Map<string, { readonly clients: ClientId[]; readonly build: () => ToClient }>();
    for (const [client, { guest }] of this.#clients)
      for (const { key, build } of only?.has(client) === false ? [] : messagesFor(guest)) {
        const group = groups.get(key) ?? { clients: [], build };
        group.clients.push(client);
        groups.set(key, group);
      }
    for (const { clients, build } of groups.values()) this.to(clients, build());
  }
}

const playersFirst = (one: Present, other: Present): number =>
  Number(other.seats.length > 0) - Number(one.seats.length > 0);

/** A message with a key: all who get the same message have the same key. */
export interface Addressed {
  readonly key: string;
  readonly build: () => ToClient;
}
