import { random } from '../bots/random.ts';
import { choose } from '../bots/choose.ts';
import { isRefusal, type Game, type Kind, type Millis, type Rng, type Seat } from '../kernel/game.ts';
import { legal, scene } from '../kernel/match.ts';
import { pick, quickRng } from '../kernel/random.ts';
import type { ClockSetting } from '../protocol/table.ts';
import { newDoc, type SeatDoc } from './doc.ts';
import type { Effect, Happened, Request, StoreResult, Write } from './host-interface.ts';
import { MemoryStore } from './memory-host.ts';
import { NO_LIMITS } from './settings.ts';
import { Table } from './table.ts';

/** How unreliable the hosts are, in percent. */
export interface Trouble {
  readonly drop: number; // a table is dropped and opened again from the store
  readonly lose: number; // a message to a table is lost
  readonly repeat: number; // a message comes twice
  readonly reorder: number; // a message comes after later ones
  readonly fail: number; // a write fails: it was done, or it was not
}

export const NO_TROUBLE: Trouble = { drop: 0, lose: 0, repeat: 0, reorder: 0, fail: 0 };

/** A match at one or more hosts that share a store, like the servers of one site. */
export interface FaultyMatch {
  readonly game: Game<Kind>;
  readonly seats: number;
  readonly options: object;
  readonly clock: ClockSetting;
  readonly hosts: number;
  readonly trouble: Trouble;
  readonly luck: number;
}

interface Host {
  readonly name: number;
  table: Table;
  pending: Happened[];
  wakeAt: Millis | null;
  waiting: Map<number, Request>; // requests that the table has received and not answered
}

interface Wish {
  readonly id: string;
  readonly move: string;
}

/**
 * People and bots at hosts that lose, repeat and reorder messages and drop their tables. People play, leave, come back
 * and take back. All that was shown and acknowledged is remembered.
 */
export class FaultyHosts {
  readonly store: MemoryStore;
  readonly acknowledged = new Set<string>();
  readonly complaints: string[] = [];
  readonly #match: FaultyMatch;
  readonly #rng: Rng;
  readonly #hosts: readonly Host[];
  readonly #wishes = new Map<Seat, Wish>(); // moves that are not answered yet
  readonly #shown = new Map<string, string>();
  #trouble: Trouble;
  #now: Millis = 1_000;
  #count = 0;

