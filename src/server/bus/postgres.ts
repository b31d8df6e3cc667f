import { Client } from 'pg';
import type { Millis } from '../../kernel/game.ts';
import { within } from '../store/within.ts';
import { Listeners, type Bus } from './bus.ts';

const CHANNEL = 'clowder';
const AGAIN_AFTER = 1_000;
const PATIENCE = 5_000;
const GOODBYE = 1_000; // time for the database to close the connection
const BIGGEST = 7_900; // the database refuses 8,000 bytes and more

/**
 * The bus for several servers on one PostgreSQL: NOTIFY after the commit, in batches. NOTIFY inside the
 * transaction of a move takes a lock, so only one move could commit at a time.
 */
export const postgresBus = async (
  url: string,
  onError: (error: Error) => void,
  patience: Millis = PATIENCE,
): Promise<Bus> => {
  const bus = new PostgresBus(url, onError, patience);
  await bus.connect();
  return bus;
};

type Message = readonly [topic: string, message: string];

class PostgresBus implements Bus {
  readonly #listeners = new Listeners();
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #patience: Millis;
  readonly #heart: NodeJS.Timeout;
  #client: Client | null = null;
  #waiting: Message[] = [];
  #sending: Promise<void> | null = null;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void, patience: Millis) {
    this.#url = url;
    this.#onError = onError;
    this.#patience = patience;
    this.#heart = setInterval(() => void this.#checkConnection(), patience).unref();
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#patience,
      query_timeout: this.#patience,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(this.#onError); // otherwise each attempt would leave a connection behind
      throw error;
    }
    this.#client = client;
  }

  /** Anybody with access to the database can send anything: what cannot be read is reported and ignored. */
  #receive(payload: string): void {
    this.#orReport(() => {
      for (const each of JSON.parse(payload) as Message[])
        this.#orReport(() => {
          const [topic, message] = each;
          this.#listeners.deliver(topic, message);
        });
    });
  }

  #orReport(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#onError(error as Error);
    }
  }

  /** Asks regularly: a connection whose other end has vanished reports no error, and receives nothing for ever. */
  async #checkConnection(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch((error: Error) => this.#lost(client, error));
  }

  /** Reports the lost connection once and retries until it is back. `client` is null if a retry failed. */
  #lost(client: Client | null, error: Error): void {
    if (this.#closed) return;
    if (this.#client && this.#client === client) {
      this.#client = null;
      this.#onError(error);
      client.end().catch(this.#onError); // otherwise a half-open connection would be kept beside the new one
    }
    if (this.#again) return; // one attempt at a time, or each failure would leave another connection behind
    this.#again = setTimeout(() => {
      this.#again = undefined;
      if (!this.#closed) this.connect().catch((failed: Error) => this.#lost(null, failed));
    }, AGAIN_AFTER).unref();
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#waiting.push([topic, message]);
    this.#sending ??= this.#send();
    await this.#sending;
  }

  async #send(): Promise<void> {
    await Promise.resolve(); // collects all messages published in this turn of the event loop
    let client = this.#client;
    try {
      for (; client && this.#waiting.length; client = this.#client) {
        const batch = takeBatch(this.#waiting);
        await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)]);
      }
    } catch (error) {
      this.#lost(client, error as Error); // the moves are already stored: a lost message must not make one fail
    }
    this.#waiting = [];
    this.#sending = null; // in the same turn as the last look at what waits: a message between the two would stay behind
  }

  subscribe(topic: string, receive: (message: string) => void): () => void {
    return this.#listeners.add(topic, receive);
  }

  isConnected(): boolean {
    return this.#client !== null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heart);
    await within(GOODBYE, this.#client?.end());
  }
}

/** As many messages as fit into one notification, at least one. */
const takeBatch = (waiting: Message[]): Message[] => {
  let bytes = 2;
  let count = 0;
  for (const word of waiting) {
    bytes += Buffer.byteLength(JSON.stringify(word)) + 1;
    if (count && bytes > BIGGEST) break;
    count++;
  }
  return waiting.splice(0, count);
};
