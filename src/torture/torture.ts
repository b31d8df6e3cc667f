import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGames, loadGame, type LoadedGame } from '../catalogue/find-games.ts';
import { pick, quickRng } from '../kernel/random.ts';
import type { TableId } from '../protocol/table.ts';
import { startOwnPostgres, type OwnPostgres } from '../server/testing/postgres.ts';
import { postgresArchive, sqliteArchive, type Archive, type StoredDoc } from './archive.ts';
import { countOne, newCounts, type Counts } from './counts.ts';
import { makeTrouble, possible, type FaultKind, type Scene } from './faults.ts';
import { request, type Servers } from './player-socket.ts';
import { TortureNode } from './node.ts';
import { openRandomTable, type RandomTable } from './random-table.ts';
import { TableCheck, type RunFacts } from './table-check.ts';

export interface Wanted {
  readonly nodes: number; // 1: SQLite; more: PostgreSQL
  readonly tables: number; // at the same time
  readonly seconds: number; // with faults
  readonly moves: number; // stop earlier when so many are acknowledged
  readonly faults: number; // or after so many faults
  readonly seed: number;
  readonly pace: number; // the longest thought of a person, in milliseconds
  readonly pause: number; // between two faults, on average, in milliseconds
  readonly between: number; // moves acknowledged between two faults, at least
  readonly longest: number; // that a fault lasts, in milliseconds
  readonly toTheEnd: boolean; // after the faults every match is played to its end; otherwise only on
  readonly folder: string; // for temporary data
}

export interface Report {
  readonly wanted: Wanted;
  readonly counts: Counts;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly skipped: ReadonlyMap<FaultKind, string>;
  readonly takeOvers: number;
  readonly seconds: number; // of the whole run
  readonly troubled: number; // seconds with faults
  readonly unfinished: number; // matches that went on when the run was over
  readonly complaints: readonly string[];
}

const LOOK = 1_500;
const LOOKS_PER_SECOND = 35; // at all tables together: each one opens the database
const STUCK = 120_000; // no entry for so long although nothing is broken any more
const RACE_SPEED = 5;
const JUMPS = 20;
const DAY = 86_400_000;

/** One run: servers, people, faults, and the checker. */
export class Torture {
  readonly #wanted: Wanted;
  readonly #tell: (line: string) => void;
  readonly #rng;
  readonly #counts = newCounts();
  readonly #faults = new Map<FaultKind, number>();
  readonly #complaints: string[] = [];
  #nodes: readonly TortureNode[] = [];
  #postgres: OwnPostgres | null = null;
  #games: readonly LoadedGame[] = [];
  #phase: 'faults' | 'healed' = 'faults';
  #unfinished = 0;
  #tables = 0;

  constructor(wanted: Wanted, tell: (line: string) => void = () => {}) {
    this.#wanted = wanted;
    this.#tell = tell;
    this.#rng = quickRng(wanted.seed);
  }

