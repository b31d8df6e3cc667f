import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Kind, Scene, Viewer } from '../../kernel/game.ts';
import type { ToClient, ToServer } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import {
  runScript,
  type PlainStep,
  type ScriptedHost,
  type Taken,
} from '../../table/contract-runner.testing.ts';
import { PRESSED_AGO, type Person, type Script } from '../../table/contract-scripts.testing.ts';
import { docOf, hasBegun, headerOf, type HostKind, type Played } from '../../table/contract.testing.ts';
import type { StoredEntry } from '../../table/stored.ts';
import type { Store } from '../store/store.ts';
import { TestClient } from './client.ts';

/** A server, as the host in memory must behave to send the same messages. */
export const SERVER: HostKind = {
  levels: 'all',
  oneDevice: false,
  acknowledges: true,
  dropsLeftTables: false,
};

/** The messages that come from the server itself, not from the table. */
const OF_SERVER: ReadonlySet<ToClient['t']> = new Set(['hello', 'chat', 'clock', 'pong']);

type Asking = Extract<PlainStep, { by: Person }>;
type Move = Extract<Asking, { ask: 'play' }>;

/** Plays a script at a table of a real server, with real sockets. */
export class ScriptedTable implements ScriptedHost {
  readonly #port: number;
  readonly #id: TableId;
  readonly #loaded: LoadedGame;
  readonly #script: Script;
  readonly #clients = new Map<Person, TestClient>();
  readonly #shown = new Map<Person, { readonly seq: number; readonly when: number }>();
  #pings = 0;

  constructor(port: number, id: TableId, loaded: LoadedGame, script: Script) {
    this.#port = port;
    this.#id = id;
    this.#loaded = loaded;
    this.#script = script;
  }

  async play(store: Store): Promise<Played> {
    await this.#prepare(store);
    const taken = await runScript(this.#script, this.#loaded.game, this);
    const received = [...this.#clients].map(([person, client]) => [
      person,
      client.received.filter(({ t }) => !OF_SERVER.has(t)),
    ]);
    const entries = await this.#stored(store);
    await Promise.all([...this.#clients.values()].map((client) => client.close()));
    return {
      table: this.#id,
      people: this.#people(),
      taken,
      entries,
      received: Object.fromEntries(received),
    };
  }

  /** The entries of all steps that were shown: a stroke of the clock is shown a moment before it is stored. */
  async #stored(store: Store): Promise<readonly StoredEntry[]> {
    let shown = 0;
    for (const { scenes } of this.#clients.values())
      for (const { seq } of scenes.values()) shown = Math.max(shown, seq);
    for (;;) {
      const entries = (await store.read(this.#id, 0))?.entries ?? [];
      if (entries.length >= shown) return entries.slice(0, shown);
      await sleep(10);
    }
  }

  /** Makes the table, and the match if everybody sits already. */
  async #prepare(store: Store): Promise<void> {
    for (const seat of this.#script.seats) if (typeof seat === 'string') await this.#client(seat);
    const { game } = this.#loaded;
    const doc = docOf(this.#script, game, { table: this.#id, people: this.#people() });
    if (hasBegun(this.#script)) await store.create(this.#id, headerOf(game, doc), null);
    await store.addTable(doc);
  }

  #people(): Played['people'] {
    return Object.fromEntries(
      [...this.#clients].map(([person, { guest, received }]) => [person, { guest, name: nameIn(received) }]),
    );
  }

  scenesOf(person: Person): ReadonlyMap<Viewer, Scene<Kind>> {
    return this.#clients.get(person)?.scenes ?? new Map();
  }

  async take({ id, step }: Taken): Promise<void> {
    if ('wait' in step) await sleep(step.wait);
    else if ('until' in step)
      await Promise.all(
        this.#present().map((client) => client.until('scene', ({ scene }) => scene.seq >= step.until)),
      );
    else await this.#do(id, step, await this.#client(step.by));
    const asking = 'by' in step ? this.#clients.get(step.by) : undefined;
    const others = this.#present().filter((client) => client !== asking);
    await Promise.all(others.map((client) => this.#ping(client)));
  }

  async #client(person: Person): Promise<TestClient> {
    const known = this.#clients.get(person);
    if (known) return known;
    const client = await TestClient.arrive(this.#port);
    this.#clients.set(person, client);
    return client;
  }

  async #do(id: string, step: Asking, client: TestClient): Promise<void> {
    switch (step.ask) {
      case 'join':
        await client.connect();
        this.#listen(step.by, client);
        return client.join(this.#id);
      case 'part':
        return client.close();
      case 'play': {
        const { seat, move } = step;
        await client.ask({ t: 'play', id, seat, move, ...this.#pressed(step) });
        return; // no ping: a whole match would be more frames than a client may send
      }
      case 'sit':
      case 'leave':
        await client.post(`/api/tables/${this.#id}/${step.ask}`, step.ask === 'sit' ? {} : undefined);
        break;
      case 'answer':
        client.send({ t: 'answer', id, yes: step.yes });
        break;
      case 'end':
        client.send({ t: 'end', id, seat: step.seat, how: step.how });
        break;
      case 'takeback':
      case 'hand-over':
      case 'back':
        client.send({ t: step.ask, id, seat: step.seat });
    }
    // the pong comes after this frame is handled, because a server handles the frames of a socket in order
    await this.#ping(client);
  }

  /** Answers questions about its clock at once, as every client must in a race, and notes when scenes come. */
  #listen(person: Person, client: TestClient): void {
    client.socket?.on('message', () => {
      const message = client.received.at(-1);
      if (message?.t === 'clock') client.send({ t: 'clock', n: message.n, at: performance.now() });
      if (message?.t === 'scene')
        this.#shown.set(person, { seq: message.scene.seq, when: performance.now() });
    });
  }

  #pressed({ by, press }: Move): Pick<Extract<ToServer, { t: 'play' }>, 'pressedAt' | 'reaction'> {
    const shown = this.#shown.get(by);
    if (press === 'ago') return { pressedAt: performance.now() - PRESSED_AGO };
    if (press === undefined || !shown) return {};
    return { reaction: { seq: shown.seq, ms: performance.now() - shown.when } };
  }

  #present(): TestClient[] {
    return [...this.#clients.values()].filter(({ socket }) => socket?.readyState === 1);
  }

  /** Waits until all messages sent before have arrived. */
  async #ping(client: TestClient): Promise<void> {
    const n = ++this.#pings;
    client.send({ t: 'ping', n });
    await client.until('pong', (pong) => pong.n === n);
  }
}

const nameIn = (received: readonly ToClient[]): string =>
  received.find((message) => message.t === 'hello')?.name ?? '';
