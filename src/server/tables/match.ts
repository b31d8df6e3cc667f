import { isRefusal, type Game, type Header, type Kind, type Millis } from '../../kernel/game.ts';
import type { Refusal, Seat } from '../../kernel/game.ts';
import { present, type Position, type Positions } from '../../kernel/match.ts';
import { isAgainstTime } from '../../kernel/against-time.ts';
import { isMarked, writePress } from '../../kernel/press.ts';
import { readTakeback, writeTakeback } from '../../kernel/takeback.ts';
import type { TableId } from '../../protocol/table.ts';
import { History, idOf, type Logged } from '../../table/history.ts';
import type { StoredEntry, StoredMatch } from '../../table/stored.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import type { Store } from '../store/store.ts';
import type { Surroundings } from './surroundings.ts';

const MOST_MOVES = 5_000; // of one seat: no person comes near it; a program would fill the memory, but leaves the others theirs

export interface Written {
  readonly seq: number;
}

/** When a move was made: at a moment of this computer's clock, or so long after the scene of a seq. Null: as it arrived. */
export type PressTime = { readonly at: number } | { readonly after: number; readonly ms: Millis } | null;

/** Of a move: when it came in, by this computer's clock, and when it was made. */
export interface Moment {
  readonly arrived: number;
  readonly pressed: PressTime;
}

export const justNow = (): Moment => ({ arrived: performance.now(), pressed: null });

/** Who is told of the steps of a match. */
export interface Follower {
  foresee(step: Logged): void; // it is certain, but not stored yet
  stepped(step: Logged, foreseen: boolean): void; // after the commit: our own entries and those another server wrote
}

const SOON: Millis = 1_000; // a stroke due so soon after the last entry is shown before the disk has it: decision 16

/** The log of one match, and the position it leads to. Nothing is shown to anybody that a crash could undo. */
export class LiveMatch {
  readonly history: History;
  readonly speed: number; // match milliseconds in one of life; 1, but in tests of races
  readonly #id: TableId;
  readonly #store: Store;
  readonly #follower: Follower;
  readonly #alone: boolean; // nobody else writes this log
  readonly #resumed: Millis; // no time before this one is left
  #foreseen = 0; // the seq of the last stroke that was shown before it was stored
  #began = performance.now(); // when match time was 0, on this computer's clock

  constructor(
    id: TableId,
    box: GameBox,
    stored: StoredMatch,
    { store, shared, raceSpeed }: Pick<Surroundings, 'store' | 'shared' | 'raceSpeed'>,
    follower: Follower,
  ) {
    this.#id = id;
    this.#store = store;
    this.#alone = !shared;
    this.history = new History(box, stored);
    const hurried = raceSpeed !== 1 && isAgainstTime(this.game, this.first, this.header.seats);
    this.speed = hurried ? raceSpeed : 1;
    this.#follower = follower;
    // Time stands still while no server runs the table: a restart costs nobody their thinking time. But a stroke that may have
    // been seen already goes first: else somebody could move before it, and what was seen would never have been.
    this.#resumed = (this.over ? null : this.#soonDue(this.position)) ?? this.position.at;
    this.#began = performance.now() - this.#resumed / this.speed;
  }