  async run(): Promise<Report> {
    const began = performance.now();
    const folder = mkdtempSync(join(this.#wanted.folder, 'clowder-torture-'));
    const archive = await this.#open(folder);
    try {
      const troubled = await this.#torment(archive);
      return {
        wanted: this.#wanted,
        counts: this.#counts,
        faults: this.#faults,
        skipped: possible(this.#scene()).skipped,
        takeOvers: await archive.takeOvers(),
        seconds: (performance.now() - began) / 1000,
        troubled,
        unfinished: this.#unfinished,
        complaints: this.#complaints,
      };
    } finally {
      await archive.close();
      await Promise.all(this.#nodes.map((node) => node.close()));
      await this.#postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #open(folder: string): Promise<Archive> {
    this.#games = await Promise.all(findGames().map((id) => loadGame(id)));
    if (this.#wanted.nodes > 1) this.#postgres = await startOwnPostgres();
    const databaseUrl = this.#postgres?.url ?? null;
    const jumps = Array.from({ length: JUMPS }, () => this.#rng.int(4 * DAY) - 2 * DAY);
    const nodes = Array.from({ length: this.#wanted.nodes }, (_, i) =>
      TortureNode.open({ folder: join(folder, String(i)), databaseUrl, raceSpeed: RACE_SPEED, jumps }),
    );
    this.#nodes = await Promise.all(nodes);
    return databaseUrl === null
      ? sqliteArchive(join(folder, '0', 'clowder.sqlite'))
      : postgresArchive(databaseUrl);
  }

  #scene(): Scene {
    return { nodes: this.#nodes, postgres: this.#postgres, rng: this.#rng, longest: this.#wanted.longest };
  }

  /** Returns how long there were faults. */
  async #torment(archive: Archive): Promise<number> {
    const { seconds, moves, faults, tables, pause, between } = this.#wanted;
    const began = performance.now();
    const ends = began + seconds * 1000;
    let happened = 0;
    const acknowledged = (): number => this.#counts.acknowledged;
    const stop = (): boolean => performance.now() > ends || acknowledged() >= moves || happened >= faults;
    const facts: RunFacts = {
      archive,
      counts: this.#counts,
      raceSpeed: RACE_SPEED,
      crashes: () => (this.#faults.get('kill -9') ?? 0) + (this.#faults.get('stopped, then kill -9') ?? 0),
    };
    const all = Array.from({ length: tables }, (_, i) => this.#playOn(facts, i, stop));
    await makeTrouble(this.#scene(), {
      pause,
      between,
      acknowledged,
      stop,
      happened: (kind) => {
        happened++;
        countOne(this.#faults, kind);
        this.#tell(`${kind} (${acknowledged()} moves so far)`);
      },
    });
    const troubled = (performance.now() - began) / 1000;
    this.#phase = 'healed';
    this.#tell('no more faults');
    await Promise.all(all);
    await this.#checkTables(archive);
    return troubled;
  }

  /** One table after the other. */
  async #playOn(facts: RunFacts, n: number, stop: () => boolean): Promise<void> {
    for (let round = n; !stop(); round++) {
      const loaded = this.#games[round % this.#games.length] ?? pick(this.#rng, this.#games);
      try {
        const party = await openRandomTable(this.#servers(), loaded, this.#rng, this.#wanted.pace);
        this.#tables++;
        await this.#watch(facts, loaded, party);
      } catch (error) {
        this.#complain(loaded.game.id, [String(error)]);
      }
    }
  }

  /** Until the match is over, stuck, or played on after the faults. */
  async #watch(facts: RunFacts, loaded: LoadedGame, { id, people, made }: RandomTable): Promise<void> {
    const counts = this.#counts;
    const check = new TableCheck(
      facts,
      id,
      loaded.game,
      people.map(({ evidence }) => evidence),
      made,
    );
    let moved = { last: -1, when: performance.now() };
    let healedAt: number | null = null;
    for (;;) {
      await sleep(Math.max(LOOK, (this.#wanted.tables * 1_000) / LOOKS_PER_SECOND));
      await check.look();
      const now = performance.now();
      if (check.last !== moved.last || this.#phase === 'faults') moved = { last: check.last, when: now };
      if (people.every(({ scene }) => scene?.outcome) && (await facts.archive.doc(id))?.status === 'over')
        break;
      if (this.#phase === 'healed') healedAt ??= check.last;
      if (healedAt !== null && check.last > healedAt && !this.#wanted.toTheEnd) break;
      if (now - moved.when < STUCK) continue;
      check.complaints.push(
        `the table stands still after ${check.last}: ${JSON.stringify(people.map((person) => person.state))}`,
      );
      break;
    }
    const over = people.every(({ scene }) => scene?.outcome);
    for (const person of people) person.close();
    await check.finish();
    counts.begun += check.last > 0 ? 1 : 0;
    if (over) countOne(counts.matches, loaded.game.id);
    if (over) counts.ended++;
    else this.#unfinished++;
    this.#complain(`${loaded.game.id} ${id}`, check.complaints);
  }

  progress(): string {
    const { acknowledged, frames, ended, reconnects } = this.#counts;
    return `${acknowledged} moves, ${frames} frames checked, ${ended} matches ended, ${reconnects} reconnects, ${this.#complaints.length} complaints`;
  }

  #complain(where: string, complaints: readonly string[]): void {
    for (const complaint of complaints) {
      this.#complaints.push(`${where}: ${complaint}`);
      this.#tell(`WRONG ${where}: ${complaint.slice(0, 2_000)}`);
    }
  }

  /** Also tables that nobody in this run knows: somebody made them, and the answer was lost. */
  async #checkTables(archive: Archive): Promise<void> {
    const docs = await archive.docs();
    this.#counts.orphans = docs.length - this.#tables;
    for (const { id, game, halted } of docs)
      if (halted) this.#complain(`${game} ${id}`, ['a defect stopped the match']);
    await Promise.all(
      docs.filter(isDue).map(async ({ id, game }) => {
        if (await this.#begins(archive, id)) return;
        this.#complain(`${game} ${id}`, ['the table is full and does not begin']);
      }),
    );
  }

  /** True if a full table begins once somebody opens it. */
  async #begins(archive: Archive, id: TableId): Promise<boolean> {
    await request(this.#servers(), `/api/tables/${id}`);
    for (const since = performance.now(); performance.now() - since < STUCK; await sleep(LOOK)) {
      const doc = await archive.doc(id);
      if (doc && !isDue(doc)) return true;
    }
    return false;
  }

  #servers(): Servers {
    return { ports: this.#nodes.map(({ clients }) => clients.port), rng: this.#rng, counts: this.#counts };
  }
}

const isDue = ({ status, seats }: StoredDoc): boolean =>
  status === 'waiting' && seats.every(({ kind }) => kind !== 'open');
