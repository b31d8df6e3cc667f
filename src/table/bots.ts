import type { Game, Kind, Millis, Refusal, Scene, Seat } from '../kernel/game.ts';
import type { Position } from '../kernel/match.ts';
import { scene } from '../kernel/match.ts';
import { randomMove } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import type { TableDoc } from './doc.ts';
import type { BotChoice, BotTurn } from './host-interface.ts';
import type { Match } from './match.ts';
import type { TableSettings } from './settings.ts';

const ANSWER_WITHIN: Millis = 300_000; // then the question or its answer counts as lost, and the bot is asked again
const FIRST_PAUSE: Millis = 500; // after a refused move; doubled each time
const LONGEST_PAUSE: Millis = 30_000;

/** A seat that a bot plays and that may act. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: number;
}

/** The current state of the match, as far as bots need it. */
export interface BotScene {
  readonly game: Game<Kind>;
  readonly position: Position<Kind>;
  readonly pace: Millis; // no bot moves sooner after it was asked
  readonly speed: number; // match time per real time
}

export const botScene = (match: Match | null, { botPace }: TableSettings): BotScene | null => {
  if (!match) return null;
  const { game, position, racing } = match.history;
  return { game, position, pace: racing ? 0 : botPace, speed: match.time.speed };
};

/** The state of one bot between its question and its move. */
interface Thought {
  readonly ask: number;
  readonly level: number;
  readonly scene: Scene<Kind>; // the scene that the bot was asked about
  readonly since: Millis;
  checked: number; // the last seq at which its planned move was found legal
  state: Activity;
}

type Activity =
  | { readonly is: 'thinks' }
  | { readonly is: 'waits' } // for the next step: the bot does not want to move now
  | { readonly is: 'plans'; readonly move: string; readonly at: Millis }
  | { readonly is: 'moves' }; // its move is in the table's queue

/** A move whose time has come. */
export interface BotMove {
  readonly seat: Seat;
  readonly move: string;
  readonly seq: number; // of the scene that the bot was asked about
}

/**
 * Decides for one table when each bot is asked, waits, moves or is dropped. A planned move is kept while it stays
 * legal, also when others move in between, and is dropped as soon as it is illegal.
 */
export class Bots {
  readonly #thoughts = new Map<Seat, Thought>();
  #asks = 0;
  #pause = FIRST_PAUSE;
  #restsUntil: Millis = -Infinity;

  /** Drops every bot's answer and plan, because a move was taken back or the people at the seats changed. */
  forget(): void {
    this.#thoughts.clear();
  }

