import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { pick } from '../kernel/random.ts';
import type { Rng } from '../kernel/game.ts';
import { SOCKET_PATH, type ToClient, type ToServer } from '../protocol/messages.ts';
import type { Counts } from './counts.ts';

const BEAT = 1_000;
const SOON = 500; // the first attempt to connect again
const SILENT_AFTER = 8_000; // then a person connects again, as a page does

/** The servers of the run: any of them leads to every table. */
export interface Servers {
  readonly ports: readonly number[];
  readonly rng: Rng;
  readonly counts: Counts;
}

export interface Problem {
  readonly why?: string;
}

/** Asks over HTTP until some server answers. A refusal is an answer; a failure of the server is not. */
export const request = async (
  { ports, rng }: Servers,
  path: string,
  { cookie = '', body }: { cookie?: string; body?: object } = {},
): Promise<{ readonly status: number; readonly cookie: string; readonly json: unknown }> => {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${pick(rng, ports)}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(SILENT_AFTER),
        ...(body && { body: JSON.stringify(body) }),
      });
      const json = await response.json();
      const made = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      if (response.status < 500 && response.status !== 429)
        return { status: response.status, cookie: made, json };
    } catch {
      // Nobody knows if it was done: asked again.
    }
    await sleep(200 + rng.int(400));
  }
};

/** A socket that connects again whenever it breaks or falls silent, at any server. */
export class PlayerSocket {
  connection = 0;
  readonly #servers: Servers;
  readonly #cookie: string;
  readonly #opened: () => void;
  readonly #heard: (text: string, message: ToClient) => void;
  #socket: WebSocket | null = null;
  #lastHeard = 0;
  #lostAt: number | null = null;
  #failures = 0; // since it was last open
  #wanted = true;
  #timer: NodeJS.Timeout | undefined;
  readonly #heart: NodeJS.Timeout;

  constructor(
    servers: Servers,
    cookie: string,
    opened: () => void,
    heard: (text: string, message: ToClient) => void,
  ) {
    this.#servers = servers;
    this.#cookie = cookie;
    this.#opened = opened;
    this.#heard = heard;
    this.#heart = setInterval(() => this.#beat(), BEAT);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ToServer): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Breaks the connection on purpose. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Everything about the table is here again. */
  back(): void {
    if (this.#lostAt !== null) this.#servers.counts.back.push(performance.now() - this.#lostAt);
    this.#lostAt = null;
  }

  close(): void {
    this.#wanted = false;
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    const { ports, rng } = this.#servers;
    const socket = new WebSocket(`ws://127.0.0.1:${pick(rng, ports)}${SOCKET_PATH}`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: SILENT_AFTER,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    const connection = ++this.connection;
    this.#lastHeard = performance.now();
    socket.on('error', () => {}); // it closes itself
    socket.on('open', () => {
      if (this.connection !== connection) return;
      this.#failures = 0;
      this.#opened();
    });
    socket.on('message', (data: Buffer) => {
      if (this.connection !== connection) return;
      this.#lastHeard = performance.now();
      const text = data.toString();
      this.#heard(text, JSON.parse(text) as ToClient);
    });
    socket.on('close', () => this.#lost(connection));
  }

  #lost(connection: number): void {
    if (this.connection !== connection || !this.#wanted) return;
    this.#lostAt ??= performance.now();
    this.#servers.counts.reconnects++;
    this.connection++; // messages that still come on the old one are ignored, as a page does
    // Ever more slowly, as a page does: hundreds of people at once would take the processor from the server that starts.
    const longest = SOON * 2 ** Math.min(this.#failures++, 3);
    this.#timer = setTimeout(() => this.#connect(), 50 + this.#servers.rng.int(longest));
  }

  #beat(): void {
    if (!this.isOpen) return;
    const silentFor = performance.now() - this.#lastHeard;
    if (silentFor > SILENT_AFTER) return this.drop();
    if (silentFor > BEAT) this.send({ t: 'ping', n: this.connection }); // else something comes anyway
  }
}
