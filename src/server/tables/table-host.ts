import { isRefusal, type Millis, type Refusal, type Seat } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, ServerRefusal, TableId, TableInfo } from '../../protocol/table.ts';
import type { TogetherWish } from '../../protocol/together.ts';
import { decidedMoves } from '../../table/advance.ts';
import { peopleOf, type TableDoc, type VersionedTable } from '../../table/doc.ts';
import type {
  Answer,
  Done,
  Effect,
  Happened,
  Request,
  StoreResult,
  Write,
} from '../../table/host-interface.ts';
import { PATIENCE } from '../../table/settings.ts';
import type { History } from '../../table/history.ts';
import type { TableLimits } from '../../table/settings.ts';
import type { StoredMatch } from '../../table/stored.ts';
import { Table } from '../../table/table.ts';
import { now } from '../clock.ts';
import type { Held, Lease } from '../cluster/leases.ts';
import type { TableState } from '../cluster/peer-messages.ts';
import { logFailure } from '../log.ts';
import { whyFailed } from '../store/why-failed.ts';
import { wall } from '../time.ts';
import { Alarm } from './alarm.ts';
import { think } from './bot-thinker.ts';
import { Chat } from './chat.ts';
import { Deadline } from './deadline.ts';
import type { OpenTable } from './open-table.ts';
import type { TableClient } from './table-client.ts';
import { TableClients } from './table-clients.ts';
import type { TableContext } from './table-context.ts';
import { TableNotices } from './table-notices.ts';
import { TableWriter } from './table-writer.ts';
import { Together } from './together.ts';

/** Limits for one table, so that a hostile client cannot use up the server's memory. */
const MOST: TableLimits = { moves: 5_000, takebacks: 100, clients: 500, named: 100 };

const BEFORE_THE_MATCH = -1; // instead of a seq

interface HostEvents {
  readonly onGone: () => void; // the table was removed from the store
  readonly onLost: () => void; // another server runs the table now
  readonly onTimeRuns: () => void; // its match has begun, or goes on after a take-over
}

/** Carries out the effects of one table: with the database, timers, bot threads and sockets of this server. */
export class TableHost implements OpenTable {
  readonly id: TableId;
  readonly loaded: LoadedGame;
  readonly chat: Chat;
  readonly #together: Together;
  readonly #context: TableContext;
  readonly #table: Table;
  readonly epoch: number | null;
  readonly #events: HostEvents;
  readonly #clients = new TableClients(() => ++this.#refs);
  readonly #deadline: Deadline | null; // of a match over days
  readonly #news: TableNotices;
  readonly #writer: TableWriter;
  readonly #alarm = new Alarm(() => this.#tell({ kind: 'alarm' }));
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #names = new Map<GuestId, string>();
  readonly #leftAt = new Map<GuestId, Millis>();
  #refs = 0;
  #writing = 0; // changes that are being stored
  #written = 0; // changes so far, those included
  #idleSince = now();
  #closed: Refusal | null = null; // set when closed: the answer to all further requests

