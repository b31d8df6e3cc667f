import { signal, type ReadonlySignal } from '@preact/signals';
import { SOCKET_PATH, type ToClient, type ToServer } from '../../protocol/messages.ts';
import type { Refused, ServerRefusal, TableId } from '../../protocol/table.ts';
import { forgetMe, me } from './api.ts';
import type { Link } from './source.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const ASK_AGAIN = 2_000;
const STORAGE_AWAY: ServerRefusal = 'storage-away';

export type Request = Extract<ToServer, { readonly id: string }>;

export interface Connection {
  readonly link: ReadonlySignal<Link>;
  /** Said once, or not at all when there is no connection: emotes, mutes. */
  tell(message: ToServer): void;
  /** Said until it is answered, over as many sockets as it takes. */
  ask(request: Request): void;
  /** Asks for the table afresh: something was missed. */
  resync(): void;
  close(): void;
}

/** One table's socket. It comes back by itself; whatever was not answered is said again with the same id. */
export const connect = (
  table: TableId,
  lastSeen: () => number,
  hear: (message: ToClient) => void,
): Connection => new Line(table, lastSeen, hear);

class Line implements Connection {
  readonly link = signal<Link>('connecting');
  private readonly table: TableId;
  private readonly lastSeen: () => number;
  private readonly hear: (message: ToClient) => void;
  private readonly unanswered = new Map<string, Request>();
  private readonly delayed = new Set<string>();
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private attempt = 0;
  private wanted = true;

  constructor(table: TableId, lastSeen: () => number, hear: (message: ToClient) => void) {
    this.table = table;
    this.lastSeen = lastSeen;
    this.hear = hear;
    addEventListener('online', this.hurry);
    addEventListener('offline', this.lost);
    void this.open();
  }

  tell(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  ask(request: Request): void {
    this.unanswered.set(request.id, request);
    this.tell(request);
  }

  resync(): void {
    this.tell({ t: 'join', table: this.table, since: this.lastSeen() });
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.rest();
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.lost);
    this.socket?.close();
  }

  private async open(): Promise<void> {
    // The cookie first: a socket without a guest is turned away.
    const attempt = ++this.attempt;
    const guest = await me().catch(() => null);
    // Two attempts at once would leave a socket behind that nobody closes.
    if (!this.wanted || attempt !== this.attempt) return;
    if (!guest) return this.lost();
    const socket = new WebSocket(new URL(SOCKET_PATH, location.href.replace(/^http/, 'ws')));
    this.socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      opened = true;
      if (this.socket === socket) this.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.received(String(data));
    });
    socket.addEventListener('close', () => {
      // Turned away at the door, perhaps with a cookie the server no longer knows: with it we would knock for ever.
      if (!opened) forgetMe();
      if (this.socket === socket) this.lost();
    });
  }

  private opened(): void {
    this.failures = 0;
    this.heard = Date.now();
    this.link.value = 'online';
    this.resync();
    for (const request of this.unanswered.values()) this.tell(request);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  /** A socket can die without a word, when a phone changes networks; silence after a ping tells. */
  private beat(): void {
    const asked = Date.now();
    this.tell({ t: 'ping', n: asked % 1e9 });
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      // Not only closed: a dead network answers no goodbye either, and the close event may be minutes away.
      if (this.heard < asked) this.lost();
    }, PATIENCE);
  }

  private rest(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.patience);
  }

  private received(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as ToClient;
    if (message.t === 'clock') return this.tell({ t: 'clock', n: message.n, at: performance.now() });
    if (message.t === 'refused' && message.why === STORAGE_AWAY && this.unanswered.has(message.id))
      return this.askLater(message);
    if (message.t === 'ack' || message.t === 'refused') this.answered(message.id);
    this.hear(message);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.delayed.delete(id);
  }

  /** The database is out of reach, and nobody knows whether it was stored: only the same id, asked again, can tell. */
  private askLater({ id, why }: Refused & { readonly id: string }): void {
    if (!this.delayed.has(id)) this.hear({ t: 'error', fatal: false, why });
    this.delayed.add(id);
    setTimeout(() => {
      const request = this.unanswered.get(id);
      if (request && this.wanted) this.tell(request);
    }, ASK_AGAIN);
  }

  private readonly lost = (): void => {
    const old = this.socket;
    this.socket = null;
    this.attempt++;
    this.rest();
    // Left open, it would still count for the server, and we would be there twice.
    old?.close();
    if (!this.wanted) return;
    this.link.value = navigator.onLine ? 'connecting' : 'offline';
    clearTimeout(this.timer);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    // Spread out, or after a restart every client would knock in the same moment.
    this.timer = setTimeout(() => void this.open(), wait * (0.5 + Math.random() / 2));
  };

  private readonly hurry = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.failures = 0;
    void this.open();
  };
}
