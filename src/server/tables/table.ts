import { isRefusal, type Header, type Kind, type Refusal, type Seat } from '../../kernel/game.ts';
import { readTakeback } from '../../kernel/takeback.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { BotSeats, type BotTurn } from '../bots/bot-seat.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import { logFailure } from '../log.ts';
import { botLevel, botTurns } from './bot-turns.ts';
import { peopleOf, seatsOf, type TableDoc, type VersionedTable } from '../../table/doc.ts';
import { RulesFailed, type Logged } from '../../table/history.ts';
import { logMessage, readerOf } from '../../table/reading.ts';
import { justNow, LiveMatch, type Written } from './match.ts';
import { People } from './people.ts';
import { SavedTable } from './saved.ts';
import { Room, scenesFor, type Onlooker } from './room.ts';
import { botHasMoved } from './returns.ts';
import { begin, handOver, isFull } from '../../table/seating.ts';
import type { Surroundings } from './surroundings.ts';
import { Takebacks } from './takebacks.ts';
import { Talk } from './talk.ts';
import { Thinking } from './thinking.ts';
import { Timekeeper } from './timekeeper.ts';

/**
 * One table and the match played at it: the single writer. Whatever changes something waits in the table's queue,
 * is checked, stored, and only then shown.
 */
export class Table {
  readonly id: TableId;
  readonly box: GameBox;
  readonly room = new Room(() => this.asked());
  readonly talk: Talk;
  readonly #thinking = new Thinking(this.room);
  readonly people: People;
  readonly #around: Surroundings;
  readonly #bots: BotSeats;
  readonly #saved: SavedTable;
  readonly #takebacks: Takebacks;
  #match: LiveMatch | null = null;
  #time: Timekeeper | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #idleSince = performance.now();
  #closed = false;
  #unreadable = false; // by the rules we have; not stored, because others, or ours after the next start, may read it

