import { isRefusal, type Millis, type Rng, type Scene, type Kind, type Seat } from '../../kernel/game.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Answer } from '../../table/host-interface.ts';
import { idOf } from '../../table/history.ts';
import { now } from '../clock.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { TableClient } from '../tables/table-client.ts';
import { after, elapsed, sleep } from '../time.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { Life } from './virtual-time.ts';

const FIRST_WAIT: Millis = 400; // as the page does: src/web/table/connection.ts
const LONGEST_WAIT: Millis = 15_000;
const TO_A_PERSON: Millis = 20;
const AGAIN: Millis = 500;

/** A move as its player knows it. */
export interface PlayedMove {
  readonly table: TableId;
  readonly entry: string; // its id in the log
  sentAt: Millis; // the last time
  attempts: number;
  seq: number | null; // null: not acknowledged yet
}

/** The world as a person meets it. */
export interface World {
  readonly rng: Rng;
  readonly thinking: Millis; // on average
  /** Any server that is alive, as a proxy chooses one. */
  anyServer(): SimulatedServer;
  played(move: PlayedMove): void;
  refused(why: string): void;
  /** This person sees the table again. */
  arrived(table: TableId): void;
}

interface View {
  readonly hand: readonly number[];
}

/** A person at a table: connects, plays, and does after a failure what the page does. */
export class Person implements TableClient {
  readonly guest: GuestId;
  readonly muted: ReadonlySet<GuestId> = new Set();
  readonly #seat: Seat;
  readonly #world: World;
  readonly #onOver: () => void;
  #table: TableId = '';
  #way: { readonly server: SimulatedServer; readonly table: OpenTable } | null = null;
  #attempt = 0; // outdated answers of earlier connections are ignored
  #failures = 0;
  #stopListening = (): void => {};
  #pending: { readonly move: PlayedMove; readonly id: string; readonly text: string } | null = null;
  #scene: Scene<Kind> | null = null; // the latest
  #thinking = false;

  constructor(guest: GuestId, seat: Seat, world: World, onOver: () => void) {
    this.guest = guest;
    this.#seat = seat;
    this.#world = world;
    this.#onOver = onOver;
  }

  /** Goes to another table. */
  visit(table: TableId): void {
    this.#table = table;
    this.#pending = null;
    this.#scene = null;
    this.#thinking = false;
    this.#leaveServer();
    void this.#connect();
  }

  send(message: ToClient): void {
    if (message.t !== 'scene') return;
    const attempt = this.#attempt;
    const see = (): void => {
      if (attempt === this.#attempt) this.#see(message.viewer, message.scene);
    };
    Life.outside(() => after(TO_A_PERSON, see));
  }

  sendText(frame: string): void {
    this.send(JSON.parse(frame) as ToClient);
  }

  moved(): void {
    Life.outside(() => this.#lost());
  }

  #leaveServer(): void {
    this.#attempt++;
    this.#stopListening();
    const way = this.#way;
    this.#way = null;
    if (way?.server.alive) void way.server.do(async () => way.table.part(this));
  }

  #lost(): void {
    const table = this.#table;
    this.#leaveServer();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    after((wait * (50 + this.#world.rng.int(50))) / 100, () => {
      if (table === this.#table && !this.#way) void this.#connect();
    });
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    const server = this.#world.anyServer();
    this.#stopListening();
    this.#stopListening = server.onEnd(() => this.#lost());
    await sleep(TO_A_PERSON);
    if (attempt !== this.#attempt) return;
    try {
      const joined = await server.do((hub) => this.#join(server, hub.table(this.#table), attempt));
      if (attempt !== this.#attempt) return;
      if (!joined) return this.#lost();
      this.#failures = 0;
      this.#world.arrived(this.#table);
      if (this.#pending) void this.#deliver();
    } catch {
      if (attempt === this.#attempt) this.#lost();
    }
  }

  async #join(
    server: SimulatedServer,
    opening: Promise<OpenTable | null>,
    attempt: number,
  ): Promise<boolean> {
    const table = await opening;
    if (!table || attempt !== this.#attempt) return false;
    this.#way = { server, table };
    return (await table.join(this, 0)) === null;
  }

  #see(viewer: Seat | 'spectator', scene: Scene<Kind>): void {
    if (viewer !== this.#seat) return;
    this.#scene = scene;
    if (scene.outcome) this.#onOver();
    else if (!this.#thinking) this.#think();
  }

  #think(): void {
    if (!this.#scene?.actors.includes(this.#seat) || this.#pending) return;
    const table = this.#table;
    const ms = -Math.log((1 + this.#world.rng.int(9_999)) / 10_000) * this.#world.thinking;
    this.#thinking = true;
    after(ms, () => {
      if (table !== this.#table) return;
      this.#thinking = false;
      this.#play();
    });
  }

  #play(): void {
    const scene = this.#scene;
    if (!scene?.actors.includes(this.#seat)) return;
    const { seq, view } = scene;
    const id = `${this.guest}-${seq}`;
    const move = {
      table: this.#table,
      entry: idOf(this.#seat, id),
      sentAt: elapsed(),
      attempts: 0,
      seq: null,
    };
    this.#pending = { move, id, text: `c${(view as View).hand[0]}` };
    this.#world.played(move);
    void this.#deliver();
  }

  /** Sent again with the same id until it is answered. */
  async #deliver(): Promise<void> {
    const [way, pending, attempt] = [this.#way, this.#pending, this.#attempt];
    if (!way || !pending) return;
    await sleep(TO_A_PERSON);
    if (attempt !== this.#attempt || pending !== this.#pending) return;
    pending.move.attempts++;
    pending.move.sentAt = elapsed();
    const [{ guest }, { id }] = [this, pending];
    const request = { t: 'play' as const, guest, seat: this.#seat, move: pending.text, id, pressed: null };
    const answer = await way.server
      .do(() => way.table.ask({ ...request, arrived: now() }))
      .catch((): Answer => ({ why: 'storage-away' }));
    if (attempt !== this.#attempt || pending !== this.#pending) return;
    if (!isRefusal(answer)) {
      if (answer !== 'asked') pending.move.seq = answer.seq;
      this.#pending = null;
      return this.#think();
    }
    if (answer.why !== 'storage-away') {
      this.#world.refused(answer.why);
      this.#pending = null;
      return;
    }
    await sleep(AGAIN);
    if (attempt === this.#attempt) void this.#deliver();
  }
}
