import { random } from '../bots/random.ts';
import { choose } from '../bots/choose.ts';
import {
  isRefusal,
  type Game,
  type Header,
  type Kind,
  type Millis,
  type Rng,
  type Seat,
} from '../kernel/game.ts';
import { legal, scene } from '../kernel/match.ts';
import { pick, quickRng } from '../kernel/random.ts';
import { newDoc } from './doc.ts';
import type { Effect, Happened } from './happened.ts';
import { MemoryStore } from './memory-host.ts';
import { NO_LIMITS } from './settings.ts';
import { Table } from './table.ts';

/** The probability of each kind of trouble, in percent. */
export interface Trouble {
  readonly drop: number; // the table is dropped and opened again from the store
  readonly lose: number; // a message to the table is lost
  readonly repeat: number; // a message comes twice
  readonly reorder: number; // a message comes after later ones
}

interface Wish {
  readonly id: string;
  readonly move: string;
}

/**
 * A host that loses, repeats and reorders messages and drops its table. It remembers everything that was shown to
 * people.
 */
export class FaultyHost {
  readonly store: MemoryStore;
  readonly acknowledged = new Set<string>();
  readonly complaints: string[] = [];
  readonly #game: Game<Kind>;
  readonly #rng: Rng;
  readonly #trouble: Trouble;
  readonly #pending: Happened[] = [];
  readonly #wishes = new Map<Seat, Wish>(); // moves that are not answered yet
  readonly #asked = new Map<number, { readonly seat: Seat; readonly wish: Wish }>();
  readonly #shown = new Map<string, string>();
  #table: Table;
  #now: Millis = 1_000;
  #wakeAt: Millis | null = null;
  #count = 0;

  constructor(game: Game<Kind>, header: Header<Kind>, trouble: Trouble, luck: number) {
    this.#game = game;
    this.#trouble = trouble;
    this.#rng = quickRng(luck);
    const seats = Array.from({ length: header.seats }, (_, seat) =>
      seat % 2
        ? { kind: 'bot' as const, level: 0 }
        : { kind: 'person' as const, guest: `g${seat}`, name: null, away: false },
    );
    const { game: id, options, seed } = header;
    const doc = newDoc({
      id: 't',
      game: id,
      options: { ...options },
      seats,
      creator: 'g0',
      seed,
      created: 0,
      status: 'playing',
    });
    this.store = new MemoryStore({ doc, version: 1 });
    this.store.header = header;
    this.#table = this.#open();
  }

  #open(): Table {
    const settings = {
      game: this.#game,
      position: null,
      levels: 1,
      botPace: 50,
      raceSpeed: 1,
      shared: false,
    };
    const table = new Table(
      { ...settings, oneDevice: false, unwatched: false, most: NO_LIMITS },
      this.store.saved,
      this.store.match,
      this.#now,
    );
    this.#pending.length = 0;
    this.#asked.clear();
    for (const seat of [0, 2]) {
      const request = { t: 'join', client: seat, guest: `g${seat}`, since: 0 } as const;
      this.#pending.push({ kind: 'request', ref: ++this.#count, request });
    }
    return table;
  }

  get over(): boolean {
    return this.#table.history?.over === true && this.#table.doc.status === 'over';
  }

  /** Delivers the next message. */
  step(): void {
    if (this.#chance(this.#trouble.drop)) this.#table = this.#open();
    this.#wish();
    const at = this.#chance(this.#trouble.reorder) ? this.#rng.int(this.#pending.length + 1) : 0;
    const [next] = this.#pending.splice(at, 1);
    if (next && this.#chance(this.#trouble.repeat)) this.#pending.push(next);
    if (next && this.#chance(this.#trouble.lose)) return;
    if (next) return this.#happen(next);
    // No message is pending: time advances, mostly to the next alarm.
    this.#now = Math.max(this.#now + this.#rng.int(400), this.#chance(80) ? (this.#wakeAt ?? 0) : 0);
    this.#happen({ kind: 'alarm' });
  }

  #chance(percent: number): boolean {
    return this.#rng.int(100) < percent;
  }

  /** A person who may act sends a move, and repeats it with the same id until it is answered. */
  #wish(): void {
    const { history } = this.#table;
    if (!history || history.over || !this.#chance(30)) return;
    const people = history.game.actors(history.position.state).filter((seat) => seat % 2 === 0);
    if (!people.length) return;
    const seat = pick(this.#rng, people);
    const moves = legal(history.game, scene(history.game, history.position, seat), seat);
    const fresh = (): Wish | null =>
      moves.length ? { id: `m${++this.#count}`, move: history.game.write(pick(this.#rng, moves)) } : null;
    const wish = this.#wishes.get(seat) ?? fresh();
    if (!wish) return;
    this.#wishes.set(seat, wish);
    const ref = ++this.#count;
    this.#asked.set(ref, { seat, wish });
    this.#pending.push({ kind: 'request', ref, request: { t: 'play', guest: `g${seat}`, seat, ...wish } });
  }

  #happen(happened: Happened): void {
    for (const effect of this.#table.advance(happened, this.#now)) {
      this.#carryOut(effect);
      // The table is dropped half-way: the remaining effects are never carried out.
      if (this.#chance(this.#trouble.drop)) {
        this.#table = this.#open();
        return;
      }
    }
  }

  #carryOut(effect: Effect): void {
    if (effect.kind === 'store')
      this.#pending.push({ kind: 'stored', write: effect.write, result: this.store.do(effect.what) });
    else if (effect.kind === 'ask-bot') {
      const choice = choose(this.#game, random(this.#game), effect, () => false, this.#rng);
      this.#pending.push({ kind: 'chosen', ask: effect.ask, choice });
    } else if (effect.kind === 'wake-at') this.#wakeAt = effect.at;
    else if (effect.kind === 'report') throw effect.error;
    else if (effect.kind === 'answer') {
      const { seat, wish } = this.#asked.get(effect.ref) ?? {};
      if (seat === undefined || !wish || this.#wishes.get(seat) !== wish) return;
      this.#wishes.delete(seat);
      if (!isRefusal(effect.answer)) this.acknowledged.add(`${seat}:${wish.id}`);
    } else if (effect.kind === 'send' && effect.message.t === 'scene') {
      const { viewer, scene: seen } = effect.message;
      const [key, text] = [`${viewer} ${seen.seq}`, JSON.stringify(seen)];
      const before = this.#shown.get(key);
      if (before !== undefined && before !== text) this.complaints.push(`${key} was shown otherwise before`);
      this.#shown.set(key, text);
    }
  }
}