  constructor(match: FaultyMatch) {
    const { game, seats, options, clock, hosts, luck, trouble } = match;
    this.#match = match;
    this.#trouble = trouble;
    this.#rng = quickRng(luck);
    const seed = `luck ${luck}`;
    const doc = newDoc({
      id: 't',
      game: game.id,
      options: { ...options },
      seats: Array.from({ length: seats }, (_, seat) => seatDoc(seat, luck)),
      creator: 'g0',
      seed,
      created: 0,
      status: 'playing',
      clock,
    });
    this.store = new MemoryStore({ doc, version: 1 });
    this.store.header = { game: game.id, version: game.version, seats, options, seed };
    this.#hosts = Array.from({ length: hosts }, (_, name) => {
      const host = { name, table: this.#newTable(), pending: [], wakeAt: null, waiting: new Map() };
      this.#join(host);
      return host;
    });
  }

  #newTable(): Table {
    const { game, hosts } = this.#match;
    const settings = {
      game,
      position: null,
      levels: 1,
      botPace: 50,
      raceSpeed: 1,
      shared: hosts > 1,
      oneDevice: false,
      unwatched: false,
      most: NO_LIMITS,
    };
    const { saved, match } = structuredClone({ saved: this.store.saved, match: this.store.match });
    return new Table(settings, saved, match, this.#now);
  }

  #drop(host: Host): void {
    host.table = this.#newTable();
    host.pending = [];
    host.wakeAt = null;
    host.waiting.clear();
    this.#join(host);
  }

  /** Each person has a window at one of the hosts. */
  #join(host: Host): void {
    for (let seat = host.name; seat < this.#match.seats; seat += this.#match.hosts)
      this.#ask(host, { t: 'join', client: seat, guest: `g${seat}`, since: 0 });
  }

  #ask(host: Host, request: Request): void {
    host.pending.push({ kind: 'request', ref: ++this.#count, request });
  }

  /** From now on nothing goes wrong, and people only play. */
  calmDown(): void {
    this.#trouble = NO_TROUBLE;
    for (const { pending } of this.#hosts) pending.push({ kind: 'changed' });
  }

  get over(): boolean {
    return this.#hosts.every(({ table }) => table.history?.over === true && table.doc.status === 'over');
  }

  /** True if every host has the same match and the same seats. */
  get agree(): boolean {
    const known = this.#hosts.map(({ table: { history, doc } }) =>
      JSON.stringify([history?.position, doc.seats, doc.question, doc.status]),
    );
    return new Set(known).size === 1;
  }

  get unanswered(): readonly Request[] {
    return this.#hosts.flatMap(({ waiting }) => [...waiting.values()]);
  }

  /** Delivers the next message of a host; if there is none, time passes. */
  step(): void {
    const { drop, reorder, repeat, lose } = this.#trouble;
    if (this.#chance(drop)) this.#drop(pick(this.#rng, this.#hosts));
    if (this.#chance(30)) this.#wish();
    const busy = this.#hosts.filter(({ pending }) => pending.length);
    if (!busy.length) return this.#passTime();
    const host = pick(this.#rng, busy);
    const at = this.#chance(reorder) ? this.#rng.int(host.pending.length) : 0;
    const [next] = host.pending.splice(at, 1);
    if (next && this.#chance(repeat)) host.pending.push(next);
    if (next && !this.#chance(lose)) this.#happen(host, next);
  }

  #passTime(): void {
    const alarms = this.#hosts.flatMap(({ wakeAt }) => (wakeAt === null ? [] : [wakeAt]));
    const next = this.#chance(80) && alarms.length ? Math.min(...alarms) : 0;
    this.#now = Math.max(this.#now + this.#rng.int(400), next);
    for (const host of this.#hosts) this.#happen(host, { kind: 'alarm' });
  }

  #chance(percent: number): boolean {
    return this.#rng.int(100) < percent;
  }

  // --- People -------------------------------------------------------------------------------------------------------

  /** Somebody wants something of any host. */
  #wish(): void {
    const host = pick(this.#rng, this.#hosts);
    const seat = this.#rng.int(this.#match.seats);
    if (host.table.doc.seats[seat]?.kind !== 'person' || host.table.doc.status === 'over') return;
    const guest = `g${seat}`;
    const other = this.#trouble === NO_TROUBLE ? 100 : this.#rng.int(100);
    if (other < 3) this.#ask(host, { t: 'leave', guest });
    else if (other < 8) this.#ask(host, { t: 'back', guest, seat });
    else if (other < 12) this.#ask(host, { t: 'takeback', guest, seat, id: `t${++this.#count}` });
    else if (other < 20) this.#ask(host, { t: 'answer', guest, yes: this.#chance(60) });
    else this.#play(host, seat);
  }

  /** A person who may act sends a move, and repeats it with the same id until it is answered. */
  #play(host: Host, seat: Seat): void {
    const wish = this.#wishes.get(seat) ?? this.#newMove(host.table, seat);
    if (!wish) return;
    this.#wishes.set(seat, wish);
    this.#ask(host, { t: 'play', guest: `g${seat}`, seat, ...wish });
  }

  #newMove({ history }: Table, seat: Seat): Wish | null {
    if (!history || history.over || !history.game.actors(history.position.state).includes(seat)) return null;
    const moves = legal(history.game, scene(history.game, history.position, seat), seat);
    return moves.length
      ? { id: `m${++this.#count}`, move: history.game.write(pick(this.#rng, moves)) }
      : null;
  }

  // --- Hosts --------------------------------------------------------------------------------------------------------

  #happen(host: Host, happened: Happened): void {
    if (happened.kind === 'request') host.waiting.set(happened.ref, happened.request);
    for (const effect of host.table.advance(happened, this.#now)) {
      this.#carryOut(host, effect);
      // The table is dropped half-way: the remaining effects are never carried out.
      if (this.#chance(this.#trouble.drop)) return this.#drop(host);
    }
  }

  #carryOut(host: Host, effect: Effect): void {
    switch (effect.kind) {
      case 'store':
        host.pending.push({ kind: 'stored', write: effect.write, result: this.#store(host, effect.what) });
        break;
      case 'ask-bot': {
        const choice = choose(this.#match.game, random(this.#match.game), effect, () => false, this.#rng);
        host.pending.push({ kind: 'chosen', ask: effect.ask, choice });
        break;
      }
      case 'wake-at':
        host.wakeAt = effect.at;
        break;
      case 'report':
        throw effect.error;
      case 'answer':
        this.#answered(host, effect);
        break;
      case 'send':
        this.#show(effect);
        break;
      case 'present':
        for (const other of this.#others(host))
          other.pending.push({ kind: 'remote-presence', guests: effect.guests });
        break;
      case 'gone':
        this.complaints.push('the table is gone');
    }
  }

  #others(host: Host): Host[] {
    return this.#hosts.filter((one) => one !== host);
  }

  #store(host: Host, write: Write): StoreResult {
    const failed = this.#chance(this.#trouble.fail);
    if (failed && this.#chance(50)) return { failed: 'storage-away' };
    const result = structuredClone(this.store.do(write));
    if (result === 'done') for (const { pending } of this.#others(host)) pending.push({ kind: 'changed' });
    return failed ? { failed: 'storage-away' } : result;
  }

  #answered(host: Host, { ref, answer }: Extract<Effect, { kind: 'answer' }>): void {
    const request = host.waiting.get(ref);
    host.waiting.delete(ref);
    if (!request && !this.#match.trouble.repeat) this.complaints.push(`request ${ref} was answered twice`);
    if (request?.t !== 'play' || this.#wishes.get(request.seat)?.id !== request.id) return;
    this.#wishes.delete(request.seat);
    if (!isRefusal(answer)) this.acknowledged.add(`${request.seat}:${request.id}`);
  }

  #show({ message }: Extract<Effect, { kind: 'send' }>): void {
    if (message.t !== 'scene') return;
    const [key, text] = [`${message.viewer} ${message.scene.seq}`, JSON.stringify(message.scene)];
    const before = this.#shown.get(key);
    if (before !== undefined && before !== text) this.complaints.push(`${key} was shown otherwise before`);
    this.#shown.set(key, text);
  }
}

/** Mostly people; in every other match one bot. */
const seatDoc = (seat: Seat, luck: number): SeatDoc =>
  seat === 1 && luck % 2
    ? { kind: 'bot', level: 0 }
    : { kind: 'person', guest: `g${seat}`, name: null, away: false };
