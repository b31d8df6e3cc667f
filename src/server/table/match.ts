import type { Entry, Game, Header, Kind, Millis, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/game.ts';
import {
  BrokenEntry,
  follow,
  heard,
  moveAsHeard,
  present,
  start,
  startFrom,
  strike,
} from '../../kernel/match.ts';
import type { Line, Position } from '../../kernel/match.ts';
import { isMarked, isRace, writePress } from '../../kernel/press.ts';
import { readTakeback, writeTakeback } from '../../kernel/takeback.ts';
import type { LogLine } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import type { GameBox } from '../games.ts';
import type { MatchStart, Store, StoredEntry, StoredMatch } from '../store/store.ts';
import type { Surroundings } from './surroundings.ts';

const MOST_ENTRIES = 10_000; // no match of people comes near it; a program that never ends one would fill the memory

/** One step of the log: what was written, and what it made happen. */
export interface Logged {
  readonly entry: StoredEntry;
  readonly position: Position<Kind>;
}

export interface Written {
  readonly seq: number;
}

/** When a move was made: at a moment of this computer's clock, or so long after the scene of a seq. Null: as it arrived. */
export type PressTime = { readonly at: number } | { readonly after: number; readonly ms: Millis } | null;

/**
 * The log of one match, and the position it leads to. Nothing is shown to anybody before it is stored: `onStep` is called
 * after the commit, for our own entries and for those another server wrote.
 */
export class LiveMatch {
  readonly game: Game<Kind>;
  readonly header: Header<Kind>;
  readonly log: Logged[] = [];
  readonly first: Position<Kind>;
  readonly speed: number; // match milliseconds in one of life; 1, but in tests of races
  readonly #id: TableId;
  readonly #store: Store;
  readonly #onStep: (step: Logged) => void;
  readonly #ids = new Map<string, number>();
  #line: Line<Kind>;
  #began = performance.now(); // when match time was 0, on this computer's clock

  constructor(
    id: TableId,
    box: GameBox,
    stored: StoredMatch,
    { store, raceSpeed }: Pick<Surroundings, 'store' | 'raceSpeed'>,
    onStep: (step: Logged) => void,
  ) {
    this.#id = id;
    this.#store = store;
    this.game = box.game;
    this.header = stored.header;
    this.first = firstPosition(box, stored.header, stored.start);
    this.speed = this.game.due(this.first.state) === null ? 1 : raceSpeed;
    this.#line = [this.first];
    this.#onStep = () => {}; // what is loaded happened long ago: nobody is told
    for (const entry of stored.entries) this.#take(entry);
    this.#onStep = onStep;
    this.#began = performance.now() - this.position.at / this.speed;
  }

  get position(): Position<Kind> {
    return present(this.#line);
  }

  get line(): Line<Kind> {
    return this.#line;
  }

  get over(): boolean {
    return this.game.outcome(this.position.state) !== null;
  }

  positionAt(seq: number): Position<Kind> | undefined {
    return seq === 0 ? this.first : this.log[seq - 1]?.position;
  }

  /** Time stands still while no server runs the table: a restart costs nobody their thinking time. */
  now(): Millis {
    return Math.max(this.position.at, Math.floor(this.speed * (performance.now() - this.#began)));
  }

  /** A move as written by its player. The same id again is answered with the seq it has. */
  async play(
    by: Seat,
    move: string,
    id: string,
    pressed: PressTime = null,
    absent: readonly Seat[] = [],
  ): Promise<Written | Refusal> {
    const seen = this.#ids.get(key(by, id));
    if (seen !== undefined) return { seq: seen };
    if (readTakeback(move) !== null || isMarked(move)) return { why: 'unreadable-move' };
    return this.#write(by, id, (at) =>
      this.racing ? writePress(move, at, { pressed: this.#pressed(pressed, at), absent }) : move,
    );
  }

  /** Several may act and a clock runs: what decides is when something was pressed. */
  get racing(): boolean {
    return isRace(this.game, this.position.state);
  }

  #pressed(pressed: PressTime, at: Millis): Millis {
    if (!pressed) return at;
    if ('at' in pressed) return Math.min(at, Math.round(this.speed * (pressed.at - this.#began)));
    const since = this.positionAt(pressed.after)?.at;
    return since === undefined ? at : Math.min(at, Math.round(since + this.speed * pressed.ms));
  }

  async takeBack(by: Seat, to: number, id: string): Promise<Written | Refusal> {
    const seen = this.#ids.get(key(by, id));
    return seen === undefined ? this.#write(by, id, () => writeTakeback(to)) : { seq: seen };
  }

  seen(by: Seat, id: string): number | undefined {
    return this.#ids.get(key(by, id));
  }

  /** Every stroke of the game's own clock that is due by now. */
  async strikeDue(): Promise<void> {
    for (;;) {
      const next = this.#stroke();
      if (!next) return;
      const { seq, at } = next;
      await this.#append({ seq, at, by: 'clock', move: null, id: `clock:${seq}` }, [...this.#line, next]);
    }
  }

  #stroke(): Position<Kind> | undefined {
    const [at, seq] = [this.now(), this.position.seq + 1];
    try {
      const [next] = strike(this.game, this.header.seed, this.position, at);
      return next;
    } catch (error) {
      throw new RulesFailed(this.#id, { seq, at, by: 'clock', move: null }, error);
    }
  }

  /** Takes over what other servers have written since. */
  async catchUp(): Promise<void> {
    const stored = await this.#store.read(this.#id, this.position.seq);
    for (const entry of stored?.entries ?? []) this.#take(entry);
  }

  async #write(by: Seat, id: string, text: (at: Millis) => string): Promise<Written | Refusal> {
    if (this.log.length >= MOST_ENTRIES) return { why: 'too-many' };
    for (;;) {
      await this.strikeDue();
      const at = this.now();
      const entry = { seq: this.position.seq + 1, at, by, move: text(at), id: key(by, id) };
      const line = this.#follow(entry);
      if (!isRefusal(line)) {
        const written = await this.#append(entry, line);
        if (written) return written;
      } else if (line.why !== 'clock-first') return line; // the clock struck this very moment: let it go first
    }
  }

  #follow(entry: Entry): Line<Kind> | Refusal {
    try {
      return follow(this.game, this.header.seed, this.#line, entry);
    } catch (error) {
      if (error instanceof BrokenEntry) return error.refusal;
      throw new RulesFailed(this.#id, entry, error);
    }
  }

  /** Stored, or null: somebody else took this seq, and we have caught up with them. */
  async #append(entry: StoredEntry, line: Line<Kind>): Promise<Written | null> {
    const answer = await this.#store.append(this.#id, entry);
    if (answer === 'stored') {
      this.#take(entry, line);
      return { seq: entry.seq };
    }
    await this.catchUp();
    return answer === 'taken' ? null : { seq: answer.seen };
  }

  #take(entry: StoredEntry, line = follow(this.game, this.header.seed, this.#line, entry)): void {
    this.#line = line;
    this.#ids.set(entry.id, entry.seq);
    const step = { entry, position: this.position };
    this.log.push(step);
    // Another server's clock may be ahead of ours; time must not run backwards here.
    this.#began = Math.min(this.#began, performance.now() - entry.at / this.speed);
    this.#onStep(step);
  }
}

/** The rules threw: a defect. The entry was not stored. */
export class RulesFailed extends Error {
  constructor(match: TableId, { seq, by, move }: Entry, cause: unknown) {
    super(`the rules failed in match ${match} at seq ${seq}, seat ${by}, move ${move}`, { cause });
  }
}

/** An id belongs to the seat that used it: nobody can use up another's. */
const key = (by: Seat, id: string): string => `${by}:${id}`;

/** Whether a bot made this move, its own or in a person's place; see BotSeats. */
export const isBots = ({ by, id }: StoredEntry): boolean => id.startsWith(`${by}:bot:`);

const firstPosition = (box: GameBox, header: Header<Kind>, from: MatchStart | null): Position<Kind> => {
  if (!from) return start(box.game, header);
  if ('state' in from) return startFrom(from.state);
  const state = box.position?.read(from.text, header.options);
  if (isRefusal(state)) throw new Error(`the match cannot begin: ${state.why}`);
  return startFrom(state);
};

/** A step as this viewer may hear it. */
export const lineFor = ({ entry, position }: Logged, viewer: Viewer, over: boolean): LogLine => ({
  seq: entry.seq,
  at: entry.at,
  by: entry.by,
  move: moveAsHeard(entry, viewer, over),
  back: readTakeback(entry.move),
  events: heard(position.events, viewer),
});
