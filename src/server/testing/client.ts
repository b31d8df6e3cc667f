import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Kind, Scene, Viewer } from '../../kernel/game.ts';
import type { AtTable, NewTable } from '../../protocol/api.ts';
import { SOCKET_PATH, type ToClient, type ToServer } from '../../protocol/messages.ts';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

const PATIENCE = 240_000; // only for what never comes: a busy machine answers late

/** A test client without a browser: a cookie, HTTP, and a socket. */
export class TestClient {
  readonly received: ToClient[] = [];
  readonly scenes = new Map<Viewer, Scene<Kind>>();
  guest = '';
  cookie = '';
  socket: WebSocket | null = null;
  #address: string;
  readonly #listeners = new Set<() => void>();

  constructor(address: string | number) {
    this.#address = typeof address === 'number' ? `127.0.0.1:${address}` : address;
  }

  /** For a server that was restarted on another port. */
  moveTo(port: number): void {
    this.#address = `127.0.0.1:${port}`;
  }

  /** Creates a guest. */
  static async arrive(address: string | number): Promise<TestClient> {
    const client = new TestClient(address);
    const response = await client.fetch('/api/me');
    client.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    client.guest = ((await response.json()) as { guest: string }).guest;
    return client;
  }

  /** The same person on another device. */
  twin(): TestClient {
    const twin = new TestClient(this.#address);
    [twin.guest, twin.cookie] = [this.guest, this.cookie];
    return twin;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`http://${this.#address}${path}`, {
      ...init,
      headers: { cookie: this.cookie, ...(init.headers as Record<string, string> | undefined) },
    });
  }

  async get(path: string): Promise<unknown> {
    return (await this.fetch(path)).json();
  }

  async post(path: string, body?: unknown): Promise<unknown> {
    const sent =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await this.fetch(path, { method: 'POST', ...sent })).json();
  }

  async create(table: NewTable): Promise<AtTable> {
    return (await this.post('/api/tables', table)) as AtTable;
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const socket = new WebSocket(`ws://${this.#address}${SOCKET_PATH}`, {
      headers: { cookie: this.cookie, ...headers },
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as ToClient));
    socket.on('error', () => {}); // a killed server ends its sockets with an error
    await once(socket, 'open');
  }

  #receive(message: ToClient): void {
    this.received.push(message);
    if (message.t === 'scene') this.scenes.set(message.viewer, message.scene);
    for (const listener of this.#listeners) listener();
  }

  send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.socket?.send(data);
  }

  /** Connects if needed, joins, and waits until everything about the table has arrived. */
  async join(table: string): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN) await this.connect();
    const before = this.received.length;
    this.send({ t: 'join', table });
    await this.until('chat', () => true, before);
  }

  async play(seat: number, move: string, id: string = randomUUID()): Promise<Of<'ack'> | Of<'refused'>> {
    return this.ask({ t: 'play', id, seat, move });
  }

  /** Sends a message and waits for the answer to its id. */
  async ask(message: ToServer & { id: string }): Promise<Of<'ack'> | Of<'refused'>> {
    const before = this.received.length;
    this.send(message);
    return this.#wait(
      (heard): heard is Of<'ack'> | Of<'refused'> =>
        (heard.t === 'ack' || heard.t === 'refused') && heard.id === message.id,
      before,
    );
  }

  /** The first matching message of this type, among those from `since` on. */
  until<T extends ToClient['t']>(
    t: T,
    fits: (message: Of<T>) => boolean = () => true,
    since: number = 0,
  ): Promise<Of<T>> {
    return this.#wait((heard): heard is Of<T> => heard.t === t && fits(heard as Of<T>), since);
  }

  #wait<M extends ToClient>(fits: (message: ToClient) => message is M, since: number): Promise<M> {
    return new Promise((resolve, reject) => {
      let next = since;
      const look = (): void => {
        for (; next < this.received.length; next++) {
          const message = this.received[next];
          if (!message || !fits(message)) continue;
          done();
          resolve(message);
          return;
        }
      };
      const timer = setTimeout(() => {
        done();
        const last = this.received.slice(-5).map((message) => JSON.stringify(message).slice(0, 200));
        reject(new Error(`waited in vain; last received:\n${last.join('\n')}`));
      }, PATIENCE);
      const done = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(look);
      };
      this.#listeners.add(look);
      look();
    });
  }

  async close(): Promise<void> {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    socket.close();
    await once(socket, 'close');
  }
}
