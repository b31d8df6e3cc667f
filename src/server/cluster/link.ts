import type { Millis } from '../../kernel/game.ts';
import type { ServerRefusal } from '../../protocol/table.ts';
import { whyFailed } from '../store/why-failed.ts';
import { elapsed } from '../time.ts';
import type { ServerId } from './leases.ts';
import type {
  Adopted,
  ClientToTable,
  PeerCall,
  PeerClientId,
  PeerMessage,
  PeerResults,
  TableToClients,
} from './peer-messages.ts';
import type { PeerSocket } from './peer-network.ts';

const MOST_UNREAD = 64_000_000; // bytes that a server does not read: then it counts as gone
const SILENT_AFTER: Millis = 3_000;

export interface LinkEvents {
  /** Does what the other server asks. A rejected promise is reported as a failure. */
  asked(link: Link, call: PeerCall): Promise<unknown>;
  clientNews(link: Link, news: ClientToTable): void;
  tableNews(link: Link, news: TableToClients, frame: string): void;
  /** The other server has taken over tables of this one. */
  adopted(epochs: Adopted): void;
  closed(link: Link): void;
}

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

type Show = Extract<TableToClients, { t: 'show' }>;

/**
 * The one connection between two servers. A message is a line of JSON; a frame for clients follows as a line of its own,
 * which the other server need not read. All lines of one turn of the event loop are sent together: each write takes
 * longer than to make a line.
 */
export class Link {
  readonly peer: ServerId;
  readonly #socket: PeerSocket;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #lastReceived = elapsed();
  #show: (Show & { readonly clients: PeerClientId[] }) | null = null; // not sent yet
  #frame = '';
  #lines: string[] = []; // not sent yet

  constructor(peer: ServerId, socket: PeerSocket, events: LinkEvents) {
    this.peer = peer;
    this.#socket = socket;
    this.#events = events;
    // In a microtask: then the frames for one client and the answer to its request are written together.
    socket.on('message', (data: Buffer) => queueMicrotask(() => this.#receive(data.toString().split('\n'))));
    socket.on('pong', () => (this.#lastReceived = elapsed()));
    socket.on('error', () => {}); // it closes itself
    socket.on('close', () => {
      for (const { failed } of this.#waiting.values()) failed(new PeerGone());
      this.#waiting.clear();
      events.closed(this);
    });
  }

  call<C extends PeerCall>(call: C): Promise<PeerResults[C['what']]> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.reject(new PeerGone());
    const n = ++this.#calls;
    return new Promise((done, failed) => {
      this.#waiting.set(n, { done: done as (result: unknown) => void, failed });
      this.tell({ t: 'call', n, call });
    });
  }

  tell(message: Exclude<PeerMessage, { t: 'show' }>): void {
    this.#finishShow();
    this.#write(JSON.stringify(message));
  }

  #write(line: string): void {
    if (!this.#lines.length) setImmediate(() => this.#flush());
    this.#lines.push(line);
  }

  #flush(): void {
    this.#finishShow();
    const text = this.#lines.join('\n');
    this.#lines = [];
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    if (text && this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  /** The same frame for several clients, one after the other, is sent once. */
  show(news: Omit<Show, 't' | 'clients'>, client: PeerClientId, frame: string): void {
    if (this.#show?.table === news.table && this.#frame === frame) {
      this.#show.clients.push(client);
      return;
    }
    this.#finishShow();
    this.#show = { t: 'show', ...news, clients: [client] };
    this.#frame = frame;
    queueMicrotask(() => this.#finishShow());
  }

  #finishShow(): void {
    const show = this.#show;
    this.#show = null;
    if (!show) return;
    this.#write(JSON.stringify(show));
    this.#write(this.#frame);
  }

  #receive(lines: readonly string[]): void {
    this.#lastReceived = elapsed();
    const rest = lines.values();
    try {
      for (const line of rest) {
        const message = JSON.parse(line) as PeerMessage;
        this.#take(message, message.t === 'show' ? (rest.next().value ?? '') : '');
      }
    } catch {
      this.#socket.terminate(); // a server of another version: better no connection than half of one
    }
  }

  #take(message: PeerMessage, frame: string): void {
    switch (message.t) {
      case 'call':
        void this.#answer(message.n, message.call);
        break;
      case 'done':
        this.#waiting.get(message.n)?.done(message.result);
        this.#waiting.delete(message.n);
        break;
      case 'failed':
        this.#waiting.get(message.n)?.failed(failureOf(message.why));
        this.#waiting.delete(message.n);
        break;
      case 'show':
      case 'moved':
        this.#events.tableNews(this, message, frame);
        break;
      case 'adopted':
        this.#events.adopted(message.epochs);
        break;
      case 'part':
      case 'beat':
      case 'muted':
        this.#events.clientNews(this, message);
    }
  }

  async #answer(n: number, call: PeerCall): Promise<void> {
    try {
      this.tell({ t: 'done', n, result: await this.#events.asked(this, call) });
    } catch (error) {
      this.tell({ t: 'failed', n, why: error instanceof NotHere ? 'not-here' : whyFailed(error) });
    }
  }

  /** Sends a ping. A server that does not answer for long counts as gone: its socket may never close by itself. */
  beat(): void {
    if (elapsed() - this.#lastReceived > SILENT_AFTER) this.terminate();
    else this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#flush();
    this.#socket.close(1001);
  }
}

/** The other server is gone or does not run the table. Its message says that trying again may help. */
export class PeerGone extends Error {
  constructor() {
    super('Connection terminated: the server of this table is gone');
  }
}

/** A call for a table that this server does not run. */
export class NotHere extends Error {}

const failureOf = (why: ServerRefusal | 'not-here'): Error => {
  if (why === 'not-here') return new PeerGone();
  return new Error(
    why === 'storage-away'
      ? 'Connection terminated: the database of the other server'
      : `the other server: ${why}`,
  );
};
