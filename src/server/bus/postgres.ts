import { Client } from 'pg';
import { Listeners, type Bus } from './bus.ts';

const CHANNEL = 'clowder';
const AGAIN_AFTER = 1_000;
const PATIENCE = 5_000;
const BIGGEST = 7_900; // the database refuses 8,000 bytes and more

/**
 * The bus for several servers on one PostgreSQL: NOTIFY after the commit, in batches. NOTIFY inside the
 * transaction of a move takes a lock, so only one move could commit at a time.
 */
export const postgresBus = async (url: string, onError: (error: Error) => void): Promise<Bus> => {
  const bus = new PostgresBus(url, onError);
  await bus.connect();
  return bus;
};

type Message = readonly [topic: string, message: string];

class PostgresBus implements Bus {
  readonly #listeners = new Listeners();
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  #client: Client | null = null;
  #waiting: Message[] = [];
  #sending: Promise<void> | null = null;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      for (const [topic, message] of JSON.parse(payload ?? '[]') as Message[])
        this.#listeners.deliver(topic, message);
    });
    client.on('error', (error) => this.#lost(client, error));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  /** Reports the lost connection once and retries until it is back. `client` is null if a retry failed. */
  #lost(client: Client | null, error: Error): void {
    if (this.#closed) return;
    if (this.#client && this.#client === client) {
      this.#client = null;
      this.#onError(error);
    }
    if (this.#again) return; // one attempt at a time, or each failure would leave another connection behind
    this.#again = setTimeout(() => {
      this.#again = undefined;
      if (!this.#closed) this.connect().catch((failed: Error) => this.#lost(null, failed));
    }, AGAIN_AFTER).unref();
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#waiting.push([topic, message]);
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
    await this.#sending;
  }

  async #send(): Promise<void> {
    await Promise.resolve(); // collects all messages published in this turn of the event loop
    try {
      while (this.#waiting.length && this.#client) {
        const batch = takeBatch(this.#waiting);
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)]);
      }
    } catch (error) {
      this.#onError(error as Error); // the moves are already stored: a lost message must not make one fail
    }
    this.#waiting = [];
  }

  subscribe(topic: string, receive: (message: string) => void): () => void {
    return this.#listeners.add(topic, receive);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
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
