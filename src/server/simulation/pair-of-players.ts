import type { Millis } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import { newDoc, type SeatDoc } from '../../table/doc.ts';
import { sleep } from '../time.ts';
import { Person, type World } from './people.ts';

const PAUSE: Millis = 2_000; // between two matches

/** Two people who play one match after another, each at a new table. */
export class Pair {
  readonly #n: number;
  readonly #world: World;
  readonly #people: readonly Person[];
  #table: TableId = '';
  matches = 0;

  constructor(n: number, world: World) {
    this.#n = n;
    this.#world = world;
    this.#people = [0, 1].map((seat) => {
      const guest = `en${String(2 * n + seat).padStart(24, '0')}`;
      return new Person(guest, seat, world, () => this.#over());
    });
  }

  get table(): TableId {
    return this.#table;
  }

  async begin(): Promise<void> {
    const id = `t${this.#n}-${++this.matches}`;
    this.#table = id;
    const seats = this.#people.map(({ guest }): SeatDoc => ({
      kind: 'person',
      guest,
      name: null,
      away: false,
    }));
    const creator = this.#people[0]?.guest ?? '';
    const doc = newDoc({ id, game: 'toy', options: { timed: false }, seats, creator, seed: id, created: 0 });
    while (!(await this.#prepare({ ...doc, rulesVersion: 1 }))) await sleep(PAUSE);
    for (const person of this.#people) person.visit(id);
  }

  /** Made and started at one server. The match starts by itself later if this server ends in between. */
  #prepare(doc: ReturnType<typeof newDoc>): Promise<boolean> {
    const server = this.#world.anyServer();
    const made = server.do(async (hub) => {
      if (!(await server.store.table(doc.id))) await server.store.addTable(doc);
      const table = await hub.table(doc.id);
      await table?.ask({ t: 'start', guest: doc.creator });
      return table !== null;
    });
    const ended = new Promise<boolean>((resolve) => void server.onEnd(() => resolve(false)));
    return Promise.race([made.catch(() => false), ended]);
  }

  /** Both see the end; the first of them begins the next match. */
  #over(): void {
    if (!this.#table) return;
    this.#table = '';
    void sleep(PAUSE).then(() => this.begin());
  }
}
