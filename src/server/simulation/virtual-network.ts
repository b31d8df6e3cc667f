import { EventEmitter } from 'node:events';
import type { Millis } from '../../kernel/game.ts';
import type { ServerId } from '../cluster/leases.ts';
import type { Peer, PeerNetwork, PeerSocket } from '../cluster/peer-network.ts';
import { after } from '../time.ts';
import { Life } from './virtual-time.ts';

const ON_THE_WAY: Millis = 0.3; // from one server to another
const PATIENCE: Millis = 2_000; // for a server that does not answer
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

interface Listening {
  readonly life: Life;
  readonly accept: (from: ServerId, socket: PeerSocket) => void;
}

/** The network between simulated servers: it delays what is sent, and can cut a server off without a word. */
export class VirtualNetwork {
  readonly #listening = new Map<ServerId, Listening>();
  readonly #cutOff = new Set<ServerId>();
  readonly #ends = new Set<End>();
  readonly #held: (() => void)[] = []; // sent while a server was cut off: it arrives later
  messages = 0;
  bytes = 0;

  /** The part of it that one server sees; its address is its id. */
  of(id: ServerId): PeerNetwork {
    return {
      address: id,
      onConnection: (accept) => {
        const life = Life.current;
        if (life) this.#listening.set(id, { life, accept });
      },
      dial: (to, from) => this.#dial(to, from),
      close: () => this.#listening.delete(id),
    };
  }

  get links(): number {
    return this.#ends.size / 2;
  }

  cutOff(id: ServerId): void {
    this.#cutOff.add(id);
  }

  heal(id: ServerId): void {
    this.#cutOff.delete(id);
    for (const deliver of this.#held.splice(0)) deliver();
  }

  /** The process has ended: the others see its connections close. */
  ended(id: ServerId): void {
    this.#listening.delete(id);
    for (const end of this.#ends) if (end.server === id) end.terminate();
  }

  #dial(to: Peer, from: ServerId): PeerSocket {
    const [near, far] = [new End(this, from), new End(this, to.id)];
    near.other = far;
    far.other = near;
    this.carry(from, to.id, () => {
      const there = this.#listening.get(to.id);
      if (!there || there.life.ended) return;
      far.open(there.life);
      there.life.live(() => there.accept(from, far));
      this.carry(to.id, from, () => near.opened());
    });
    after(PATIENCE, () => near.giveUp());
    return near;
  }

  /** Messages arrive in the order in which they were sent; a cut holds them back. */
  carry(from: ServerId, to: ServerId, arrive: () => void): void {
    const deliver = (): void => {
      if (this.#cutOff.has(from) || this.#cutOff.has(to)) this.#held.push(deliver);
      else arrive();
    };
    after(ON_THE_WAY, deliver);
  }

  add(end: End): void {
    this.#ends.add(end);
  }

  remove(end: End): void {
    this.#ends.delete(end);
  }
}

/** One end of a connection. */
class End extends EventEmitter implements PeerSocket {
  readonly OPEN = OPEN;
  readonly bufferedAmount = 0;
  readonly server: ServerId;
  readonly #network: VirtualNetwork;
  #life = Life.current;
  readyState: number = CONNECTING;
  other: End | null = null;

  constructor(network: VirtualNetwork, server: ServerId) {
    super();
    this.#network = network;
    this.server = server;
  }

  open(life: Life | undefined): void {
    this.#life = life;
    this.readyState = OPEN;
    this.#network.add(this);
  }

  opened(): void {
    if (this.readyState !== CONNECTING || this.#life?.ended) return;
    this.open(this.#life);
    this.#happen('open');
  }

  giveUp(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = CLOSED;
    this.#happen('error', new Error('no answer'));
    this.#happen('close');
  }

  send(text: string): void {
    this.#network.messages++;
    this.#network.bytes += text.length;
    this.#carry((other) => other.#happen('message', Buffer.from(text)));
  }

  ping(): void {
    this.#carry((other) => other.#carry((us) => us.#happen('pong')));
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (this.readyState === CLOSED) return;
    this.#network.remove(this);
    this.readyState = CLOSED;
    this.#happen('close');
    this.#carry((other) => other.terminate());
  }

  #carry(arrive: (other: End) => void): void {
    const { other } = this;
    if (other)
      this.#network.carry(this.server, other.server, () => {
        if (other.readyState === OPEN) arrive(other);
      });
  }

  #happen(event: string, ...args: readonly unknown[]): void {
    if (!this.#life?.ended) this.#life?.live(() => this.emit(event, ...args));
  }
}
