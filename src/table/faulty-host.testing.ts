import { random } from '../bots/random.ts';
import { choose } from '../bots/choose.ts';
import { isRefusal, type Game, type Kind, type Millis, type Rng, type Seat } from '../kernel/game.ts';
import { quickRng } from '../kernel/random.ts';
import type { ClockSetting, GuestId } from '../protocol/table.ts';
import { FIRST_VERSION, newDoc, type SeatDoc } from './doc.ts';
import { History, idOf } from './history.ts';
import type { ClientId, Effect, Happened, Request, StoreResult, Write } from './host-interface.ts';
import { MemoryStore } from './memory-host.ts';
import { isStored, randomRequest, usefulRequest, type Asker } from './random-requests.testing.ts';
import { settingsFor } from './settings.testing.ts';
import type { TableSettings } from './settings.ts';
import { Table } from './table.ts';

/** How unreliable the host is, in percent. */
export interface Trouble {
  readonly drop: number; // a table is dropped and opened again from the store
  readonly lose: number; // a message to a table is lost
  readonly repeat: number; // a message comes twice
  readonly reorder: number; // a message comes after later ones
  readonly fail: number; // a write fails: it was done, or it was not
  readonly close: number; // somebody who wants something closes the window instead
}

export const NO_TROUBLE: Trouble = { drop: 0, lose: 0, repeat: 0, reorder: 0, fail: 0, close: 0 };

/** A match at a host. */
export interface FaultyMatch {
  readonly game: Game<Kind>;
  readonly seats: number;
  readonly options: object;
  readonly clock: ClockSetting;
  readonly trouble: Trouble;
  readonly luck: number;
  readonly waits: boolean; // nobody sits at the table yet
  /** True if the table is dropped right after this effect: they are counted from 1. */
  readonly dropsAfter?: (effect: number) => boolean;
}

interface Host {
  table: Table;
  pending: Happened[];
  wakeAt: Millis | null;
  waiting: Map<number, Request>; // requests that the table has received and not answered
}

/** A request that is stored once however often it comes: it is sent again until it is answered. */
type Insisted = Extract<Request, { id: string }>;

/**
 * People and bots at a host that loses, repeats and reorders messages and drops its table. People ask for all that can be
 * asked. All that was shown and acknowledged is remembered.
 */
export class FaultyHost {
  readonly store: MemoryStore;
  readonly acknowledged = new Set<string>();
  readonly complaints: string[] = [];
  readonly #match: FaultyMatch;
  readonly #rng: Rng;
  readonly #host: Host;
  readonly done = new Set<string>(); // the kinds of requests that were not only refused
  readonly #insisted = new Map<GuestId, Insisted>();
  readonly #endsFrom: number; // nobody ends the match early before this step: otherwise all matches would be short
  #faultless = false;
  #steps = 0;
  #effects = 0;
  readonly #shown = new Map<string, string>();
  #trouble: Trouble;
  #now: Millis = 1_000;
  #count = 0;

  constructor(match: FaultyMatch) {
    this.#match = match;
    this.#trouble = match.trouble;
    this.#rng = quickRng(match.luck);
    this.#endsFrom = this.#rng.int(LATEST_END);
    this.store = newStore(match);
    this.#host = { table: this.#newTable(), pending: [], wakeAt: null, waiting: new Map() };
    this.#join();
  }

