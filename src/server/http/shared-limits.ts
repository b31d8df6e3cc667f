import { z } from 'zod';
import type { Millis } from '../../kernel/game.ts';
import type { Bus } from '../bus/bus.ts';
import type { ServerId } from '../cluster/leases.ts';
import { logFailure, type Log } from '../log.ts';
import { elapsed, every } from '../time.ts';

const BUSY = 'busy';
const TELL: Millis = 1_000;
const BELIEVED_FOR: Millis = 5_000; // figures of a connected server; longer than a few lost messages
const WINDOW: Millis = 60_000;
const WORTH_TELLING = 1 / 20; // of a limit: most addresses never come so far, and cost no message
const AT_ONCE = 50; // networks in a message, which has to be short

const COUNTS = z.array(z.tuple([z.string(), z.number()])).readonly();
const USED_ALLOWANCES = z.object({
  server: z.string(),
  requests: COUNTS,
  sockets: COUNTS,
  guesses: COUNTS.default([]), // servers before an update tell nothing of them
});
type PerMinute = 'requests' | 'guesses';
type Counts = readonly (readonly [network: string, count: number])[];

/** The other servers, as far as limits need them: the peers of a cluster. */
interface Others {
  readonly self: { readonly id: ServerId };
  onLost(lost: (server: ServerId) => void): void;
}

interface Counted {
  readonly since: Millis;
  count: number;
}

interface Limits {
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
}

/** Guesses of recovery codes, of one network: few, because a code could be found by trying. */
export const guessesPerMinute = ({ requestsPerMinute }: Pick<Limits, 'requestsPerMinute'>): number =>
  Math.ceil(requestsPerMinute / 60);

/**
 * The requests, guesses and sockets of each network at the other servers, so that limits hold over all of them. Each server tells once a second which
 * networks use more than a twentieth of a limit there, by words that may be lost: then somebody may do a little more for a
 * second.
 */
export class SharedLimits {
  readonly #self: ServerId;
  readonly #bus: Bus;
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #counted: Readonly<Record<PerMinute, Map<string, Counted>>> = {
    requests: new Map(),
    guesses: new Map(),
  };
  readonly #heard = new Map<
    string,
    { readonly told: z.infer<typeof USED_ALLOWANCES>; readonly at: Millis }
  >();
  readonly #stop: readonly (() => void)[];
  #told = false;
  #sockets: () => ReadonlyMap<string, number> = () => new Map();

  /** `others`: null if this server is alone. */
  constructor(bus: Bus, others: Others | null, limits: Limits, log: Log) {
    this.#self = others?.self.id ?? 'alone';
    // The people of a server that was killed come here at once: here they must not be counted twice.
    others?.onLost((server) => this.#heard.delete(server));
    this.#bus = bus;
    this.#limits = limits;
    this.#log = log;
    this.#stop = [
      bus.subscribe(BUSY, (message) => this.#hear(message)),
      every(TELL, () => void this.#tell()),
    ];
  }

  /** Where to read the open sockets of each network at this server. */
  countSockets(sockets: () => ReadonlyMap<string, number>): void {
    this.#sockets = sockets;
  }

  count(what: PerMinute, network: string): void {
    const counted = this.#counted[what];
    const known = counted.get(network);
    if (known && elapsed() - known.since < WINDOW) known.count++;
    else counted.set(network, { since: elapsed(), count: 1 });
  }

  /** How many this network has at the other servers: requests or guesses within a minute, or open sockets. */
  elsewhere(what: PerMinute | 'sockets', network: string): number {
    let sum = 0;
    for (const { told, at } of this.#heard.values())
      if (elapsed() - at < BELIEVED_FOR) sum += told[what].find(([other]) => other === network)?.[1] ?? 0;
    return sum;
  }

  #hear(message: string): void {
    const told = USED_ALLOWANCES.parse(JSON.parse(message));
    if (told.server !== this.#self) this.#heard.set(told.server, { told, at: elapsed() });
  }

  async #tell(): Promise<void> {
    for (const [server, { at }] of this.#heard) if (elapsed() - at > BELIEVED_FOR) this.#heard.delete(server);
    const { requestsPerMinute, socketsPerAddress } = this.#limits;
    const told = {
      requests: busiest(this.#within('requests'), requestsPerMinute),
      guesses: busiest(this.#within('guesses'), guessesPerMinute(this.#limits)),
      sockets: busiest([...this.#sockets()], socketsPerAddress),
    };
    const nothing = Object.values(told).every((counts) => !counts.length);
    if (nothing && !this.#told) return;
    this.#told = !nothing; // the last word is that nothing is left: otherwise the others would count on for seconds
    await this.#publish(told);
  }

  /** Those of the last minute; older ones are forgotten. */
  #within(what: PerMinute): Counts {
    const counted = this.#counted[what];
    for (const [network, { since }] of counted) if (elapsed() - since > WINDOW) counted.delete(network);
    return [...counted].map(([network, { count }]) => [network, count]);
  }

  async #publish(told: Readonly<Record<PerMinute | 'sockets', Counts>>): Promise<void> {
    await this.#bus
      .publish(BUSY, JSON.stringify({ server: this.#self, ...told }))
      .catch((error: unknown) => logFailure(this.#log, error, {}, 'limits are not shared'));
  }

  /** The people of a server that ends connect to the others at once: there they must not be counted twice. */
  async close(): Promise<void> {
    for (const stop of this.#stop) stop();
    if (this.#told) await this.#publish({ requests: [], guesses: [], sockets: [] });
  }
}

const busiest = (counts: Counts, limit: number): Counts =>
  counts
    .filter(([, count]) => count >= limit * WORTH_TELLING)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, AT_ONCE);
