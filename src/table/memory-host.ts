import type { Header, Kind, Millis } from '../kernel/game.ts';
import { NO_LIMITS, PATIENCE, type TableSettings } from './settings.ts';
import { newDoc, type SeatDoc, type VersionedTable } from './doc.ts';
import type {
  Answer,
  BotChoice,
  BotTurn,
  Effect,
  Happened,
  Request,
  StoreResult,
  Write,
} from './host-interface.ts';
import type { Rules } from './history.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';
import { Table } from './table.ts';

/** The store of one table in memory. Every write is done at once. */
export class MemoryStore {
  saved: VersionedTable;
  readonly entries: StoredEntry[] = [];
  header: Header<Kind> | null = null;

  constructor(saved: VersionedTable) {
    this.saved = saved;
  }

  get match(): StoredMatch | null {
    return this.header && { header: this.header, start: this.saved.doc.start, entries: this.entries };
  }

  do(write: Write): StoreResult {
    switch (write.kind) {
      case 'append':
        if (write.entry.seq !== this.entries.length + 1) return 'taken';
        this.entries.push(write.entry);
        return 'done';
      case 'begin':
      case 'save':
        if (write.version !== this.saved.version) return 'taken';
        if (write.kind === 'begin') this.header = write.header;
        this.saved = { doc: write.doc, version: write.version + 1 };
        return 'done';
      case 'read':
        break;
    }
    const { match, saved } = this;
    return { saved, match: match && { ...match, entries: this.entries.slice(write.after) } };
  }
}

export interface MemoryPlayers {
  /** A bot's answer, given at once; null: the bot waits. */
  readonly think: (turn: BotTurn) => BotChoice | null;
  readonly onSend?: (effect: Extract<Effect, { kind: 'send' }>) => void;
}

/** A host of a table in memory. Its time is virtual: it advances only by `step`. */
export class MemoryHost {
  readonly store: MemoryStore;
  readonly table: Table;
  readonly #players: MemoryPlayers;
  readonly #answers = new Map<number, Answer>();
  readonly #pending: Happened[] = [];
  #refs = 0;
  now: Millis;
  wakeAt: Millis | null = null;

  constructor(settings: TableSettings, store: MemoryStore, players: MemoryPlayers, now: Millis = 0) {
    this.store = store;
    this.#players = players;
    this.now = now;
    this.table = new Table(settings, store.saved, store.match, now);
    this.tell({ kind: 'alarm' });
  }

  tell(happened: Happened): void {
    this.#pending.push(happened);
  }

  /**
   * Handles the next pending message; if there is none, advances time to the next alarm. False if no alarm comes by
   * `latest`.
   */
  step(latest: Millis = Infinity): boolean {
    const next = this.#pending.shift() ?? this.#alarm(latest);
    if (!next) return false;
    for (const effect of this.table.advance(next, this.now)) {
      const then = this.#carryOut(effect);
      if (then) this.#pending.push(then);
    }
    return true;
  }

  #alarm(latest: Millis): Happened | null {
    if (this.wakeAt === null || this.wakeAt > latest) return null;
    this.now = Math.max(this.now, this.wakeAt);
    this.wakeAt = null; // an alarm rings once; the table sets the next one if it needs it
    return { kind: 'alarm' };
  }

  #carryOut(effect: Effect): Happened | null {
    switch (effect.kind) {
      case 'store':
        return { kind: 'stored', write: effect.write, result: this.store.do(effect.what) };
      case 'ask-bot':
        return { kind: 'chosen', ask: effect.ask, choice: this.#players.think(effect) };
      case 'send':
        this.#players.onSend?.(effect);
        break;
      case 'answer':
        this.#answers.set(effect.ref, effect.answer);
        break;
      case 'wake-at':
        this.wakeAt = effect.at;
        break;
      case 'report':
        throw effect.error;
      case 'gone':
    }
    return null;
  }

  /**
   * Makes a request and returns its answer. No time passes; effects that come after the answer wait for the next step.
   */
  ask(request: Request): Answer {
    const ref = ++this.#refs;
    this.tell({ kind: 'request', ref, request });
    for (;;) {
      const answer = this.#answers.get(ref);
      if (answer !== undefined && this.#answers.delete(ref)) return answer;
      if (!this.step(this.now)) throw new Error('a request was not answered');
    }
  }
}

/** A new table in memory whose match begins at once. */
export const memoryMatch = (
  rules: Rules,
  header: Header<Kind>,
  seats: readonly SeatDoc[],
  players: MemoryPlayers,
  start: StoredMatch['start'] = null,
): MemoryHost => {
  const { game, options, seed } = header;
  const doc = newDoc({
    id: 'memory',
    game,
    options: { ...options },
    seats,
    creator: '',
    seed,
    created: 0,
    status: 'playing',
    start,
  });
  const store = new MemoryStore({ doc, version: 1 });
  store.header = header;
  return new MemoryHost({ ...MEMORY_SETTINGS, ...rules }, store, players);
};

/** One host, remote players, bots that answer at once. */
export const MEMORY_SETTINGS = {
  levels: 1,
  botPace: 0,
  raceSpeed: 1,
  shared: false,
  wallAhead: () => 0,
  oneDevice: false,
  unwatched: true,
  patience: PATIENCE,
  most: NO_LIMITS,
} as const;
