import { randomInt } from 'node:crypto';
import { isRefusal, type Millis, type Refusal } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { GuestId, ServerRefusal, TableId, TableInfo } from '../../protocol/table.ts';
import { peopleOf, type TableDoc, type VersionedTable } from '../../table/doc.ts';
import type { Answer, BotTurn, ClientId, Effect, Happened, Request } from '../../table/host-interface.ts';
import type { StoreResult, Write } from '../../table/host-interface.ts';
import type { History } from '../../table/history.ts';
import type { TableLimits } from '../../table/settings.ts';
import type { StoredMatch } from '../../table/stored.ts';
import { Table } from '../../table/table.ts';
import { now } from '../clock.ts';
import { logFailure } from '../log.ts';
import { whyFailed } from '../store/why-failed.ts';
import { Chat } from './chat.ts';
import { RemotePresence } from './remote-presence.ts';
import type { TableClient } from './table-client.ts';
import type { TableContext } from './table-context.ts';
import type { TableNotice } from './table-notice.ts';

const LONGEST_TIMER = 2 ** 31 - 1; // setTimeout fires at once for a longer time
const SPARE: Millis = 3_000; // extra time to start a thread on a busy computer, before a bot counts as stuck
const MOST_TOLD = 200; // guests in one notice: the bus limits the size of messages

/** Limits for one table, so that a hostile client cannot use up the server's memory. */
const MOST: TableLimits = { moves: 5_000, takebacks: 100, clients: 500, named: 100 };

interface HostEvents {
  readonly notify: (notice: TableNotice) => void; // to the other servers
  readonly onGone: () => void; // another server has removed the table
}

/** Carries out the effects of one table: with the database, timers, bot threads and sockets of this server. */
export class TableHost {
  readonly id: TableId;
  readonly loaded: LoadedGame;
  readonly chat: Chat;
  readonly #context: TableContext;
  readonly #table: Table;
  readonly #notify: (notice: TableNotice) => void;
  readonly #onGone: () => void;
  readonly #clients = new Map<ClientId, TableClient>();
  readonly #ids = new Map<TableClient, ClientId>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #remote = new RemotePresence();
  readonly #names = new Map<GuestId, string>();
  #refs = 0;
  #timer: NodeJS.Timeout | undefined;
  #idleSince = now();
  #closed: Refusal | null = null; // set when closed: the answer to all further requests

  constructor(
    context: TableContext,
    loaded: LoadedGame,
    saved: VersionedTable,
    match: StoredMatch | null,
    { notify, onGone }: HostEvents,
  ) {
    this.id = saved.doc.id;
    this.loaded = loaded;
    this.#context = context;
    this.#notify = notify;
    this.#onGone = onGone;
    const { botPace, raceSpeed, shared } = context;
    const { game, position, levels } = loaded;
    const settings = { game, position, levels: levels.length, botPace, raceSpeed, shared, most: MOST };
    this.#table = new Table({ ...settings, oneDevice: false, unwatched: false }, saved, match, now());
    this.chat = new Chat(this, context.store);
  }

  get doc(): TableDoc {
    return this.#table.doc;
  }

  /** The history of the match; null before it begins, and if it cannot be read. */
  get history(): History | null {
    return this.#table.history;
  }

  get racing(): boolean {
    return this.#table.racing;
  }

  get clients(): Iterable<TableClient> {
    return this.#clients.values();
  }

  get size(): number {
    return this.#clients.size;
  }

  info(): TableInfo {
    return this.#table.info();
  }

