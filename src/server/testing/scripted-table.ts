import { setTimeout as sleep } from 'node:timers/promises';
import { legal } from '../../kernel/match.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import type { Person, Script, ScriptStep } from '../../table/contract-scripts.testing.ts';
import { idOfStep, type Played } from '../../table/contract.testing.ts';
import type { Store } from '../store/store.ts';
import { TestClient } from './client.ts';

/** The messages that come from the server itself, not from the table. */
const OF_SERVER: ReadonlySet<ToClient['t']> = new Set(['hello', 'chat', 'clock', 'pong']);

type Asking = Extract<ScriptStep, { by: Person }>;

/** Plays a script at a table of a real server, with real sockets. */
export class ScriptedTable {
  readonly #port: number;
  readonly #table: TableId;
  readonly #loaded: LoadedGame;
  readonly #script: Script;
  readonly #clients = new Map<Person, TestClient>();
  readonly #moves = new Map<ScriptStep, string>();
  #pings = 0;

  constructor(port: number, table: TableId, loaded: LoadedGame, script: Script) {
    this.#port = port;
    this.#table = table;
    this.#loaded = loaded;
    this.#script = script;
  }

  async play(store: Store): Promise<Played> {
    for (const step of this.#script.steps) await this.#take(step);
    const entries = (await store.read(this.#table, 0))?.entries ?? [];
    const clients = [...this.#clients];
    await Promise.all(clients.map(([, client]) => client.close()));
    return {
      people: new Map(
        clients.map(([person, { guest, received }]) => [person, { guest, name: nameIn(received) }]),
      ),
      moves: this.#moves,
      entries,
      received: new Map(
        clients.map(([person, { received }]) => [person, received.filter(({ t }) => !OF_SERVER.has(t))]),
      ),
    };
  }

  async #take(step: ScriptStep): Promise<void> {
    if ('wait' in step) await sleep(step.wait);
    else if ('until' in step)
      await Promise.all(
        this.#present().map((client) => client.until('scene', ({ scene }) => scene.seq >= step.until)),
      );
    else await this.#do(step, await this.#client(step.by));
    await this.#settle();
  }

  async #client(person: Person): Promise<TestClient> {
    const client = this.#clients.get(person) ?? (await TestClient.arrive(this.#port));
    this.#clients.set(person, client);
    return client;
  }

  async #do(step: Asking, client: TestClient): Promise<void> {
    const id = idOfStep(this.#script, step);
    switch (step.ask) {
      case 'join':
        return client.join(this.#table);
      case 'part':
        return client.close();
      case 'sit':
      case 'leave':
        return void (await client.post(
          `/api/tables/${this.#table}/${step.ask}`,
          step.ask === 'sit' ? {} : undefined,
        ));
      case 'play':
        client.send({ t: 'play', id, seat: step.seat, move: this.#write(step, client) });
        break;
      case 'answer':
        client.send({ t: 'answer', id, yes: step.yes });
        break;
      case 'takeback':
      case 'back':
        client.send({ t: step.ask, id, seat: step.seat });
    }
    // the pong comes after this frame is handled, because a server handles the frames of a socket in order
    await this.#ping(client);
  }

  #write(step: Extract<ScriptStep, { ask: 'play' }>, { scenes }: TestClient): string {
    const scene = scenes.get(step.seat);
    const { game } = this.#loaded;
    const nth = typeof step.move === 'number' && scene ? legal(game, scene, step.seat)[step.move] : null;
    const text = nth ? game.write(nth) : String(step.move);
    this.#moves.set(step, text);
    return text;
  }

  #present(): TestClient[] {
    return [...this.#clients.values()].filter(({ socket }) => socket?.readyState === 1);
  }

  /** Waits until all messages sent before have arrived. */
  async #settle(): Promise<void> {
    await Promise.all(this.#present().map((client) => this.#ping(client)));
  }

  async #ping(client: TestClient): Promise<void> {
    const n = ++this.#pings;
    client.send({ t: 'ping', n });
    await client.until('pong', (pong) => pong.n === n);
  }
}

const nameIn = (received: readonly ToClient[]): string =>
  received.find((message) => message.t === 'hello')?.name ?? '';
