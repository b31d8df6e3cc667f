import { isRefusal, type Kind, type Millis, type Refusal, type Seat } from '../kernel/game.ts';
import type { Followed } from '../kernel/match.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { TableInfo } from '../protocol/table.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';
import { botLevel, Bots, botScene, botSeats, type BotMove } from './bots.ts';
import { wallTime, type TableSettings } from './settings.ts';
import { FIRST_VERSION, keepRulesVersion, seatsOf, type TableDoc, type VersionedTable } from './doc.ts';
import { Delays, type Delay } from './delays.ts';
import { consequence, deadlineOf, dueBy, nextDue } from './duties.ts';
import { EarlyEvents } from './early-events.ts';
import type { Answer, ClientId, Effect, Happened, Request, StoreResult } from './host-interface.ts';
import { botId, RulesFailed, type History } from './history.ts';
import { JobQueue, type Job } from './job-queue.ts';
import { Match } from './match.ts';
import type { PendingWrite } from './pending-write.ts';
import { makeMove, save, stepOf, writeOf, type Situation, type Step, type Unsaved } from './requests.ts';
import { Broadcast } from './broadcast.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';

// After this time the store's answer counts as lost. A repeated request with the same id is done only once.
const STORE_WITHIN: Millis = 120_000;
const SOON: Millis = 120_000; // a table of days with something due sooner is kept open

/**
 * The table: seats, one queue of requests, takebacks and consent, clocks, bots, and the messages to each viewer. It
 * does no input or output: `advance` takes what happened and returns effects. It can be dropped at any time and opened
 * again from the store.
 */
export class Table implements Situation {
  readonly settings: TableSettings;
  readonly #audience = new Audience((effect) => void this.#effects.push(effect));
  readonly #broadcast = new Broadcast(this.#audience, this);
  readonly #bots = new Bots();
  readonly #delays: Delays;
  readonly #queue = new JobQueue();
  readonly #alarm = new Alarm();
  readonly #early = new EarlyEvents();
  #effects: Effect[] = [];
  #saved: VersionedTable;
  #match: Match | null = null;
  /** `unreadable`: this build cannot read the stored match. `broken`: the rules threw; the doc is then stored as halted. */
  #defect: 'unreadable' | 'broken' | null = null;
  /** A write has failed, and it may be stored all the same: until it is known, every decision could be made with an old doc. */
  #unsure = false;
  #pending: PendingWrite | null = null;
  #writes = 0;
  #now: Millis = -Infinity;

  /** `match` is the stored match; null before it begins. */
  constructor(settings: TableSettings, saved: VersionedTable, match: StoredMatch | null, now: Millis) {
    this.settings = settings;
    this.#delays = new Delays(settings.patience);
    this.#saved = saved;
    this.#now = now;
    if (match) this.#open(match, false);
  }

  get doc(): TableDoc {
    const { doc } = this.#saved;
    const halted = this.#defect === 'broken' || (this.#defect === 'unreadable' && doc.status === 'playing');
    return halted ? { ...doc, halted } : doc;
  }

  get version(): number {
    return this.#saved.version;
  }

  get match(): Match | null {
    return this.#match;
  }

  get history(): History | null {
    return this.#match?.history ?? null;
  }

  get untouched(): boolean {
    return this.#saved.version === FIRST_VERSION;
  }

  get thinking(): readonly Seat[] {
    return this.#bots.thinking();
  }

  get deadline(): number | null {
    return this.#match && deadlineOf(this.settings, this.doc, this.#match);
  }

  absent(now: Millis): readonly Seat[] {
    return this.#audience.absent(this.doc, now);
  }

  delays(now: Millis): readonly Delay[] {
    return this.#delays.list(this.doc, this.#match, now);
  }

