import { signal, type ReadonlySignal } from '@preact/signals';
import { SOCKET_PATH, type ToClient, type ToServer } from '../../protocol/messages.ts';
import type { GuestId, Refused, ServerRefusal, TableId } from '../../protocol/table.ts';
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
  /** Sends once, or not at all without a connection: for emotes and mutes. */
  tell(message: ToServer): void;
  /** Sends again after every reconnect until it is answered. */
  ask(request: Request): void;
  /** Requests the whole table again, after a message was missed. */
  resync(): void;
  close(): void;
}

/** The socket of one table, or of the page itself (null). It reconnects by itself, and repeats unanswered requests with the same id. */
export const connect = (
  table: TableId | null,
  lastSeen: () => number,
  onMessage: (message: ToClient) => void,
): Connection => new SocketConnection(table, lastSeen, onMessage);

/** The session was ended on another device: what this page shows belongs to somebody who is not here any more. */
const leavePage = (): void => {
  import('./account.ts').then(
    ({ sessionEnded }) => sessionEnded(),
    () => location.reload(),
  );
};

class SocketConnection implements Connection {
  readonly link = signal<Link>('connecting');
  private readonly table: TableId | null;
  private readonly lastSeen: () => number;
  private readonly onMessage: (message: ToClient) => void;
  private readonly unanswered = new Map<string, Request>();
  private readonly delayed = new Set<string>();
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private lastReceived = 0;
  private attempt = 0;
  private wanted = true;
  private guest: GuestId | null = null;

  constructor(table: TableId | null, lastSeen: () => number, onMessage: (message: ToClient) => void) {
    this.table = table;
    this.lastSeen = lastSeen;
    this.onMessage = onMessage;
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
    if (this.table !== null) this.tell({ t: 'join', table: this.table, since: this.lastSeen() });
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
    // The cookie first: the server refuses a socket without a guest.
    const attempt = ++this.attempt;
    const guest = await me().catch(() => null);
    // Two attempts at the same time would leave a socket open for ever.
    if (!this.wanted || attempt !== this.attempt) return;
    if (!guest) return this.lost();
    if (this.guest !== null && this.guest !== guest.guest) return leavePage(); // the server no longer knew the old one
    this.guest = guest.guest;
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
      // The server refused the socket, perhaps because it no longer accepts the cookie. With the same cookie it would
      // refuse for ever.
      if (!opened) forgetMe();
      if (this.socket === socket) this.lost();
    });
  }

  private opened(): void {
    this.lastReceived = Date.now();
    this.link.value = 'online';
    this.resync();
    for (const request of this.unanswered.values()) this.tell(request);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  /**
   * A socket can die without a close event, for example when a phone changes networks. No answer to a ping shows it.
   */
  private beat(): void {
    const asked = Date.now();
    this.tell({ t: 'ping', n: asked % 1e9 });
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      // Gives up the socket at once, because on a dead network the close event may come minutes later.
      if (this.lastReceived < asked) this.lost();
    }, PATIENCE);
  }

  private rest(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.patience);
  }

  private received(text: string): void {
    this.lastReceived = Date.now();
    const message = JSON.parse(text) as ToClient;
    if (message.t === 'error' && message.fatal && message.why === 'no-guest') return leavePage();
    if (message.t === 'clock') return this.tell({ t: 'clock', n: message.n, at: performance.now() });
    if (message.t === 'refused' && message.why === STORAGE_AWAY && this.unanswered.has(message.id))
      return this.askLater(message);
    // Not when the socket opens: a server without its database accepts sockets and closes them again at once.
    if (message.t === 'table') this.failures = 0;
    if (message.t === 'ack' || message.t === 'refused') this.answered(message.id);
    this.onMessage(message);
  }

  private answered(id: string): void {
    this.unanswered.delete(id);
    this.delayed.delete(id);
  }

  /**
   * The server could not reach its database, so it is not known if the request was stored. Repeating it with the same
   * id is safe.
   */
  private askLater({ id, why }: Refused & { readonly id: string }): void {
    if (!this.delayed.has(id)) this.onMessage({ t: 'error', fatal: false, why });
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
    // Left open, the server would still count it, and this guest would be connected twice.
    old?.close();
    if (!this.wanted) return;
    this.link.value = navigator.onLine ? 'connecting' : 'offline';
    clearTimeout(this.timer);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    // A random delay: otherwise all clients would reconnect in the same moment after a restart.
    this.timer = setTimeout(() => void this.open(), wait * (0.5 + Math.random() / 2));
  };

  private readonly hurry = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.failures = 0;
    void this.open();
  };
}