  constructor(
    context: TableContext,
    loaded: LoadedGame,
    saved: VersionedTable,
    match: StoredMatch | null,
    { epoch, carried }: Lease,
    events: HostEvents,
  ) {
    this.id = saved.doc.id;
    this.loaded = loaded;
    this.#context = context;
    this.epoch = epoch;
    this.#events = events;
    const { botPace, raceSpeed, awaySeconds } = context;
    const patience = { ...PATIENCE, away: awaySeconds * 1_000 };
    const { game, position, levels } = loaded;
    const settings = {
      game,
      position,
      levels: levels.length,
      botPace,
      raceSpeed,
      shared: epoch !== null,
      patience,
      most: MOST,
    };
    const resumed = match && { ...match, carried };
    const own = {
      ...settings,
      oneDevice: false,
      unwatched: saved.doc.tournament !== undefined,
      wallAhead,
      areNear: context.finished.areNear,
    };
    this.#table = new Table(own, saved, resumed, now());
    this.#deadline = saved.doc.clock.kind === 'days' ? new Deadline(context.store, this.id, epoch) : null;
    this.#writer = new TableWriter(
      context,
      saved.doc,
      epoch,
      this.#deadline,
      () => this.history?.position.state,
    );
    this.#news = new TableNotices(
      (person, news) => context.notices.tell(person, news),
      (guest) => this.nameOf(guest),
      this.doc,
      this.#awaiting,
    );
    this.chat = new Chat(this, context.store);
    this.#together = new Together(this);
  }

  get doc(): TableDoc {
    return this.#table.doc;
  }

  /** The history of the match; null before it begins, and if it cannot be read. */
  get history(): History | null {
    return this.#table.history;
  }

  /** The seats whose people must know that the match waits for them: not those who have answered in advance. */
  get #awaiting(): readonly Seat[] {
    const { history, doc } = this;
    if (!history) return [];
    const decided = new Set(decidedMoves(doc, history).map(({ seat }) => seat));
    return history.awaiting.filter((seat) => !decided.has(seat));
  }

  get racing(): boolean {
    return this.#table.racing;
  }

  get clients(): Iterable<TableClient> {
    return this.#clients.all();
  }

  get size(): number {
    return this.#clients.size;
  }

  info(): TableInfo {
    return this.#table.info();
  }

  async state(): Promise<TableState> {
    return { doc: this.doc, info: this.info() };
  }

  /** How long the match has run, in real time, and for how long it still stands after a take-over. */
  matchTime(): Pick<Held, 'at' | 'runsIn'> {
    const { match } = this.#table;
    if (!match || match.history.over) return { at: null, runsIn: 0 };
    const { time } = match;
    return { at: time.at(now()) / time.speed, runsIn: time.runsIn(now()) };
  }

  /** True if this guest sits here, or is connected. */
  knows(guest: GuestId): boolean {
    return this.#clients.has(guest) || namedIn(this.doc).includes(guest);
  }

  nameOf(guest: GuestId): string {
    return this.#names.get(guest) ?? '';
  }

  /** Loads names and chat, and continues the match. */
  async open(): Promise<void> {
    const [told] = await Promise.all([
      this.#deadline && this.#context.store.toldUpTo(this.id),
      this.chat.open(),
      this.learnNames(namedIn(this.doc)),
    ]);
    this.#news.catchUp(told, this.#seq);
    this.wake();
  }

  /** Lets the table do what is due. */
  wake(): void {
    this.#tell({ kind: 'alarm' });
    this.#noteDeadline();
  }

  get #seq(): number {
    return this.history?.position.seq ?? BEFORE_THE_MATCH;
  }

  /** A failure is repaired by the next change, or by the next one who looks for tables whose time has come. */
  #noteDeadline(): void {
    void this.#setDeadline().catch((error: unknown) => {
      logFailure(this.#context.log, error, { table: this.id }, 'the deadline of a table is not stored');
    });
  }

  /** Not before everybody has been told, and not while something is written: until then it is a table that must be looked at. */
  async #setDeadline(): Promise<void> {
    if (!this.#deadline || this.#writing > 0) return; // the end of that write does it
    const [written, told] = [this.#written, this.#seq];
    await this.#news.settled();
    if (written === this.#written) await this.#deadline.set(this.#table.dueAt, told);
  }

  /**
   * Closes the table and refuses all waiting requests. Their result is not known; a client learns it by repeating the
   * request with the same id.
   */
  close(why: ServerRefusal): void {
    this.#closed ??= { why };
    this.#alarm.stop();
    for (const answer of this.#waiting.values()) answer(this.#closed);
  }

  touch(): void {
    this.#idleSince = now();
  }

  /** The time since the table last had a client or work to do. */
  idleFor(): Millis {
    if (this.size > 0 || this.#table.busy) this.touch();
    return now() - this.#idleSince;
  }

  // --- Messages to the table ----------------------------------------------------------------------------------------

  ask(request: Request): Promise<Answer> {
    if (request.t === 'leave' && !request.onlyBefore) this.#leftAt.set(request.guest, now());
    if (request.t === 'play' && this.#isOlderThanLeaving(request))
      return Promise.resolve({ why: 'not-seated' });
    return request.t === 'sit' && !this.#names.has(request.guest)
      ? this.learnNames([request.guest]).then(() => this.#request(request))
      : this.#request(request);
  }

  /** A move that waited in the queue of its socket while its player left: it would take the seat back from the bot. */
  #isOlderThanLeaving({ guest, arrived }: Extract<Request, { t: 'play' }>): boolean {
    const left = this.#leftAt.get(guest);
    return left !== undefined && arrived !== undefined && arrived < left;
  }

  #request(request: Request): Promise<Answer> {
    if (this.#closed) return Promise.resolve(this.#closed); // a socket may still refer to this closed table
    return new Promise((resolve) => {
      const ref = ++this.#refs;
      this.#waiting.set(ref, resolve);
      this.#tell({ kind: 'request', ref, request });
    });
  }

  /** Adds a client, or sends a known client everything again; in that case the others get no message. */
  async join(client: TableClient, since: number): Promise<Refusal | null> {
    const { guest } = client;
    if (this.doc.daily && !(await this.#context.daily.mayEnter(this.doc, guest)))
      return { why: 'daily-closed' };
    const [lines] = await Promise.all([
      this.chat.lines(),
      this.#names.has(guest) || this.learnNames([guest]),
    ]);
    const answer = await this.ask({ t: 'join', client: this.#clients.add(client), guest, since });
    if (isRefusal(answer)) {
      this.part(client);
      return answer;
    }
    this.beat(client);
    client.send({ t: 'chat', lines: lines.filter((line) => !client.muted.has(line.guest)) });
    this.#together.look();
    return null;
  }

  part(client: TableClient): void {
    const id = this.#clients.remove(client);
    if (id === undefined) return;
    this.#tell({ kind: 'left', client: id });
    this.#together.look();
  }

  /** Any message came from this client. */
  beat(client: TableClient): void {
    const id = this.#clients.idOf(client);
    if (id !== undefined) this.#table.advance({ kind: 'beat', client: id }, now()); // it has no effects
  }

  /** Reads what was stored by somebody else. */
  async refresh(): Promise<void> {
    this.#tell({ kind: 'changed' });
    await this.chat.catchUp();
  }

  /** The list is looked up for every line of the chat. */
  muteChanged(): void {
    this.#together.look();
  }

  say(guest: GuestId, id: string, text: string): Promise<Done | Refusal> {
    return this.chat.say(guest, id, text);
  }

  async emote(guest: GuestId, emote: Emote): Promise<Refusal | null> {
    return this.chat.emote(guest, emote);
  }

  async together(guest: GuestId, wish: TogetherWish): Promise<Refusal | null> {
    return this.#together.wish(guest, wish);
  }

  /** Removes a waiting table without people; false if somebody has sat down in the meantime. */
  async removeIfLeft(): Promise<boolean> {
    if (this.doc.status !== 'waiting' || peopleOf(this.doc).length || this.doc.tournament) return false;
    return (await this.#context.store.removeTable(this.id, this.#table.version)) === 'removed';
  }

  async learnNames(guests: Iterable<GuestId>): Promise<void> {
    const names = await this.#context.guests.names([...guests]);
    for (const [guest, name] of names) this.#names.set(guest, name);
    this.#tell({ kind: 'named', names });
  }

  // --- Effects ------------------------------------------------------------------------------------------------------

  #tell(happened: Happened): void {
    if (this.#closed) return;
    const ran = this.#timeRuns();
    for (const effect of this.#table.advance(happened, now())) this.#carryOut(effect);
    if (!ran && this.#timeRuns()) this.#events.onTimeRuns();
  }

  #timeRuns(): boolean {
    return this.#table.match?.time.runsIn(now()) === 0;
  }

  #carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'store':
        void this.#storeAndTell(effect);
        break;
      case 'send':
        this.#clients.send(effect);
        break;
      case 'answer':
        this.#waiting.get(effect.ref)?.(effect.answer);
        this.#waiting.delete(effect.ref);
        break;
      case 'ask-bot':
        void this.#letThink(effect);
        break;
      case 'wake-at':
        this.#alarm.set(effect.at);
        break;
      case 'gone':
        this.#events.onGone();
        break;
      case 'report':
        this.#context.log.error({ err: effect.error, table: this.id }, effect.what);
    }
  }

  async #storeAndTell({ what, write }: Extract<Effect, { kind: 'store' }>): Promise<void> {
    const changes = what.kind === 'read' ? 0 : 1;
    this.#writing += changes;
    this.#written += changes;
    const result = await this.#store(what);
    this.#writing -= changes;
    this.#tell({ kind: 'stored', write, result });
    this.#news.tableChanged(this.doc, this.#awaiting);
    if (changes) this.#noteDeadline();
  }

  async #store(what: Write): Promise<StoreResult> {
    try {
      const result = await this.#writer.write(what);
      if (result === 'lost') {
        this.#events.onLost();
        return { failed: 'storage-away' };
      }
      if (typeof result === 'object' && 'saved' in result && result.saved)
        await this.learnNames(namedIn(result.saved.doc));
      return result;
    } catch (error) {
      logFailure(this.#context.log, error, { table: this.id, what: what.kind }, 'nothing was stored');
      return { failed: whyFailed(error) };
    }
  }

  async #letThink({ ask, ...turn }: Extract<Effect, { kind: 'ask-bot' }>): Promise<void> {
    const choice = await think(this.#context, this.loaded, this.doc, turn);
    this.#tell({ kind: 'chosen', ask, choice });
  }
}

const wallAhead = (): Millis => wall() - now();

/** All guests named in a doc: people at seats, and people with a kept seat. */
const namedIn = (doc: TableDoc): GuestId[] => [
  ...peopleOf(doc),
  ...doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : [])),
];
