import { isRefusal, type Entry, type Game, type Header, type Kind } from '../kernel/game.ts';
import type { Millis, Refusal, Seat } from '../kernel/game.ts';
import { outcomeAt } from '../kernel/early-end.ts';
import type { PositionText } from '../kernel/optional-files.ts';
import { awaitedSeats } from '../kernel/abilities.ts';
import { addTo, BrokenEntry, follow, present, start, startFrom, clockSteps } from '../kernel/match.ts';
import type { Followed, Position, Positions } from '../kernel/match.ts';
import { isRace } from '../kernel/press.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';
import type { MatchStart } from './doc.ts';

/** One step of a match: its entry, and the position it led to. */
export interface Logged {
  readonly entry: StoredEntry;
  readonly position: Position<Kind>;
}

/** The rules a match is played by. */
export interface Rules {
  readonly game: Game<Kind>;
  readonly position: PositionText<Kind> | null; // null: positions of this game cannot be written as text
}

/** The facts that follow from a position alone. */
interface Facts {
  readonly over: boolean;
  readonly awaiting: readonly Seat[];
  readonly racing: boolean;
}

const factsOf = (game: Game<Kind>, position: Position<Kind>): Facts => {
  if (outcomeAt(game, position)) return { over: true, awaiting: [], racing: false };
  const { state } = position;
  return { over: false, awaiting: awaitedSeats(game, state), racing: isRace(game, state) };
};

/** The entries of one match with their positions. It grows entry by entry, so no position is computed twice. */
export class History {
  readonly game: Game<Kind>;
  readonly header: Header<Kind>;
  readonly first: Position<Kind>;
  readonly log: Logged[] = [];
  readonly #ids = new Map<string, number>();
  readonly #moves = new Map<Entry['by'], number>();
  readonly #line: [Position<Kind>, ...Position<Kind>[]];
  #facts: Facts | null = null; // of the current position; null: not asked yet

  /** Throws if an entry is illegal by the rules. */
  constructor(rules: Rules, { header, start: from, entries }: StoredMatch) {
    this.game = rules.game;
    this.header = header;
    this.first = firstPosition(rules, header, from);
    this.#line = [this.first];
    for (const entry of entries) this.take(entry);
  }

  get position(): Position<Kind> {
    return present(this.#line);
  }

  /** The positions that led to the current one, without those that were taken back. */
  get line(): Positions<Kind> {
    return this.#line;
  }

  get over(): boolean {
    return this.#known().over;
  }

  /** The seats the match waits for; none when it is over. */
  get awaiting(): readonly Seat[] {
    return this.#known().awaiting;
  }

  /** True in a race: several seats may act and a clock runs, so the press time decides. */
  get racing(): boolean {
    return this.#known().racing;
  }

  /** Computed once for each position: the table asks a dozen times a move. */
  #known(): Facts {
    this.#facts ??= factsOf(this.game, this.position);
    return this.#facts;
  }

  positionAt(seq: number): Position<Kind> | undefined {
    return seq === 0 ? this.first : this.log[seq - 1]?.position;
  }

  /** The seq of the entry that this seat sent with this id. */
  seqOf(by: Seat, id: string): number | undefined {
    return this.#ids.get(idOf(by, id));
  }

  movesBy(by: Entry['by']): number {
    return this.#moves.get(by) ?? 0;
  }

  /** The position after this entry, or why it is refused. Changes nothing. */
  follow(entry: Entry): Followed<Kind> | Refusal {
    try {
      return follow(this.game, this.header.seed, this.#line, entry);
    } catch (error) {
      if (error instanceof BrokenEntry) return error.refusal;
      throw new RulesFailed(entry, error);
    }
  }

  /** The next clock event of the game that is due by `at`. */
  stroke(at: Millis): StoredEntry | null {
    const seq = this.position.seq + 1;
    try {
      const [next] = clockSteps(this.game, this.header.seed, this.position, at);
      return next ? { seq, at: next.at, by: 'clock', move: null, id: `clock:${seq}` } : null;
    } catch (error) {
      throw new RulesFailed({ seq, at, by: 'clock', move: null }, error);
    }
  }

  /** Adds a stored entry. Throws BrokenEntry if it is illegal. */
  take(entry: StoredEntry, followed = follow(this.game, this.header.seed, this.#line, entry)): Logged {
    addTo(this.#line, followed);
    this.#facts = null;
    this.#ids.set(entry.id, entry.seq);
    this.#moves.set(entry.by, this.movesBy(entry.by) + 1);
    const step = { entry, position: this.position };
    this.log.push(step);
    return step;
  }
}

/** The rules threw an error: a defect. The entry was not stored. */
export class RulesFailed extends Error {
  constructor({ seq, by, move }: Entry, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the rules failed at seq ${seq}, seat ${by}, move ${move}: ${why}`, { cause });
  }
}

/** Entry ids contain the seat, so that no player can block another one's move by using its id first. */
export const idOf = (by: Seat, id: string): string => `${by}:${id}`;

/** The id of a bot's move. Clients cannot send an id with a colon, so no player can use a bot's id first. */
export const botId = (seq: number): string => `bot:${seq}`;

/** True if a bot made this move, at its own seat or for a person. */
export const isBots = ({ by, id }: StoredEntry): boolean => id.startsWith(`${by}:bot:`);

const firstPosition = (
  { game, position }: Rules,
  header: Header<Kind>,
  from: MatchStart | null,
): Position<Kind> => {
  if (!from) return start(game, header);
  if ('state' in from) return startFrom(from.state, from.at);
  const state = position?.read(from.text, header.options);
  if (isRefusal(state)) throw new Error(`the match cannot begin: ${state.why}`);
  return startFrom(state);
};
