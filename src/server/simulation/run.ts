import type { Millis } from '../../kernel/game.ts';
import { pick, quickRng } from '../../kernel/random.ts';
import { openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { silentLog } from '../testing/silent-log.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { elapsed, replaceTime, sleep } from '../time.ts';
import type { TableId } from '../../protocol/table.ts';
import { checkMoves, type Verdict } from './check-moves.ts';
import { Pair } from './pair-of-players.ts';
import type { PlayedMove, World } from './people.ts';
import { SimulatedServer, type Machines } from './simulated-server.ts';
import { VirtualDatabase } from './virtual-database.ts';
import { VirtualNetwork } from './virtual-network.ts';
import { VirtualTime } from './virtual-time.ts';

export interface Plan {
  readonly servers: number;
  readonly tables: number; // played at the same time, by two people each
  readonly faults: number; // one after the other: see FAULTS
  readonly thinking: Millis; // of a person about a move, on average
  readonly seed: number;
}

export const FAULTS = ['kill', 'leave', 'cut-off', 'cut-off-database', 'database-restart'] as const;
export type Fault = (typeof FAULTS)[number];

/** The fate of a server's tables after a fault of that server. */
export interface Outage {
  readonly fault: Fault;
  readonly tables: number;
  readonly back: readonly Millis[]; // until the people of each table saw it again, sorted
  readonly missing: number; // tables that nobody has seen again
  readonly most: number; // tables of one server afterwards
}

export interface Result {
  readonly plan: Plan;
  readonly seconds: number; // of virtual time
  readonly matches: number;
  readonly moves: readonly PlayedMove[];
  readonly refusals: ReadonlyMap<string, number>;
  readonly outages: readonly Outage[];
  readonly calls: ReadonlyMap<string, number>; // of the database
  readonly links: number;
  readonly relayed: { readonly messages: number; readonly bytes: number };
  readonly verdict: Verdict;
}

const WARM_UP: Millis = 30_000; // until every pair plays
const BETWEEN: Millis = 25_000; // from one fault to the next
const LASTS: Millis = 12_000; // a cut: longer than any lease
const RESTART: Millis = 3_000; // of the database

/** Plays a plan in virtual time on a real, empty PostgreSQL. */
export const simulate = async (url: string, plan: Plan): Promise<Result> => {
  const time = new VirtualTime();
  replaceTime(time);
  const database = await VirtualDatabase.open(url, time, quickRng(plan.seed));
  const pool = new BotPool(TOY_CATALOGUE, 1);
  const [catalogue, openVersion] = [await openCatalogue(TOY_CATALOGUE), versionOpener(TOY_CATALOGUE)];
  const simulation = new Simulation(plan, {
    database,
    network: new VirtualNetwork(),
    catalogue,
    openVersion,
    pool,
    log: silentLog,
  });
  await time.pass(() => simulation.act());
  const result = await simulation.result();
  await database.close();
  return result;
};

class Simulation implements World {
  readonly rng;
  readonly thinking: Millis;
  readonly #plan: Plan;
  readonly #machines: Machines;
  readonly #servers: SimulatedServer[] = [];
  readonly #pairs: readonly Pair[];
  readonly #moves: PlayedMove[] = [];
  readonly #refusals = new Map<string, number>();
  readonly #outages: Outage[] = [];
  readonly #missed = new Map<TableId, { readonly since: Millis; readonly back: Millis[] }>();
  #made = 0;

  constructor(plan: Plan, machines: Machines) {
    this.#plan = plan;
    this.#machines = machines;
    this.rng = quickRng(plan.seed + 1);
    this.thinking = plan.thinking;
    this.#pairs = Array.from({ length: plan.tables }, (_, n) => new Pair(n, this));
  }

  anyServer(): SimulatedServer {
    return pick(this.rng, this.#servers);
  }

  played(move: PlayedMove): void {
    this.#moves.push(move);
  }

  refused(why: string): void {
    this.#refusals.set(why, (this.#refusals.get(why) ?? 0) + 1);
  }

  arrived(table: TableId): void {
    const missed = this.#missed.get(table);
    this.#missed.delete(table);
    missed?.back.push(elapsed() - missed.since);
  }

  async act(): Promise<void> {
    for (let n = 0; n < this.#plan.servers; n++) await this.#startServer();
    for (const pair of this.#pairs) void this.#beginSoon(pair);
    await sleep(WARM_UP);
    for (let n = 0; n < this.#plan.faults; n++) {
      await this.#strike(FAULTS[n % FAULTS.length] ?? 'kill');
      await sleep(BETWEEN);
    }
  }

  async #beginSoon(pair: Pair): Promise<void> {
    await sleep(this.rng.int(WARM_UP / 2));
    await pair.begin();
  }

  async #startServer(): Promise<void> {
    const server = new SimulatedServer(`s${String(++this.#made).padStart(4, '0')}`, this.#machines);
    await server.start();
    this.#servers.push(server);
  }

  /** One server fails and is replaced; or the database does. */
  async #strike(fault: Fault): Promise<void> {
    const victim = this.anyServer();
    const struck = fault === 'database-restart' ? [] : this.#playedAt(victim);
    const back: Millis[] = [];
    for (const table of struck) this.#missed.set(table, { since: elapsed(), back });
    await this.#happen(fault, victim);
    await sleep(BETWEEN / 2);
    if (this.#servers.length < this.#plan.servers) await this.#startServer();
    const current = new Set(this.#pairs.map(({ table }) => table));
    this.#outages.push({
      fault,
      tables: struck.length,
      back: back.toSorted((a, b) => a - b),
      missing: struck.filter((table) => current.has(table) && this.#missed.has(table)).length,
      most: Math.max(...this.#servers.map((server) => server.tables)),
    });
    this.#missed.clear(); // the others: their match was over in the same moment
  }

  #playedAt(server: SimulatedServer): TableId[] {
    return this.#pairs.map(({ table }) => table).filter((table) => server.runs(table));
  }

  async #happen(fault: Fault, victim: SimulatedServer): Promise<void> {
    const { database } = this.#machines;
    if (fault === 'database-restart') {
      database.paused = true;
      await sleep(RESTART);
      database.paused = false;
      return;
    }
    this.#servers.splice(this.#servers.indexOf(victim), 1); // the proxy sends nobody there
    if (fault === 'kill') victim.kill();
    else if (fault === 'leave') await victim.leave();
    else await this.#cutOff(fault, victim);
  }

  async #cutOff(fault: Fault, victim: SimulatedServer): Promise<void> {
    const { database, network } = this.#machines;
    const { id } = victim;
    database.cutOff(id);
    if (fault === 'cut-off') network.cutOff(id);
    await sleep(LASTS);
    database.heal(id);
    if (fault === 'cut-off') network.heal(id);
    this.#servers.push(victim);
  }

  async result(): Promise<Result> {
    const { database, network } = this.#machines;
    return {
      plan: this.#plan,
      seconds: elapsed() / 1_000,
      matches: this.#pairs.reduce((sum, { matches }) => sum + matches, 0),
      moves: this.#moves,
      refusals: this.#refusals,
      outages: this.#outages,
      calls: database.calls,
      links: network.links,
      relayed: { messages: network.messages, bytes: network.bytes },
      verdict: checkMoves(
        this.#moves,
        await database.rows('select match, seq, at, id from entries order by match, seq'),
        elapsed(),
      ),
    };
  }
}