  /** True if this guest sits here, or is connected here or at another server. */
  knows(guest: GuestId): boolean {
    const here = [...this.#clients.values()].some((client) => client.guest === guest);
    return here || namedIn(this.doc).includes(guest) || this.#remote.guests().has(guest);
  }

  nameOf(guest: GuestId): string {
    return this.#names.get(guest) ?? '';
  }

  notify(notice: TableNotice): void {
    this.#notify(notice);
  }

  /** Loads names and chat, and continues the match. */
  async open(): Promise<void> {
    await Promise.all([this.chat.open(), this.learnNames(namedIn(this.doc))]);
    this.#tell({ kind: 'alarm' });
  }

  /**
   * Closes the table and refuses all waiting requests. Their result is not known; a client learns it by repeating the
   * request with the same id.
   */
  close(why: ServerRefusal): void {
    this.#closed = { why };
    clearTimeout(this.#timer);
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

  async ask(request: Request): Promise<Answer> {
    if (request.t === 'sit' && !this.#names.has(request.guest)) await this.learnNames([request.guest]);
    if (this.#closed) return this.#closed; // a socket may still refer to this closed table
    return new Promise((resolve) => {
      const ref = ++this.#refs;
      this.#waiting.set(ref, resolve);
      this.#tell({ kind: 'request', ref, request });
    });
  }

  /** Adds a client, or sends a known client everything again; in that case the others get no message. */
  async join(client: TableClient, since: number): Promise<Refusal | null> {
    const { guest } = client;
    const [lines] = await Promise.all([
      this.chat.lines(),
      this.#names.has(guest) || this.learnNames([guest]),
    ]);
    const id = this.#ids.get(client) ?? ++this.#refs;
    this.#ids.set(client, id);
    this.#clients.set(id, client);
    const answer = await this.ask({ t: 'join', client: id, guest, since });
    if (isRefusal(answer)) {
      this.part(client);
      return answer;
    }
    this.beat(client);
    client.send({ t: 'chat', lines: lines.filter((line) => !client.hasMuted(line.guest)) });
    return null;
  }

  part(client: TableClient): void {
    const id = this.#ids.get(client);
    if (id === undefined) return;
    this.#ids.delete(client);
    this.#clients.delete(id);
    this.#tell({ kind: 'left', client: id });
  }

  /** Any message came from this client. */
  beat(client: TableClient): void {
    const id = this.#ids.get(client);
    if (id !== undefined) this.#tell({ kind: 'beat', client: id });
  }

  /** Reads the changes that another server has stored, or may have stored. */
  async refresh(): Promise<void> {
    this.#tell({ kind: 'changed' });
    await this.chat.catchUp();
  }

  /** Removes a waiting table without people; false if somebody has sat down in the meantime. */
  async removeIfLeft(): Promise<boolean> {
    if (this.doc.status !== 'waiting' || peopleOf(this.doc).length) return false;
    return (await this.#context.store.removeTable(this.id, this.#table.version)) === 'removed';
  }

  async learnNames(guests: Iterable<GuestId>): Promise<void> {
    const names = await this.#context.guests.names([...guests]);
    for (const [guest, name] of names) this.#names.set(guest, name);
    this.#tell({ kind: 'named', names });
  }

  /** Handles a notice of another server. */
  async onNotice(node: string, notice: TableNotice): Promise<void> {
    if (notice.what === 'changed') return this.refresh();
    if (notice.what === 'wave') return this.chat.showEmote(notice.guest, notice.emote);
    if (notice.answer && this.size) this.tellOthers();
    if (this.#remote.update(node, notice.guests, now())) await this.#remoteChanged();
  }

  /** Called regularly, because notices can be lost and servers can crash: finds changes late, but always. */
  async keepUp(): Promise<void> {
    if (this.size) this.tellOthers();
    if (this.#remote.tidy(now())) await this.#remoteChanged();
    await this.refresh();
  }

  async #remoteChanged(): Promise<void> {
    const guests = [...this.#remote.guests()];
    this.#tell({ kind: 'remote-presence', guests });
    await this.learnNames(guests);
  }

  /** Tells the other servers which guests are connected here. `answer`: they must reply with theirs. */
  tellOthers(answer = false): void {
    const here = new Set([...this.#clients.values()].map(({ guest }) => guest));
    this.#notify({ what: 'here', guests: [...here].slice(0, MOST_TOLD), answer });
  }

  // --- Effects ------------------------------------------------------------------------------------------------------

  #tell(happened: Happened): void {
    if (this.#closed) return;
    for (const effect of this.#table.advance(happened, now())) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'store':
        void this.#store(effect.what).then((result) =>
          this.#tell({ kind: 'stored', write: effect.write, result }),
        );
        break;
      case 'send':
        this.#send(effect);
        break;
      case 'answer':
        this.#waiting.get(effect.ref)?.(effect.answer);
        this.#waiting.delete(effect.ref);
        break;
      case 'ask-bot':
        void this.#think(effect, effect.ask);
        break;
      case 'wake-at':
        this.#wake(effect.at);
        break;
      case 'present':
        this.tellOthers();
        break;
      case 'gone':
        this.#onGone();
        break;
      case 'report':
        this.#context.log.error({ err: effect.error, table: this.id }, effect.what);
    }
  }

  async #store(what: Write): Promise<StoreResult> {
    try {
      const result = await this.#write(what);
      if (result === 'done') this.#notify({ what: 'changed' });
      return result;
    } catch (error) {
      logFailure(this.#context.log, error, { table: this.id, what: what.kind }, 'nothing was stored');
      return { failed: whyFailed(error) };
    }
  }

  async #write(what: Write): Promise<StoreResult> {
    const { store } = this.#context;
    if (what.kind === 'append')
      return (await store.append(this.id, what.entry)) === 'stored' ? 'done' : 'taken';
    if (what.kind === 'begin') await store.create(this.id, what.header, what.start);
    if (what.kind !== 'read')
      return (await store.saveTable(what.doc, what.version)) === 'saved' ? 'done' : 'taken';
    const [saved, match] = await Promise.all([store.table(this.id), store.read(this.id, what.after)]);
    if (saved) await this.learnNames(namedIn(saved.doc));
    return { saved, match };
  }

  #send({ to, message }: Extract<Effect, { kind: 'send' }>): void {
    const frame = JSON.stringify(message);
    for (const id of to) {
      const client = this.#clients.get(id);
      client?.sendText(frame);
      if (message.t === 'scene') client?.shown(message.scene.seq);
    }
  }

  async #think({ seat, level, scene }: BotTurn, ask: number): Promise<void> {
    const { pool, log } = this.#context;
    const { id: game, version } = this.loaded.game;
    const job = { game, version, level, seat, scene, luck: randomInt(2 ** 31) };
    const ms = this.loaded.levels[level]?.ms ?? 0;
    const choice = await pool.think(this.id, job, 2 * ms + SPARE).catch((error: unknown) => {
      log.warn({ err: error, level, seat, seq: scene.seq }, 'a bot found no move');
      return 'failed' as const;
    });
    this.#tell({ kind: 'chosen', ask, choice });
  }

  #wake(at: Millis | null): void {
    clearTimeout(this.#timer);
    if (at === null) return;
    const wait = Math.min(Math.max(0, at - now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#tell({ kind: 'alarm' }), wait).unref();
  }
}

/** All guests named in a doc: people at seats, and people with a kept seat. */
const namedIn = (doc: TableDoc): GuestId[] => [
  ...peopleOf(doc),
  ...doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : [])),
];
