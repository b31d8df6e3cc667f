import { isRefusal, type Entry, type Game, type Header, type Kind } from '../kernel/game.ts';
import type { Millis, Refusal, Seat } from '../kernel/game.ts';
import type { PositionText } from '../kernel/extras.ts';
import { asked, BrokenEntry, follow, present, start, startFrom, strike } from '../kernel/match.ts';
import type { Position, Positions } from '../kernel/match.ts';
import { isRace } from '../kernel/press.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';
import type { MatchStart } from './doc.ts';

/** One step of the log: what was written, and the position it led to. */
export interface Logged {
  readonly entry: StoredEntry;
  readonly position: Position<Kind>;
}

/** The rules a match is played by. */
export interface Rules {
  readonly game: Game<Kind>;
  readonly position: PositionText<Kind> | null; // null: positions of this game cannot be written as text
}

/** The log of one match and the position it leads to. It grows entry by entry; nothing is computed twice. */
export class History {
  readonly game: Game<Kind>;
  readonly header: Header<Kind>;
  readonly first: Position<Kind>;
  readonly log: Logged[] = [];
  readonly #ids = new Map<string, number>();
  readonly #moves = new Map<Entry['by'], number>();
  #line: Positions<Kind>;

  /** Throws where the entries do not follow from the rules. */
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

  /** The positions that led to the present one, without those that were taken back. */
  get line(): Positions<Kind> {
    return this.#line;
  }

  get over(): boolean {
    return this.game.outcome(this.position.state) !== null;
  }

  /** The seats the match waits for; none when it is over. */
  get awaiting(): readonly Seat[] {
    return this.over ? [] : asked(this.game, this.position.state);
  }

  /** Several may act and a clock runs: then the moment of a press decides. */
  get racing(): boolean {
    return !this.over && isRace(this.game, this.position.state);
  }

  positionAt(seq: number): Position<Kind> | undefined {
    return seq === 0 ? this.first : this.log[seq - 1]?.position;
  }

  /** The seq that this id of this seat was stored with. */
  seqOf(by: Seat, id: string): number | undefined {
    return this.#ids.get(idOf(by, id));
  }

  movesBy(by: Entry['by']): number {
    return this.#moves.get(by) ?? 0;
  }

  /** Where this entry would lead, or why it is refused. Nothing changes yet. */
  follow(entry: Entry): Positions<Kind> | Refusal {
    try {
      return follow(this.game, this.header.seed, this.#line, entry);
    } catch (error) {
      if (error instanceof BrokenEntry) return error.refusal;
      throw new RulesFailed(entry, error);
    }
  }

  /** The next stroke of the game's own clock that is due by `at`. */
  stroke(at: Millis): StoredEntry | null {
    const seq = this.position.seq + 1;
    try {
      const [next] = strike(this.game, this.header.seed, this.position, at);
      return next ? { seq, at: next.at, by: 'clock', move: null, id: `clock:${seq}` } : null;
    } catch (error) {
      throw new RulesFailed({ seq, at, by: 'clock', move: null }, error);
    }
  }

  /** Adds an entry that is stored. Throws BrokenEntry when it does not follow from those before it. */
  take(entry: StoredEntry, line = follow(this.game, this.header.seed, this.#line, entry)): Logged {
    this.#line = line;
    this.#ids.set(entry.id, entry.seq);
    this.#moves.set(entry.by, this.movesBy(entry.by) + 1);
    const step = { entry, position: this.position };
    this.log.push(step);
    return step;
  }
}

/** The rules threw: a defect. The entry was not stored. */
export class RulesFailed extends Error {
  constructor({ seq, by, move }: Entry, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the rules failed at seq ${seq}, seat ${by}, move ${move}: ${why}`, { cause });
  }
}

/** An id belongs to the seat that used it: nobody can use up another's. */
export const idOf = (by: Seat, id: string): string => `${by}:${id}`;

/** The id of a bot's move. No client can send an id with a colon, or a player could use up the bot's. */
export const botId = (seq: number): string => `bot:${seq}`;

/** True if a bot made this move, its own or in a person's place. */
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
