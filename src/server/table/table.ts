import {
  isRefusal,
  type Header,
  type Kind,
  type Millis,
  type Refusal,
  type Seat,
} from '../../kernel/game.ts';
import { readTakeback } from '../../kernel/takeback.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { BotSeats, type BotTurn } from '../bot-seat.ts';
import type { GameBox } from '../games.ts';
import { Allowance } from '../rate.ts';
import type { VersionedTable } from '../store/store.ts';
import { botLevel, botTurns } from './bot-turns.ts';
import { Consent, type Question } from './consent.ts';
import { peopleOf, seatsOf, type TableDoc } from './doc.ts';
import { LiveMatch, RulesFailed, type Logged, type Written } from './match.ts';
import { SavedTable } from './saved.ts';
import { logMessage, Room, scenesFor, type Onlooker } from './room.ts';
import { begin, isFull, setAway } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import { takebackFor } from './takeback.ts';
import { Timekeeper } from './timekeeper.ts';

const CHAT_SHOWN = 50;
const CLOCK_AGAIN: Millis = 1_000; // after a stroke that could not be stored

/**
 * One table and the match played at it: the single writer. Whatever changes something waits in the table's queue,
 * is checked, stored, and only then shown.
 */
export class Table {
  readonly id: TableId;
  readonly box: GameBox;
  readonly room = new Room();
  readonly #around: Surroundings;
  readonly #bots: BotSeats;
  readonly #saved: SavedTable;
  readonly #consent = new Consent(this.room);
  readonly #waves = new Allowance(1, 1, performance.now()); // of all spectators together
  #match: LiveMatch | null = null;
  #time: Timekeeper | null = null;
  #thinking: readonly Seat[] = [];
  #lastChat = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #idleSince = performance.now();
  #closed = false;

  constructor(saved: VersionedTable, box: GameBox, around: Surroundings) {
    this.id = saved.doc.id;
    this.box = box;
    this.#saved = new SavedTable(saved, around.store, around.tell);
    this.#around = around;
    this.#bots = new BotSeats(this, around.pool, around.botPace, around.log);
  }

  get doc(): TableDoc {
    return this.#saved.doc;
  }

  get match(): LiveMatch | null {
    return this.#match;
  }