  /** When the next stroke is due, if nothing but the log decides what it does and it may be shown before it is stored. */
  #soonDue({ state, at }: Position<Kind>): Millis | null {
    const due = this.game.due(state);
    return this.#alone && due !== null && due - at <= SOON ? due : null;
  }

  get game(): Game<Kind> {
    return this.history.game;
  }

  get header(): Header<Kind> {
    return this.history.header;
  }

  get first(): Position<Kind> {
    return this.history.first;
  }

  get log(): readonly Logged[] {
    return this.history.log;
  }

  get position(): Position<Kind> {
    return this.history.position;
  }

  get over(): boolean {
    return this.history.over;
  }

  /** Whom it waits for; nobody when it is over. */
  get asked(): readonly Seat[] {
    return this.history.awaiting;
  }

  positionAt(seq: number): Position<Kind> | undefined {
    return this.history.positionAt(seq);
  }

  now(): Millis {
    return this.#timeOf(performance.now());
  }

  /** A moment of this computer's clock; but time never runs backwards. */
  #timeOf(real: number): Millis {
    return Math.max(this.position.at, this.#resumed, Math.floor(this.speed * (real - this.#began)));
  }

  /** A move as written by its player. The same id again is answered with the seq it has. */
  async play(
    by: Seat,
    move: string,
    id: string,
    { arrived, pressed }: Moment = justNow(),
    absent: readonly Seat[] = [],
  ): Promise<Written | Refusal> {
    const seen = this.seen(by, id);
    if (seen !== undefined) return { seq: seen };
    if (readTakeback(move) !== null || isMarked(move)) return { why: 'unreadable-move' };
    const text = (at: Millis): string =>
      this.racing ? writePress(move, at, { pressed: this.#pressed(pressed, at), absent }) : move;
    return this.#write(by, id, text, arrived);
  }

  /** Several may act and a clock runs: what decides is when something was pressed. */
  get racing(): boolean {
    return this.history.racing;
  }

  #pressed(pressed: PressTime, at: Millis): Millis {
    if (!pressed) return at;
    if ('at' in pressed) return Math.min(at, Math.round(this.speed * (pressed.at - this.#began)));
    const since = this.positionAt(pressed.after)?.at;
    return since === undefined ? at : Math.min(at, Math.round(since + this.speed * pressed.ms));
  }

  async takeBack(by: Seat, to: number, id: string): Promise<Written | Refusal> {
    const seen = this.seen(by, id);
    if (seen !== undefined) return { seq: seen };
    return this.#write(by, id, () => writeTakeback(to), performance.now());
  }

  seen(by: Seat, id: string): number | undefined {
    return this.history.seqOf(by, id);
  }

  /** Every stroke of the game's own clock that was due by a moment of this computer's clock. */
  async strikeDue(real: number = performance.now()): Promise<void> {
    for (;;) {
      const entry = this.history.stroke(this.#timeOf(real));
      if (!entry) return;
      const line = this.history.follow(entry);
      if (isRefusal(line)) return;
      this.#foresee({ entry, position: present(line) });
      await this.#append(entry, line);
    }
  }

  /** Nobody has to wait for the disk to see what follows from what is on it. Once: storing it may fail, and be tried again. */
  #foresee(step: Logged): void {
    if (this.#foreseen >= step.entry.seq || this.#soonDue(this.position) === null) return;
    this.#foreseen = step.entry.seq;
    this.#follower.foresee(step);
  }

  /** Takes over what other servers have written since. */
  async catchUp(): Promise<void> {
    const stored = await this.#store.read(this.#id, this.position.seq);
    for (const entry of stored?.entries ?? []) this.#take(entry);
  }

  /** As of its arrival: however long the disk keeps others busy, what came in time is in time. */
  async #write(
    by: Seat,
    id: string,
    text: (at: Millis) => string,
    arrived: number,
  ): Promise<Written | Refusal> {
    if (this.history.movesBy(by) >= MOST_MOVES) return { why: 'too-many' };
    for (;;) {
      await this.strikeDue(arrived);
      const at = this.#timeOf(arrived);
      const entry = { seq: this.position.seq + 1, at, by, move: text(at), id: idOf(by, id) };
      const line = this.history.follow(entry);
      if (!isRefusal(line)) {
        const written = await this.#append(entry, line);
        if (written) return written;
      } else if (line.why !== 'clock-first') return line; // the clock struck this very moment: let it go first
    }
  }

  /** Stored, or null: somebody else took this seq, and we have caught up with them. */
  async #append(entry: StoredEntry, line: Positions<Kind>): Promise<Written | null> {
    const answer = await this.#store.append(this.#id, entry);
    if (answer === 'stored') {
      this.#take(entry, line);
      return { seq: entry.seq };
    }
    await this.catchUp();
    return answer === 'taken' ? null : { seq: answer.seen };
  }

  #take(entry: StoredEntry, line?: Positions<Kind>): void {
    const step = this.history.take(entry, line);
    // Another server's clock may be ahead of ours; time must not run backwards here.
    this.#began = Math.min(this.#began, performance.now() - entry.at / this.speed);
    this.#follower.stepped(step, this.#foreseen >= entry.seq);
  }
}