  #newTable(): Table {
    const settings = settingsOf(this.#match);
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

  /** From now on nothing goes wrong, and people only play. All are here: somebody must watch the bots. */
  stopFaults(): void {
    this.#faultless = true;
    this.#trouble = NO_TROUBLE;
    this.#join();
  }

  /** The match is over, and things go wrong again. */
  faultsAgain(): void {
    this.#faultless = false;
    this.#trouble = this.#match.trouble;
  }

  /** Nobody wants anything any more, so everything that is still on its way arrives. */
  settle(): void {
    this.stopFaults();
    for (let step = 0; step < SETTLING; step++) this.#goOn();
  }

  get over(): boolean {
    const { history, doc } = this.#host.table;
    return history?.over === true && doc.status === 'over';
  }

  get unanswered(): readonly Request[] {
    return [...this.#host.waiting.values()];
  }

  /** True if the stored log leads to the position that is shown. */
  get replays(): boolean {
    const { history } = this.#host.table;
    const { match } = this.store;
    if (!match) return history === null;
    const { position } = new History(settingsOf(this.#match), match);
    return JSON.stringify(position) === JSON.stringify(history?.position);
  }

  /** Somebody may want something; then the next message is delivered, or time passes. */
  step(): void {
    this.#steps++;
    if (this.#chance(this.#trouble.drop)) this.#drop();
    if (this.#chance(30)) this.#wish();
    this.#goOn();
  }

  #goOn(): void {
    if (this.#host.pending.length) this.#deliver();
    else this.#passTime();
  }

  #deliver(): void {
    const { reorder, repeat, lose } = this.#trouble;
    const { pending } = this.#host;
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

  /** Somebody wants something, or closes the window. */
  #wish(): void {
    const client = this.#rng.int(this.#match.seats);
    if (this.#chance(this.#trouble.close)) this.#host.pending.push({ kind: 'left', client });
    else this.#askFor(client);
  }

  #askFor(client: ClientId): void {
    const guest = `g${client}`;
    const { table } = this.#host;
    const asker = { table, client, guest, rng: this.#rng, newId: () => `r${++this.#count}` };
    const request = this.#insisted.get(guest) ?? this.#newRequest(asker);
    if (!request || (request.t === 'end' && this.#steps < this.#endsFrom)) return;
    if ('id' in request) this.#insisted.set(guest, request);
    this.#ask(request);
  }

  #newRequest(asker: Asker): Request | null {
    return this.#faultless ? usefulRequest(asker) : randomRequest(asker);
  }

  // --- The host -----------------------------------------------------------------------------------------------------

  #happen(happened: Happened): void {
    const host = this.#host;
    if (happened.kind === 'request') host.waiting.set(happened.ref, happened.request);
    for (const effect of host.table.advance(happened, this.#now)) {
      this.#carryOut(effect);
      const due = this.#match.dropsAfter?.(++this.#effects) ?? false;
      // The table is dropped half-way: the remaining effects are never carried out.
      if (due || this.#chance(this.#trouble.drop)) return this.#drop();
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
    if (!request) return;
    if ('id' in request && this.#insisted.get(request.guest)?.id === request.id)
      this.#insisted.delete(request.guest);
    if (isRefusal(answer)) return;
    this.done.add(request.t);
    if (answer === 'asked') return;
    if (!isStored(request, this.store)) this.complaints.push(`not stored: ${JSON.stringify(request)}`);
    if (request.t === 'play' || request.t === 'takeback')
      this.acknowledged.add(idOf(request.seat, request.id));
  }

  #show({ message }: Extract<Effect, { kind: 'send' }>): void {
    if (message.t !== 'scene') return;
    const [key, text] = [`${message.viewer} ${message.scene.seq}`, JSON.stringify(message.scene)];
    const before = this.#shown.get(key);
    if (before !== undefined && before !== text) this.complaints.push(`${key} was shown otherwise before`);
    this.#shown.set(key, text);
  }
}

const LATEST_END = 800;
const SETTLING = 500; // steps: also a store that has lost its answer is given up meanwhile

const settingsOf = ({ game }: FaultyMatch): TableSettings => ({
  ...settingsFor(game),
  botPace: 50,
  patience: { away: 2_000, idle: 4_000 },
});

const newStore = ({ game, seats, options, clock, luck, waits }: FaultyMatch): MemoryStore => {
  const seed = `luck ${luck}`;
  const doc = newDoc({
    id: 't',
    game: game.id,
    options: { ...options },
    seats: Array.from({ length: seats }, (_, seat) => (waits ? FREE : seatDoc(seat, luck))),
    creator: 'g0',
    seed,
    created: 0,
    status: waits ? 'waiting' : 'playing',
    clock,
  });
  const store = new MemoryStore({ doc, version: FIRST_VERSION });
  if (!waits) store.header = { game: game.id, version: game.version, seats, options, seed };
  return store;
};

const FREE: SeatDoc = { kind: 'open', keptFor: null };

/** Mostly people; in every other match one bot. */
const seatDoc = (seat: Seat, luck: number): SeatDoc =>
  seat === 1 && luck % 2
    ? { kind: 'bot', level: 0 }
    : { kind: 'person', guest: `g${seat}`, name: null, away: false };