  get #seq(): number {
    return this.#match?.history.position.seq ?? 0;
  }

  /** True in a race: the press time decides. */
  get racing(): boolean {
    return this.#match?.history.racing === true && !this.doc.halted;
  }

  /** True while a clock runs, bots think, or a write is pending. Days run in the store: see `dueAt`. */
  get busy(): boolean {
    const latest = this.doc.clock.kind === 'days' ? this.#now + SOON : Infinity;
    return this.#atWork || nextDue(this) < latest;
  }

  get #atWork(): boolean {
    return this.#bots.thinking().length > 0 || this.#pending !== null;
  }

  /**
   * When somebody must open this table again if it is closed now, by the wall clock; null: only when a person asks for
   * it. Only a match over days has such a time: the time of others stands while they are closed.
   */
  get dueAt(): number | null {
    if (this.doc.clock.kind !== 'days' || this.doc.status !== 'playing') return null;
    const due = this.#atWork ? this.#now : nextDue(this);
    return due === Infinity ? null : Math.ceil(wallTime(this.settings, due));
  }

  info(): TableInfo {
    return this.#broadcast.info();
  }

  advance(happened: Happened, now: Millis): readonly Effect[] {
    this.#now = Math.max(this.#now, now);
    if (happened.kind === 'beat') this.#audience.beat(happened.client, this.#now);
    else
      this.#orHalt(() => {
        this.#take(happened);
        this.#work();
      });
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  #take(happened: Exclude<Happened, { kind: 'beat' }>): void {
    switch (happened.kind) {
      case 'request':
        this.#queue.add(happened.request, happened.ref, this.#now);
        break;
      case 'left':
        this.#left(happened.client);
        break;
      case 'named':
        if (this.#audience.setNames(happened.names)) this.#alarm.gatherNews(this.#now);
        break;
      case 'changed':
        if (!this.#queue.has('refresh')) this.#queue.add({ t: 'refresh' }, null, this.#now);
        break;
      case 'stored':
        if (this.#pending?.write === happened.write) this.#stored(this.#pending, happened.result);
        break;
      case 'chosen': {
        const scene = botScene(this.#match, this.settings);
        const again = scene && this.#bots.chosen(happened.ask, happened.choice, scene, this.#now);
        if (again) this.#effects.push({ kind: 'ask-bot', ...again });
        break;
      }
      case 'alarm':
        this.#alarm.rang();
    }
  }

  /** Removes a client, also one whose join is still in the queue. */
  #left(client: ClientId): void {
    const job = this.#queue.removeJoinOf(client);
    if (job) this.#answer(job, { why: 'not-joined' });
    if (this.#audience.exit(client)) this.#alarm.gatherNews(this.#now);
  }

  // --- The queue ----------------------------------------------------------------------------------------------------

  #work(): void {
    for (;;) {
      if (this.#pending && this.#now < this.#pending.until) break;
      if (this.#pending) this.#stored(this.#pending, { failed: 'storage-away' });
      else if (!this.#goOn()) break;
    }
    if (this.#alarm.hasNews) this.#delays.note(this.doc, this.#audience.guests(), this.#now);
    this.#askBots();
    this.#broadcast.question();
    this.#broadcast.thinking();
    this.#broadcast.delays(this.#now);
    if (this.#alarm.takeNews(this.#now)) this.#broadcast.table();
    this.#wake();
  }

  #wake(): void {
    const due = this.#alarm.restsUntil(this.#now) ?? nextDue(this);
    const next = this.#pending ? this.#pending.until : Math.min(due, this.#bots.next(this.#now));
    const idle = this.#audience.size > 0 ? this.#delays.next(this.doc, this.#match, this.#now) : Infinity;
    const wake = this.#alarm.set(Math.min(next, idle), this.#now);
    if (wake) this.#effects.push(wake);
  }

  /** True if something was done. */
  #goOn(): boolean {
    const job = this.#queue.head;
    return this.#doDuty(job) || (job !== null && this.#do(job)) || this.#letBotMove();
  }

  /** A defect halts this match and keeps its log, so that all other tables of the host continue. */
  #orHalt(act: () => void): void {
    try {
      act();
    } catch (error) {
      const known = this.#defect !== null;
      this.#defect ??= error instanceof RulesFailed ? 'broken' : 'unreadable';
      this.#effects.push({ kind: 'report', what: 'a match is halted', error });
      const job = this.#pending ? null : this.#queue.head;
      if (job) this.#finish(job, { why: 'halted' });
      if (known && !job) return this.#giveAnswers();
      this.#orHalt(() => {
        this.#broadcast.table();
        this.#work();
      });
    }
  }

  /** Does the duties that come before the next job, as of its arrival: a move that came in time stays in time. */
  #doDuty(job: Job | null): boolean {
    const pauses = this.#alarm.restsUntil(this.#now) !== null;
    const resting = pauses && (job === null || job.request.t === 'join');
    const readable = this.#defect !== 'unreadable';
    const after = resting ? null : this.#mustFirst(readable);
    if (!after) this.#giveAnswers();
    const duty = after ?? (resting ? null : dueBy(this, job?.arrived ?? this.#now));
    if (duty && 'store' in duty) this.#store(duty, null);
    return duty !== null;
  }

  #mustFirst(readable: boolean): Step | null {
    if (this.#unsure) return { store: { kind: 'read', after: this.#seq } };
    return this.#halt() ?? (readable ? consequence(this, this.#now) : null);
  }

  #halt(): Step | null {
    const { doc } = this.#saved;
    return this.#defect === 'broken' && !doc.halted ? save({ ...doc, halted: true }) : null;
  }

  #do(job: Job): boolean {
    const step = this.#stepOf(job);
    if ('store' in step) this.#store(step, job);
    else this.#finish(job, step.answer);
    return true;
  }

  #stepOf({ request, arrived }: Job): Step {
    if (request.t === 'join') return { answer: this.#join(request) };
    if (request.t === 'bot') return this.#botMove(request.move, arrived);
    if (request.t === 'refresh') return { store: { kind: 'read', after: this.#seq } };
    return stepOf(this, request, arrived);
  }

  #join({ client, guest, since }: Extract<Request, { t: 'join' }>): Answer {
    const audience = this.#audience;
    const known = audience.has(client) || seatsOf(this.doc, guest).length > 0;
    if (!known && audience.size >= this.settings.most.clients) return { why: 'too-many' };
    if (!audience.guests().has(guest)) this.#alarm.gatherNews(this.#now);
    audience.enter(client, guest);
    const { time, history } = this.#match ?? {};
    if (time && history && time.runsIn(this.#now) > 0 && audience.arePresent(this.doc, history.awaiting))
      time.goOn(this.#now); // everybody it waits for is back after a take-over
    this.#broadcast.greet(client, guest, since, this.#now);
    this.#early.join(client, this.#seq);
    return { seq: this.#seq };
  }

  #finish(job: Job, result: Answer): void {
    this.#queue.remove(job);
    this.#answer(job, result);
  }

  #answer(job: Job, result: Answer): void {
    this.#queue.answer(job, result);
    const { request } = job;
    if (request.t !== 'bot') return;
    this.#bots.moved(request.move, isRefusal(result) ? result : null, this.#seq, this.#now);
  }

  #giveAnswers(): void {
    this.#effects.push(...this.#queue.takeAnswers());
  }

  // --- Storing ------------------------------------------------------------------------------------------------------

  #store(step: Extract<Step, { store: Unsaved }>, job: Job | null): void {
    const what = writeOf(this.settings, this.#saved, step.store);
    const write = ++this.#writes;
    const { followed, answer: then } = step;
    this.#pending = { write, what, followed, answer: then, job, until: this.#now + STORE_WITHIN };
    if (what.kind === 'append' && followed) this.#showEarly(what.entry, followed);
    this.#effects.push({ kind: 'store', write, what });
  }

  /** Shows a clock event before it is stored, because it follows from stored data. */
  #showEarly(entry: StoredEntry, followed: Followed<Kind>): void {
    if (entry.by !== 'clock' || this.#match?.time.soonDue() === null || !this.#early.show(entry.seq)) return;
    this.#broadcast.step({ entry, position: followed.next });
  }

  #stored({ what, followed, answer: then, job }: PendingWrite, result: StoreResult): void {
    this.#pending = null;
    if (typeof result === 'object' && 'failed' in result) return this.#failed(job, { why: result.failed });
    if (result === 'taken') return this.#store({ store: { kind: 'read', after: this.#seq } }, job);
    if (result !== 'done') this.#found(result);
    else if (what.kind === 'append') this.#stepped(what.entry, followed);
    else if (what.kind !== 'read') this.#setSaved({ doc: what.doc, version: what.version + 1 });
    if (job?.request.t === 'refresh') this.#finish(job, { seq: 0 });
    else if (job && then && result === 'done') this.#finish(job, then);
  }

  /** After a failed write the waiting request is refused. A duty is tried again a little later, after a look at the store. */
  #failed(job: Job | null, why: Refusal): void {
    this.#unsure = true;
    this.#alarm.rest(this.#now);
    const { head } = this.#queue;
    const failed = job ?? (head?.request.t === 'join' ? null : head);
    if (failed) this.#finish(failed, why);
    this.#giveAnswers();
  }

  #found({ saved, match }: Extract<StoreResult, { saved: unknown }>): void {
    this.#unsure = false;
    this.#alarm.endRest();
    if (!saved) {
      for (const job of this.#queue.removeAll()) this.#answer(job, { why: 'no-such-table' });
      this.#giveAnswers();
      this.#effects.push({ kind: 'gone' });
      return;
    }
    const waited = !this.#match;
    // The match is stored before the doc's status is `playing`: until then everybody may still change seats.
    const begun = saved.doc.status !== 'waiting';
    if (waited && begun && match) this.#open(match, true);
    else if (waited && begun) this.#defect = 'unreadable';
    const { history } = this.#match ?? {};
    const news = waited ? [] : (match?.entries ?? []);
    for (const entry of news) if (history && entry.seq > history.position.seq) this.#stepped(entry);
    // After the entries: the end of a match makes the whole log readable.
    if (saved.version !== this.version)
      this.#setSaved({ ...saved, doc: keepRulesVersion(saved.doc, this.#saved.doc) });
    if (waited && this.#match) this.#broadcast.scenes(this.#now); // the clients of this host have no scene yet
  }

  #setSaved(next: VersionedTable): void {
    const before = this.doc;
    this.#saved = next;
    const { doc } = this;
    if (doc.seats !== before.seats) {
      this.#bots.forget();
      this.#delays.note(doc, this.#audience.guests(), this.#now);
    }
    this.#broadcast.changes(before, this.#now);
  }

  #stepped(entry: StoredEntry, followed?: Followed<Kind>): void {
    const step = this.#match?.take(entry, this.#now, followed);
    if (readTakeback(entry.move) !== null) this.#bots.forget();
    const unseen = this.#early.stored(entry.seq);
    if (step && unseen === 'all') this.#broadcast.step(step);
    else if (step && unseen !== 'all' && unseen.size) this.#broadcast.step(step, unseen);
    this.#broadcast.clocks(this.#now);
  }

  #open(stored: StoredMatch, begins: boolean): void {
    try {
      this.#match = new Match(this.settings, this.doc, stored, { now: this.#now, begins });
    } catch (error) {
      this.#defect = 'unreadable';
      this.#effects.push({ kind: 'report', what: 'a match cannot be read back', error });
    }
  }

  // --- Bots ---------------------------------------------------------------------------------------------------------

  #askBots(): void {
    const scene = botScene(this.#match, this.settings);
    if (!scene || !this.#match) return;
    const watched = this.#audience.size > 0 || this.settings.unwatched;
    const seats = botSeats(this.doc, this.#match, this.settings.levels, watched);
    for (const turn of this.#bots.consider(seats, scene, this.#now))
      this.#effects.push({ kind: 'ask-bot', ...turn });
  }

  #letBotMove(): boolean {
    this.#askBots(); // drops plans that are no longer legal
    const move = this.#bots.due(this.#now);
    if (move) this.#queue.add({ t: 'bot', move }, null, this.#now);
    return move !== null;
  }

  #botMove(bot: BotMove, arrived: Millis): Step {
    const { seat, move, seq } = bot;
    const plays = botLevel(this.doc, this.settings.levels, seat) !== null && !this.doc.halted;
    if (!this.#match || !plays || !this.#bots.means(bot)) return { answer: { why: 'not-your-turn' } };
    return makeMove(this, this.#match, seat, move, botId(seq), arrived, null);
  }
}
