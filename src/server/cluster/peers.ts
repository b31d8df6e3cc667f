import { randomBytes } from 'node:crypto';
import type { Millis } from '../../kernel/game.ts';
import { elapsed, every } from '../time.ts';
import type { ServerId } from './leases.ts';
import { Link, type LinkEvents } from './link.ts';
import { openNetwork, type Peer, type PeerNetwork, type PeerSocket } from './peer-network.ts';

const BEAT: Millis = 1_000;
const CUT_OFF: Millis = 5_000; // longer than it takes to notice that all other servers have ended, and to connect to new ones

/** The connections to the other servers, one to each. Of two servers the one with the smaller id connects. */
export class Peers {
  readonly self: Peer;
  readonly #network: PeerNetwork;
  readonly #links = new Map<ServerId, Link>();
  readonly #dialled = new Set<ServerId>();
  readonly #complained = new Set<ServerId>();
  readonly #broke = new Map<ServerId, Millis>();
  readonly #stopBeating: () => void;
  readonly #onError: (error: Error) => void;
  readonly #onLost: ((id: ServerId) => void)[] = [];
  #events: LinkEvents | null = null;
  #others: readonly ServerId[] = [];
  #metAt = elapsed(); // when it was alone last without others, or had a connection

  constructor(network: PeerNetwork, self: Omit<Peer, 'address'>, onError: (error: Error) => void) {
    this.self = { ...self, address: network.address };
    this.#network = network;
    this.#onError = onError;
    network.onConnection((from, socket) => this.#connected(from, socket));
    this.#stopBeating = every(BEAT, () => {
      for (const link of this.#links.values()) link.beat();
    });
  }

  /** Listens for the other servers; see `openNetwork`. */
  static async open(host: string, given: string | null, onError: (error: Error) => void): Promise<Peers> {
    const [id, key] = [randomBytes(6).toString('hex'), randomBytes(32).toString('hex')];
    return new Peers(await openNetwork(host, given, key), { id, key }, onError);
  }

  start(events: LinkEvents): void {
    this.#events = events;
  }

  /** Calls when the connection to a server breaks. */
  onLost(lost: (id: ServerId) => void): void {
    this.#onLost.push(lost);
  }

  /** The servers that are alive now. */
  update(peers: readonly Peer[]): void {
    this.#others = peers.map(({ id }) => id);
    if (!this.isAlone) this.#metAt = elapsed();
    for (const peer of peers)
      if (this.self.id < peer.id && !this.#links.has(peer.id) && !this.#dialled.has(peer.id))
        this.#dial(peer);
  }

  /** True if there are other servers, and a connection to none of them. */
  get isAlone(): boolean {
    return this.#others.length > 0 && this.#links.size === 0;
  }

  /**
   * True if there have been other servers for some time and a connection to none of them: their tables cannot be reached
   * from here. Of servers that cannot reach each other the one with the smallest id does not say so: people need one.
   */
  get isCutOff(): boolean {
    return (
      this.isAlone && elapsed() - this.#metAt > CUT_OFF && this.#others.some((other) => other < this.self.id)
    );
  }

  link(id: ServerId): Link | undefined {
    return this.#links.get(id);
  }

  /** When the connection to this server broke, on the clock of `elapsed`; null if it did not. */
  brokeAt(id: ServerId): Millis | null {
    return this.#broke.get(id) ?? null;
  }

  #dial(peer: Peer): void {
    this.#dialled.add(peer.id);
    const socket = this.#network.dial(peer, this.self.id);
    socket.on('open', () => this.#connected(peer.id, socket));
    socket.on('error', (error) => this.#complain(peer.id, error));
    socket.on('close', () => this.#dialled.delete(peer.id));
  }

  /** Once for each server: it is tried again and again. */
  #complain(id: ServerId, error: Error): void {
    if (!this.#complained.has(id)) this.#onError(error);
    this.#complained.add(id);
  }

  #connected(id: ServerId, socket: PeerSocket): void {
    const events = this.#events;
    if (!events) return socket.terminate();
    this.#links.get(id)?.terminate(); // it may be dead: its end would wait for an answer
    const link = new Link(id, socket, {
      ...events,
      closed: (closed) => {
        if (this.#links.get(id) === closed) {
          this.#links.delete(id);
          this.#broke.set(id, elapsed());
          for (const lost of this.#onLost) lost(id);
        }
        events.closed(closed);
      },
    });
    this.#links.set(id, link);
  }

  close(): void {
    this.#stopBeating();
    for (const link of this.#links.values()) link.close();
    this.#network.close();
  }
}