  /** Brings a table back as it was left. */
  open(): Promise<void> {
    return this.#run(async () => {
      const [last] = await this.#around.store.chat(this.id, 0, 1);
      this.#lastChat = last?.n ?? 0;
      await this.#learnNames();
      await this.#openMatch();
      await this.#settle();
    });
  }

  close(): void {
    this.#closed = true;
    this.#time?.stop();
    this.#bots.forget();
  }

  /** How long nobody has been here and nothing runs. */
  idleFor(): number {
    const busy = this.room.size > 0 || this.#time?.waiting || this.#thinking.length > 0;
    if (busy) this.#idleSince = performance.now();
    return performance.now() - this.#idleSince;
  }

  // --- Coming and going -------------------------------------------------------------------------------------------

  join(onlooker: Onlooker, since: number): Promise<void> {
    return this.#run(async () => {
      this.room.enter(onlooker);
      await this.#learnNames();
      this.room.showTable(this.doc);
      if (this.#match) {
        onlooker.send(logMessage(this.doc, this.#match, onlooker.guest, since));
        for (const message of scenesFor(this.doc, this.#match, onlooker.guest)) onlooker.send(message);
        this.#showClocks();
      }
      const lines = await this.#around.store.chat(this.id, 0, CHAT_SHOWN);
      onlooker.send({ t: 'chat', lines: lines.filter(({ guest }) => onlooker.hears(guest)) });
      if (this.#consent.asked) onlooker.send({ t: 'takeback', asked: this.#consent.asked });
      if (this.#thinking.length) onlooker.send({ t: 'thinking', seats: this.#thinking });
      this.#bots.consider(); // they may have waited for somebody to look
    });
  }

  part(onlooker: Onlooker): void {
    if (this.room.exit(onlooker)) this.room.showTable(this.doc);
  }

  /** Somebody here goes by another name now. */
  renamed(): Promise<void> {
    return this.#run(async () => {
      await this.#learnNames();
      this.room.showTable(this.doc);
    });
  }

  // --- The document -----------------------------------------------------------------------------------------------

  /** Changes who sits where and the like; starts the match when the last open seat was taken. */
  change(how: (doc: TableDoc) => TableDoc | Refusal): Promise<Refusal | null> {
    return this.#run(async () => {
      const refused = await this.#saved.save(how);
      if (refused) return refused;
      if (this.doc.status === 'waiting' && isFull(this.doc)) return this.#begin();
      await this.#afterSeats();
      return null;
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
    this.#showScenes();
    return null;
  }

  #showScenes(): void {
    if (!this.#match) return;
    for (const guest of this.room.guests())
      for (const message of scenesFor(this.doc, this.#match, guest)) this.room.toGuest(guest, message);
  }

  async #afterSeats(): Promise<void> {
    await this.#learnNames();
    this.#bots.forget();
    this.room.showTable(this.doc);
    this.#showClocks();
    await this.#settle();
  }

  async #learnNames(): Promise<void> {
    const kept = this.doc.seats.flatMap((seat) =>
      seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : [],
    );
    const all = [...peopleOf(this.doc), ...kept, ...this.room.guests()];
    this.room.callThem(await this.#around.guests.names(all));
  }

  // --- The match --------------------------------------------------------------------------------------------------

  play(guest: GuestId, seat: Seat, move: string, id: string): Promise<Written | Refusal> {
    return this.#run(async () => {
      const refused = this.#stranger(guest, seat);
      if (refused) return refused;
      await this.#comeBack(seat);
      return this.#written(await this.#playing().play(seat, move, id));
    });
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
      const match = this.#playing();
      const seen = match.seen(seat, id);
      if (seen !== undefined) return { seq: seen };
      const pending = this.#consent.pending(id);
      if (pending) return pending;
      const found = takebackFor(match, seat);
      if (isRefusal(found)) return found;
      const waiting = this.#othersAtTheTable(guest);
      if (found.free || !waiting.length) return this.#written(await match.takeBack(seat, found.to, id));
      this.#consent.ask({ id, guest, by: seat, to: found.to, waiting });
      return 'asked';
    });
  }

  answer(guest: GuestId, yes: boolean): Promise<Written | Refusal> {
    return this.#run(async () => {
      const agreed = this.#consent.answer(guest, yes);
      if (isRefusal(agreed)) return agreed;
      if (agreed) await this.#agree(agreed);
      return { seq: this.#playing().position.seq };
    });
  }

  async #agree({ guest, by, to, id }: Question): Promise<void> {
    const done = await this.#written(await this.#playing().takeBack(by, to, id));
    this.room.toGuest(
      guest,
      isRefusal(done) ? { t: 'refused', id, ...done } : { t: 'ack', id, seq: done.seq },
    );
  }

  #othersAtTheTable(guest: GuestId): GuestId[] {
    const present = this.doc.seats.flatMap((seat) =>
      seat.kind === 'person' && !seat.away ? [seat.guest] : [],
    );
    return [...new Set(present)].filter((other) => other !== guest);
  }

  #stranger(guest: GuestId, seat: Seat): Refusal | null {
    if (!this.#match) return { why: 'not-playing' };
    if (this.doc.halted) return { why: 'halted' };
    return seatsOf(this.doc, guest).includes(seat) ? null : { why: 'not-your-seat' };
  }

  #playing(): LiveMatch {
    if (!this.#match) throw new Error('the match has not begun');
    return this.#match;
  }

  async #comeBack(seat: Seat): Promise<void> {
    const [chair, time] = [this.doc.seats[seat], this.#time];
    if (chair?.kind !== 'person' || !chair.away || !time || this.#playing().over) return;
    await this.#saved.save((doc) => ({ ...setAway(doc, [seat], false), granted: time.comeBack(doc, seat) }));
    await this.#afterSeats();
  }

  async #openMatch(): Promise<void> {
    if (this.doc.status === 'waiting' || this.#match) return;
    const stored = await this.#around.store.read(this.id, 0);
    if (!stored || stored.header.version !== this.box.game.version) return this.#halt();
    const { store, log } = this.#around;
    try {
      this.#match = new LiveMatch(this.id, this.box, stored, store, (step) => this.#stepped(step));
    } catch (error) {
      log.error({ err: error, table: this.id }, 'a match cannot be read back');
      return this.#halt();
    }
    this.#time = new Timekeeper(this.#match, this.doc);
  }

  /** After every stored step, ours or another server's. */
  #stepped(step: Logged): void {
    const match = this.#playing();
    this.#time?.tick(step);
    // Whoever plays on instead of answering has answered.
    this.#consent.decline();
    if (readTakeback(step.entry.move) !== null) {
      this.#bots.forget();
      this.room.showLog(this.doc, match);
    }
    this.room.showStep(this.doc, match, step);
    this.#showClocks();
  }

  async #written(result: Written | Refusal): Promise<Written | Refusal> {
    if (!isRefusal(result)) this.#around.tell(this.id);
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
    this.#wind();
    this.#bots.consider();
  }

  // --- Time -------------------------------------------------------------------------------------------------------

  #showClocks(): void {
    if (this.#time && this.doc.clock.kind !== 'none')
      this.room.toAll({ t: 'clocks', clocks: this.#time.show(this.doc) });
  }

  /** The alarm rang: the game's clock strikes, or a bot takes over from whoever thought too long. */
  async #ring(): Promise<void> {
    const [match, time] = [this.#match, this.#time];
    if (!match || !time || this.doc.halted || this.#closed) return;
    const before = match.position.seq;
    await match.strikeDue();
    if (match.position.seq !== before) this.#around.tell(this.id);
    const late = time.late(this.doc);
    if (!late.length) return this.#settle();
    await this.#saved.save((doc) => setAway(doc, late, true));
    await this.#afterSeats();
  }

  #wind(soonest: Millis = 1): void {
    const ring = (): void => {
      this.#run(() => this.#ring()).catch((error: unknown) => {
        this.#around.log.error({ err: error, table: this.id }, 'a clock failed');
        // Or a database that was away for a moment would stop the clocks for good.
        if (!this.#closed) this.#wind(CLOCK_AGAIN);
      });
    };
    this.#time?.wind(this.doc, ring, soonest);
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
      const result = await this.#written(await this.#playing().play(seat, move, id));
      if (isRefusal(result)) this.#around.log.debug({ table: this.id, seat, ...result }, 'a bot was refused');
    });
  }

  showThinking(seats: readonly Seat[]): void {
    this.#thinking = seats;
    this.room.toAll({ t: 'thinking', seats });
  }

  // --- Talk -------------------------------------------------------------------------------------------------------

  async say(guest: GuestId, id: string, text: string): Promise<Written | Refusal> {
    if (!seatsOf(this.doc, guest).length) return { why: 'not-seated' };
    const said = { guest, name: this.room.nameOf(guest), text, when: Date.now() };
    const line = await this.#around.store.say(this.id, `${guest}:${id}`, said);
    if (line.n > this.#lastChat) {
      this.#lastChat = line.n;
      this.room.showChat(line);
      this.#around.tell(this.id);
    }
    return { seq: line.n };
  }

  /** Onlookers may wave too, but not so often that the players see nothing else, on however many sockets. */
  emote(guest: GuestId, emote: Emote): Refusal | null {
    const seated = seatsOf(this.doc, guest).length > 0;
    if (!seated && !this.#waves.take(performance.now())) return { why: 'too-fast', with: { seconds: 1 } };
    this.room.showEmote(guest, emote);
    return null;
  }

  // --- Other servers, and defects ---------------------------------------------------------------------------------

  /** Another server changed something about this table, or may have. False: it is gone. */
  refresh(): Promise<boolean> {
    return this.#run(async () => {
      const { version } = this.#saved;
      const waited = !this.#match;
      if (!(await this.#saved.reload())) return false;
      await this.#openMatch();
      await this.#match?.catchUp();
      for (const line of await this.#around.store.chat(this.id, this.#lastChat, CHAT_SHOWN)) {
        this.#lastChat = line.n;
        this.room.showChat(line);
      }
      if (this.#saved.version !== version) await this.#afterSeats();
      else await this.#settle();
      if (waited) this.#showScenes(); // begun over there: here nobody has seen anything yet
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
