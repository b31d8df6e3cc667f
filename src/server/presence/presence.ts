import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Bus } from '../bus/bus.ts';
import { logFailure, type Log } from '../log.ts';
import { elapsed, every } from '../time.ts';
import { Addresses } from './addresses.ts';

const TOPIC = 'here';
const TELL: Millis = 1_000; // changes
const ROUND: Millis = 5_000; // everybody anew: messages may be lost
const BELIEVED_FOR: Millis = 12_000; // a server that was killed says nothing: its people are forgotten after this time
const AT_ONCE = 80; // people in a message, which has to be short

const PEOPLE = z.array(z.string()).readonly();
const ADDRESSES = z.record(z.string(), z.string()).default({});
const PRESENCE_MESSAGE = z.object({
  server: z.string(),
  here: PEOPLE,
  atTables: PEOPLE,
  gone: PEOPLE,
  from: ADDRESSES,
});
type PresenceMessage = z.infer<typeof PRESENCE_MESSAGE>;

interface Windows {
  open: number;
  atTables: number;
}

interface LastReport {
  readonly atTable: boolean;
  readonly at: Millis;
}

/** One open page. */
export interface Arrival {
  setAtTable(is: boolean): void;
  leave(): void;
}

/**
 * The people who are here: everybody with an open page, at any server. Each server tells the others its people, the changes at once and
 * everybody every few seconds.
 */
export class Presence {
  readonly #self = randomBytes(6).toString('hex');
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #ours = new Map<GuestId, Windows>();
  readonly #changed = new Set<GuestId>();
  readonly #heard = new Map<string, Map<GuestId, LastReport>>(); // by server
  readonly #stop: readonly (() => void)[];
  readonly #addresses = new Addresses();
  #all: ReadonlyMap<GuestId, boolean> = new Map(); // as of the last look; true: at a table
  #count = { here: 0, atTables: 0 };

  /** `alone`: no other server can hear us. To tell everybody every few seconds costs much time and memory. */
  constructor(bus: Bus, log: Log, alone: boolean) {
    this.#bus = bus;
    this.#log = log;
    const round = (): void => void this.#tell([...this.#ours.keys()]);
    this.#stop = alone
      ? [every(TELL, () => this.#lookIfChanged())]
      : [
          bus.subscribe(TOPIC, (message) => this.#hear(message)),
          every(TELL, () => this.#tellChanges()),
          every(ROUND, round),
        ];
  }

  /** `address`: the same text for everybody who comes from there; null: it says nothing about a person. */
  arrive(person: GuestId, address: string | null = null): Arrival {
    if (address !== null) this.#addresses.note(person, address);
    const windows = this.#ours.get(person) ?? { open: 0, atTables: 0 };
    this.#ours.set(person, windows);
    windows.open++;
    this.#changed.add(person);
    let atTable = false;
    const setAtTable = (is: boolean): void => {
      if (is === atTable) return;
      atTable = is;
      windows.atTables += is ? 1 : -1;
      this.#changed.add(person);
    };
    const leave = (): void => {
      setAtTable(false);
      if (--windows.open === 0) this.#ours.delete(person);
      this.#changed.add(person);
    };
    return { setAtTable, leave };
  }

  /** Somebody seeks or sits down, perhaps without ever opening a page: then only this says where they came from. */
  cameFrom(person: GuestId, address: string | null): void {
    if (address === null || this.#addresses.has(person, address)) return;
    this.#addresses.note(person, address);
    this.#changed.add(person);
  }

  /** Two of these people came from one address, at any server, the last time they came. */
  areNear(people: readonly GuestId[]): boolean {
    return this.#addresses.areNear(people);
  }

  isHere(person: GuestId): boolean {
    return this.#ours.has(person) || this.#all.has(person);
  }

  /** Connected to this server: it speaks for them. */
  isOurs(person: GuestId): boolean {
    return this.#ours.has(person);
  }

  isAtTable(person: GuestId): boolean {
    return (this.#ours.get(person)?.atTables ?? 0) > 0 || (this.#all.get(person) ?? false);
  }

  /** As of the last second. */
  count(): { readonly here: number; readonly atTables: number } {
    return this.#count;
  }

  #tellChanges(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (changed.length) void this.#tell(changed);
    this.#look();
  }

  /** With thousands of people each look makes a large map. */
  #lookIfChanged(): void {
    if (this.#changed.size) this.#look();
    this.#changed.clear();
  }

  /** Puts the people of all servers together, without those of servers that have fallen silent. */
  #look(): void {
    const all = new Map<GuestId, boolean>();
    const until = elapsed() - BELIEVED_FOR;
    for (const [server, people] of this.#heard) {
      for (const [person, { at, atTable }] of people)
        if (at < until) people.delete(person);
        else all.set(person, atTable || all.get(person) === true);
      if (!people.size) this.#heard.delete(server);
    }
    for (const [person, { atTables }] of this.#ours)
      all.set(person, atTables > 0 || all.get(person) === true);
    this.#all = all;
    let atTables = 0;
    for (const is of all.values()) if (is) atTables++;
    this.#count = { here: all.size, atTables };
  }

  #hear(message: string): void {
    const { server, here, atTables, gone, from } = PRESENCE_MESSAGE.parse(JSON.parse(message));
    if (server === this.#self) return;
    for (const [person, address] of Object.entries(from)) this.#addresses.note(person, address);
    const people = this.#heard.get(server) ?? new Map<GuestId, LastReport>();
    this.#heard.set(server, people);
    const at = elapsed();
    for (const person of here) people.set(person, { atTable: false, at });
    for (const person of atTables) people.set(person, { atTable: true, at });
    for (const person of gone) people.delete(person);
  }

  async #tell(people: readonly GuestId[]): Promise<void> {
    const parts = Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, i) =>
      this.#told(people.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
    );
    await Promise.all(parts.map((part) => this.#bus.publish(TOPIC, JSON.stringify(part)))).catch(
      (error: unknown) => logFailure(this.#log, error, {}, 'others do not hear who is here'),
    );
  }

  #told(people: readonly GuestId[]): PresenceMessage {
    const windows = (person: GuestId): Windows | undefined => this.#ours.get(person);
    return {
      server: this.#self,
      here: people.filter((person) => windows(person)?.atTables === 0),
      atTables: people.filter((person) => (windows(person)?.atTables ?? 0) > 0),
      gone: people.filter((person) => !windows(person)),
      from: this.#addresses.of(people),
    };
  }

  /** The people of a server that ends are told as gone: they connect to the others at once. */
  async close(): Promise<void> {
    for (const stop of this.#stop) stop();
    const people = [...this.#ours.keys()];
    this.#ours.clear();
    await this.#tell(people);
  }
}
