import { random } from '../bots/random.ts';
import { choose } from '../bots/choose.ts';
import { isRefusal, type Game, type Kind, type Millis, type Rng, type Seat } from '../kernel/game.ts';
import { legal, scene } from '../kernel/match.ts';
import { pick, quickRng } from '../kernel/random.ts';
import type { ClockSetting } from '../protocol/table.ts';
import { newDoc, type SeatDoc } from './doc.ts';
import type { Effect, Happened, Request, StoreResult, Write } from './host-interface.ts';
import { MemoryStore } from './memory-host.ts';
import { settingsFor } from './settings.testing.ts';
import { Table } from './table.ts';

/** How unreliable the host is, in percent. */
export interface Trouble {
  readonly drop: number; // a table is dropped and opened again from the store
  readonly lose: number; // a message to a table is lost
  readonly repeat: number; // a message comes twice
  readonly reorder: number; // a message comes after later ones
  readonly fail: number; // a write fails: it was done, or it was not
}

export const NO_TROUBLE: Trouble = { drop: 0, lose: 0, repeat: 0, reorder: 0, fail: 0 };

/** A match at a host. */
export interface FaultyMatch {
  readonly game: Game<Kind>;
  readonly seats: number;
  readonly options: object;
  readonly clock: ClockSetting;
  readonly trouble: Trouble;
  readonly luck: number;
}

interface Host {
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
 * People and bots at a host that loses, repeats and reorders messages and drops its table. People play, leave, come back
 * and take back. All that was shown and acknowledged is remembered.
 */
export class FaultyHost {
  readonly store: MemoryStore;
  readonly acknowledged = new Set<string>();
  readonly complaints: string[] = [];
  readonly #match: FaultyMatch;
  readonly #rng: Rng;
  readonly #host: Host;
  readonly #wishes = new Map<Seat, Wish>(); // moves that are not answered yet
  readonly #shown = new Map<string, string>();
  #trouble: Trouble;
  #now: Millis = 1_000;
  #count = 0;

  constructor(match: FaultyMatch) {
    const { game, seats, options, clock, luck, trouble } = match;
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
    this.#host = { table: this.#newTable(), pending: [], wakeAt: null, waiting: new Map() };
    this.#join();
  }

  #newTable(): Table {
    const { game } = this.#match;
    const settings = { ...settingsFor(game), botPace: 50 };
    const { saved, match } = structuredClone({ saved: this.store.saved, match: this.store.match });
    return new Table(settings, saved, match, this.#now);
  }

  #drop(): void {
    const host = this.#host;
    host.table = this.#newTable();
    host.pending = [];
    host.wakeAt = null;
    host.waiting.clear();
    this.#join();
  }

  /** Each person has a window. */
  #join(): void {
    for (let seat = 0; seat < this.#match.seats; seat++)
      this.#ask({ t: 'join', client: seat, guest: `g${seat}`, since: 0 });
  }

  #ask(request: Request): void {
    this.#host.pending.push({ kind: 'request', ref: ++this.#count, request });
  }

  /** From now on nothing goes wrong, and people only play. */
  stopFaults(): void {
    this.#trouble = NO_TROUBLE;
  }

  get over(): boolean {
    const { history, doc } = this.#host.table;
    return history?.over === true && doc.status === 'over';
  }

  get unanswered(): readonly Request[] {
    return [...this.#host.waiting.values()];
  }

  /** Delivers the next message; if there is none, time passes. */
  step(): void {
    const { drop, reorder, repeat, lose } = this.#trouble;
    if (this.#chance(drop)) this.#drop();
    if (this.#chance(30)) this.#wish();
    const { pending } = this.#host;
    if (!pending.length) return this.#passTime();
    const at = this.#chance(reorder) ? this.#rng.int(pending.length) : 0;
    const [next] = pending.splice(at, 1);
    if (next && this.#chance(repeat)) pending.push(next);
    if (next && !this.#chance(lose)) this.#happen(next);
  }

  #passTime(): void {
    const next = this.#chance(80) ? (this.#host.wakeAt ?? 0) : 0;
    this.#now = Math.max(this.#now + this.#rng.int(400), next);
    this.#happen({ kind: 'alarm' });
  }

  #chance(percent: number): boolean {
    return this.#rng.int(100) < percent;
  }

  // --- People -------------------------------------------------------------------------------------------------------

  /** Somebody wants something. */
  #wish(): void {
    const { table } = this.#host;
    const seat = this.#rng.int(this.#match.seats);
    if (table.doc.seats[seat]?.kind !== 'person' || table.doc.status === 'over') return;
    const guest = `g${seat}`;
    const other = this.#trouble === NO_TROUBLE ? 100 : this.#rng.int(100);
    if (other < 3) this.#ask({ t: 'leave', guest });
    else if (other < 8) this.#ask({ t: 'back', guest, seat });
    else if (other < 12) this.#ask({ t: 'takeback', guest, seat, id: `t${++this.#count}` });
    else if (other < 20) this.#ask({ t: 'answer', guest, yes: this.#chance(60) });
    else this.#play(table, seat);
  }

  /** A person who may act sends a move, and repeats it with the same id until it is answered. */
  #play(table: Table, seat: Seat): void {
    const wish = this.#wishes.get(seat) ?? this.#newMove(table, seat);
    if (!wish) return;
    this.#wishes.set(seat, wish);
    this.#ask({ t: 'play', guest: `g${seat}`, seat, ...wish });
  }

  #newMove({ history }: Table, seat: Seat): Wish | null {
    if (!history || history.over || !history.game.actors(history.position.state).includes(seat)) return null;
    const moves = legal(history.game, scene(history.game, history.position, seat), seat);
    return moves.length
      ? { id: `m${++this.#count}`, move: history.game.write(pick(this.#rng, moves)) }
      : null;
  }

  // --- The host -----------------------------------------------------------------------------------------------------

  #happen(happened: Happened): void {
    const host = this.#host;
    if (happened.kind === 'request') host.waiting.set(happened.ref, happened.request);
    for (const effect of host.table.advance(happened, this.#now)) {
      this.#carryOut(effect);
      // The table is dropped half-way: the remaining effects are never carried out.
      if (this.#chance(this.#trouble.drop)) return this.#drop();
    }
  }

  #carryOut(effect: Effect): void {
    const host = this.#host;
    switch (effect.kind) {
      case 'store':
        host.pending.push({ kind: 'stored', write: effect.write, result: this.#store(effect.what) });
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
        this.#answered(effect);
        break;
      case 'send':
        this.#show(effect);
        break;
      case 'gone':
        this.complaints.push('the table is gone');
    }
  }

  #store(write: Write): StoreResult {
    const failed = this.#chance(this.#trouble.fail);
    if (failed && this.#chance(50)) return { failed: 'storage-away' };
    const result = structuredClone(this.store.do(write));
    return failed ? { failed: 'storage-away' } : result;
  }

  #answered({ ref, answer }: Extract<Effect, { kind: 'answer' }>): void {
    const { waiting } = this.#host;
    const request = waiting.get(ref);
    waiting.delete(ref);
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