  /** The bots that are to be asked now. */
  consider(seats: readonly BotSeat[], at: BotScene, now: Millis): (BotTurn & { readonly ask: number })[] {
    for (const seat of this.#thoughts.keys())
      if (!seats.some((one) => one.seat === seat) || !this.#isGood(seat, at, now))
        this.#thoughts.delete(seat);
    if (now < this.#restsUntil) return [];
    return seats
      .filter(({ seat }) => !this.#thoughts.has(seat))
      .map(({ seat, level }) => this.#ask(seat, level, scene(at.game, at.position, seat), now));
  }

  #ask(seat: Seat, level: number, shown: Scene<Kind>, now: Millis): BotTurn & { readonly ask: number } {
    const ask = ++this.#asks;
    const thought = {
      ask,
      level,
      scene: shown,
      since: now,
      checked: shown.seq,
      state: { is: 'thinks' },
    } as const;
    this.#thoughts.set(seat, { ...thought });
    return { ask, seat, level, scene: shown };
  }

  #isGood(seat: Seat, { game, position }: BotScene, now: Millis): boolean {
    const thought = this.#thoughts.get(seat);
    if (!thought) return false;
    const { state, checked } = thought;
    if (state.is === 'thinks') return now < thought.since + ANSWER_WITHIN;
    if (state.is === 'waits') return thought.scene.seq === position.seq; // it is asked again after the next step
    if (state.is === 'moves' || checked === position.seq) return true;
    thought.checked = position.seq;
    const move = game.read(state.move);
    return move !== null && !game.check(game.view(position.state, seat), seat, move);
  }

  /** Takes a bot's answer. Returns a new question, at the weakest level, if the bot failed; otherwise null. */
  chosen(
    ask: number,
    choice: BotChoice | null | 'failed',
    at: BotScene,
    now: Millis,
  ): (BotTurn & { readonly ask: number }) | null {
    const [seat, thought] = [...this.#thoughts].find(([, one]) => one.ask === ask) ?? [];
    if (seat === undefined || !thought || thought.state.is !== 'thinks') return null;
    if (choice === 'failed' && thought.level > 0) return this.#ask(seat, 0, thought.scene, thought.since);
    const found = choice === 'failed' ? anyChoice(at.game, thought.scene, seat) : choice;
    if (!found) thought.state = { is: 'waits' };
    else {
      const wait = Math.max(found.after / at.speed, at.pace);
      thought.state = { is: 'plans', move: found.move, at: Math.max(now, thought.since + wait) };
      thought.checked = thought.scene.seq;
    }
    return null;
  }

  /** The planned move with the earliest time that has been reached. */
  due(now: Millis): BotMove | null {
    const [first] = [...this.#plans()].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
    const thought = first && this.#thoughts.get(first.seat);
    if (!first || !thought) return null;
    thought.state = { is: 'moves' };
    return { seat: first.seat, move: first.move, seq: thought.scene.seq };
  }

  *#plans(): Generator<{ seat: Seat; move: string; at: Millis }> {
    for (const [seat, { state }] of this.#thoughts)
      if (state.is === 'plans') yield { seat, move: state.move, at: state.at };
  }

  /** False if the plan was dropped while its move waited in the queue; the move must then not be made. */
  means({ seat, seq }: BotMove): boolean {
    const thought = this.#thoughts.get(seat);
    return thought?.state.is === 'moves' && thought.scene.seq === seq;
  }

  /**
   * Records the result of a bot's move. After a refused move at an unchanged position all bots rest, longer each time:
   * otherwise a failing database, or a bot that disagrees with the rules, would cause an endless loop.
   */
  moved(move: BotMove, refused: Refusal | null, position: number, now: Millis): void {
    if (this.means(move)) this.#thoughts.delete(move.seat);
    if (!refused) this.#pause = FIRST_PAUSE;
    if (!refused || position !== move.seq) return;
    this.#restsUntil = now + this.#pause;
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** The awaited seats whose bot thinks or plans. Seats that may only interrupt are not shown as thinking. */
  thinking(): Seat[] {
    return [...this.#thoughts].flatMap(([seat, thought]) =>
      thought.state.is !== 'waits' && thought.scene.awaiting.includes(seat) ? [seat] : [],
    );
  }

  /** The next time at which a bot must move or be asked. */
  next(now: Millis): Millis {
    const times = [...this.#thoughts.values()].map(({ state, since }) => {
      if (state.is === 'plans') return state.at;
      return state.is === 'thinks' ? since + ANSWER_WITHIN : Infinity;
    });
    return Math.min(...times, this.#restsUntil > now ? this.#restsUntil : Infinity);
  }
}

/** The level of the bot at this seat; null if a person plays there. */
export const botLevel = ({ seats }: TableDoc, levels: number, seat: Seat): number | null => {
  const chair = seats[seat];
  if (chair?.kind === 'bot') return chair.level;
  // A bot that plays for an absent person has a middle level.
  return chair?.kind === 'person' && chair.away ? (levels - 1) >> 1 : null;
};

/**
 * The bots that may act. None may while no person plays and no client is connected, so that an empty table uses no CPU;
 * but a match over days is played to its end, because nobody may ever come to watch.
 */
export const botSeats = (doc: TableDoc, { history }: Match, levels: number, watched: boolean): BotSeat[] => {
  const people = doc.seats.some((seat) => seat.kind === 'person' && !seat.away);
  const goesOn = people || watched || doc.clock.kind === 'days';
  if (history.over || doc.halted || !goesOn) return [];
  return history.game.actors(history.position.state).flatMap((seat) => {
    const level = botLevel(doc, levels, seat);
    return level === null ? [] : [{ seat, level }];
  });
};

/** A random legal move, for a bot that fails even at its weakest level: otherwise the table would wait for ever. */
const anyChoice = (game: Game<Kind>, { view, seq }: Scene<Kind>, seat: Seat): BotChoice | null => {
  const move = randomMove(game, view, seat, quickRng(seq));
  return move === undefined ? null : { move: game.write(move), after: 0 };
};