  constructor(saved: VersionedTable, box: GameBox, around: Surroundings) {
    this.id = saved.doc.id;
    this.box = box;
    this.#saved = new SavedTable(saved, around.store, (id) => around.tell(id, { what: 'changed' }));
    this.#around = around;
    this.talk = new Talk(this.room, () => this.doc, around);
    this.people = new People(this.room, () => this.doc, around);
    this.#takebacks = new Takebacks(
      this.room,
      this.#saved,
      (result) => this.#written(result),
      () => this.#orLog(() => this.#settle(), 'a question did not lapse'),
    );
    this.#bots = new BotSeats(this, around.pool, around.botPace, around.log);
  }

  get doc(): TableDoc {
    const { doc } = this.#saved;
    return this.#unreadable && doc.status === 'playing' ? { ...doc, halted: true } : doc;
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  /** Whom the match waits for; nobody before it begins, when it is over and when it was halted. */
  asked(): readonly Seat[] {
    return this.doc.halted ? [] : (this.#match?.asked ?? []);
  }

  /** Brings a table back as it was left. */
  open(): Promise<void> {
    return this.#run(async () => {
      await this.talk.open();
      await this.people.learnNames();
      await this.#openMatch();
      await this.#match?.strikeDue(); // whoever saw a stroke before a crash must find it here
      await this.#settle();
    });
  }

  close(): void {
    this.#closed = true;
    this.people.close();
    this.#time?.close();
    this.#takebacks.close();
    this.#bots.forget();
  }

  touch(): void {
    this.#idleSince = performance.now();
  }

  /** How long nobody has been here and nothing runs. */
  idleFor(): number {
    const busy = this.room.size > 0 || this.#time?.waiting || this.#thinking.anybody;
    if (busy) this.touch();
    return performance.now() - this.#idleSince;
  }

  // --- Coming and going -------------------------------------------------------------------------------------------

  /** Whoever asks again is answered alone: the others have heard of them. */
  join(onlooker: Onlooker, since: number): Promise<Refusal | null> {
    return this.#run(async () => {
      const known = this.room.guests().has(onlooker.guest);
      if (!this.room.hasRoomFor(onlooker) && !seatsOf(this.doc, onlooker.guest).length)
        return { why: 'too-many' };
      this.room.enter(onlooker);
      if (!known) {
        await this.people.learnName(onlooker.guest);
        this.people.changed();
      }
      this.room.showTableTo(onlooker, this.doc);
      if (this.#match) {
        onlooker.send(logMessage(this.#match.history, readerOf(this.doc, onlooker.guest), since));
        for (const message of scenesFor(this.doc, this.#match, onlooker.guest)) onlooker.send(message);
        this.#time?.showTo(onlooker);
      }
      await this.talk.greet(onlooker);
      if (this.#takebacks.asked) onlooker.send({ t: 'takeback', asked: this.#takebacks.asked });
      this.#thinking.greet(onlooker);
      this.#bots.consider(); // they may have waited for somebody to look
      return null;
    });
  }

  part(onlooker: Onlooker): void {
    if (this.room.exit(onlooker) && !this.room.guests().has(onlooker.guest)) this.people.changed();
  }

  // --- The document -----------------------------------------------------------------------------------------------

  /** Changes who sits where and the like. `seq` is that of the last move: when it happened. */
  change(
    how: (doc: TableDoc, seq: number) => TableDoc | Refusal,
    then: 'start-when-full' | 'wait' = 'start-when-full',
  ): Promise<Refusal | null> {
    return this.#run(async () => {
      const refused = await this.#saved.save((doc) => how(doc, this.#match?.position.seq ?? 0));
      if (refused) return refused;
      if (this.doc.status === 'waiting' && then === 'start-when-full' && isFull(this.doc))
        return this.#begin();
      await this.#afterSeats();
      return null;
    });
  }

  /** A table that nobody waits at any more is gone; false: somebody has sat down in the meantime. */
  removeIfLeft(): Promise<boolean> {
    return this.#run(async () => {
      if (this.doc.status !== 'waiting' || peopleOf(this.doc).length) return false;
      return (await this.#around.store.removeTable(this.id, this.#saved.version)) === 'removed';
    });
  }

  start(guest: GuestId): Promise<Refusal | null> {
    return this.#run(async () => (this.doc.host === guest ? this.#begin() : { why: 'not-the-host' }));
  }

  async #begin(): Promise<Refusal | null> {
    const [fewest] = this.box.game.seats;
    const next = begin(this.doc, fewest);
    if (isRefusal(next)) return next;
    const { id: game, version } = this.box.game;
    const { options, seed, start } = next;
    const header: Header<Kind> = { game, version, seats: next.seats.length, options, seed };
    // The match before the table that says it is played: the other way round, a crash would leave a table without one.
    await this.#around.store.create(this.id, header, start);
    const refused = await this.#saved.save((doc) => begin(doc, fewest));
    if (refused) return refused;
    await this.#openMatch();
    await this.#afterSeats();
    this.room.showScenes(this.doc, this.#playing());
    return null;
  }

  async #afterSeats(): Promise<void> {
    await this.people.learnNames();
    this.#bots.forget();
    this.room.showTable(this.doc);
    this.#time?.showTo(this.room);
    await this.#settle();
  }

  // --- The match --------------------------------------------------------------------------------------------------

  play(guest: GuestId, seat: Seat, move: string, id: string, when = justNow()): Promise<Written | Refusal> {
    return this.#run(async () => {
      const refused = this.#stranger(guest, seat);
      if (refused) return refused;
      if (!(await this.#comeBack(seat))) return { why: 'bot-moves-first' };
      return this.#written(await this.#playing().play(seat, move, id, when, this.room.absent(this.doc)));
    });
  }

  /** Whether it matters here, now, when somebody pressed. */
  get racing(): boolean {
    return this.#match?.racing === true && !this.doc.halted;
  }

  get speed(): number {
    return this.#match?.speed ?? 1;
  }

  back(guest: GuestId, seat: Seat): Promise<Written | Refusal> {
    return this.#run(async () => {
      const refused = this.#stranger(guest, seat);
      if (refused) return refused;
      await this.#comeBack(seat);
      return { seq: this.#playing().position.seq };
    });
  }

  /** Done, refused, or `asked`: the answer comes when the others have answered. */
  takeback(guest: GuestId, seat: Seat, id: string): Promise<Written | Refusal | 'asked'> {
    return this.#run(async () => {
      const refused = this.#stranger(guest, seat);
      if (refused) return refused;
      return this.#takebacks.ask(this.#playing(), guest, seat, id);
    });
  }

  answer(guest: GuestId, yes: boolean): Promise<Written | Refusal> {
    return this.#run(async () => {
      if (!this.#match) return { why: 'not-playing' };
      return this.#takebacks.answer(this.#match, guest, yes);
    });
  }

  #stranger(guest: GuestId, seat: Seat): Refusal | null {
    if (this.doc.halted) return { why: 'halted' };
    if (!this.#match) return { why: 'not-playing' };
    return seatsOf(this.doc, guest).includes(seat) ? null : { why: 'not-your-seat' };
  }

  #playing(): LiveMatch {
    if (!this.#match) throw new Error('the match has not begun');
    return this.#match;
  }

  /** False: not before the bot that took over has moved, or whoever thought too long would simply have more time. */
  async #comeBack(seat: Seat): Promise<boolean> {
    const [chair, time, match] = [this.doc.seats[seat], this.#time, this.#playing()];
    if (chair?.kind !== 'person' || !chair.away || !time || match.over) return true;
    const moved = botHasMoved(this.doc, match, seat);
    if (!moved && this.doc.clock.kind !== 'none' && this.#thinking.includes(seat)) {
      if (!this.doc.returning.includes(seat))
        await this.#saved.save((doc) => ({ ...doc, returning: [...doc.returning, seat] }));
      return false;
    }
    await this.#saved.save((doc) => ({
      ...handOver(doc, [seat], 'back', match.position.seq),
      granted: moved ? time.comeBack(doc, seat) : doc.granted,
    }));
    await this.#afterSeats();
    return true;
  }

  async #openMatch(): Promise<void> {
    if (this.doc.status === 'waiting' || this.#match) return;
    const stored = await this.#around.store.read(this.id, 0);
    this.#unreadable = stored?.header.version !== this.box.game.version;
    if (!stored || this.#unreadable) return this.room.showTable(this.doc);
    try {
      this.#match = new LiveMatch(this.id, this.box, stored, this.#around, {
        foresee: (step) => this.room.showStep(this.doc, this.#playing(), step),
        stepped: (step, foreseen) => this.#stepped(step, foreseen),
      });
    } catch (error) {
      this.#around.log.error({ err: error, table: this.id }, 'a match cannot be read back');
      this.#unreadable = true;
      return this.room.showTable(this.doc);
    }
    this.#time = new Timekeeper(
      this.#match,
      () => this.doc,
      () => this.#orLog(() => this.#ring(), 'a clock failed'),
    );
  }

  /** After every stored step, ours or another server's. */
  #stepped(step: Logged, foreseen: boolean): void {
    this.#time?.tick(step);
    if (readTakeback(step.entry.move) !== null) this.#bots.forget();
    if (!foreseen) this.room.showStep(this.doc, this.#playing(), step);
    this.#time?.showTo(this.room);
  }

  async #written(result: Written | Refusal): Promise<Written | Refusal> {
    if (!isRefusal(result)) this.#around.tell(this.id, { what: 'changed' });
    await this.#settle();
    return result;
  }

  /** What follows from wherever the match now stands: its end, the next stroke of a clock, the bots' turn. */
  async #settle(): Promise<void> {
    const match = this.#match;
    if (!match || this.doc.halted || this.#closed) return;
    if (match.over && this.doc.status !== 'over') {
      const outcome = match.game.outcome(match.position.state);
      await this.#saved.save((doc) => ({ ...doc, status: 'over', outcome }));
      this.room.showTable(this.doc);
      this.room.showLog(this.doc, match);
    }
    this.#time?.wind();
    this.#bots.consider();
    for (const seat of this.doc.returning) await this.#comeBack(seat);
    await this.#takebacks.settle(match);
  }

  // --- Time -------------------------------------------------------------------------------------------------------

  /** Whether what was due is done. */
  async #orLog(job: () => Promise<void>, words: string): Promise<boolean> {
    try {
      await this.#run(job);
      return true;
    } catch (error) {
      logFailure(this.#around.log, error, { table: this.id }, words);
      return false;
    }
  }

  /** The alarm rang: the game's clock strikes, or a bot takes over from whoever thought too long. */
  async #ring(): Promise<void> {
    const [match, time] = [this.#match, this.#time];
    if (!match || !time || this.doc.halted || this.#closed) return;
    const before = match.position.seq;
    await match.strikeDue();
    if (match.position.seq !== before) this.#around.tell(this.id, { what: 'changed' });
    const late = time.late();
    if (!late.length) return this.#settle();
    await this.#saved.save((doc) => handOver(doc, late, 'time-up', match.position.seq));
    await this.#afterSeats();
  }

  // --- Bots -------------------------------------------------------------------------------------------------------

  turns(): BotTurn[] {
    if (!this.#match || this.#closed) return [];
    return botTurns(this.doc, this.#match, this.box.levels.length, this.room.size > 0);
  }

  botPlays(seat: Seat, move: string, id: string): Promise<void> {
    return this.#run(async () => {
      const stillBot = botLevel(this.doc, this.box.levels.length, seat) !== null;
      if (!stillBot || this.doc.halted || this.#closed) return;
      const result = await this.#written(
        await this.#playing().play(seat, move, id, justNow(), this.room.absent(this.doc)),
      );
      if (isRefusal(result)) this.#around.log.debug({ table: this.id, seat, ...result }, 'a bot was refused');
    });
  }

  showThinking(seats: readonly Seat[]): void {
    this.#thinking.show(seats, this.racing);
  }

  // --- Other servers, and defects ---------------------------------------------------------------------------------

  /** Another server changed something about this table, or may have. False: it is gone. */
  refresh(): Promise<boolean> {
    return this.#run(async () => {
      const [{ version }, waited] = [this.#saved, !this.#match];
      if (!(await this.#saved.reload())) return false;
      await this.#openMatch();
      await this.#match?.catchUp();
      await this.talk.catchUp();
      if (this.#saved.version !== version) await this.#afterSeats();
      else await this.#settle();
      if (waited && this.#match) this.room.showScenes(this.doc, this.#match); // begun over there: here nobody has seen anything yet
      return true;
    });
  }

  async #halt(): Promise<void> {
    await this.#saved.save((doc) => ({ ...doc, halted: true }));
    this.room.showTable(this.doc);
  }

  /** One thing at a time. A defect in the rules stops this match and keeps its log; all other tables go on. */
  #run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(job, job);
    this.#queue = result.catch(async (error: unknown) => {
      if (!(error instanceof RulesFailed)) return;
      this.#around.log.error({ err: error, table: this.id }, 'a match is halted');
      await this.#halt().catch(() => {}); // the next start finds the same defect
    });
    return result;
  }
}
