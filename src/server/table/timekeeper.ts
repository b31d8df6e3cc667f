import type { Millis, Seat } from '../../kernel/game.ts';
import { readTakeback } from '../../kernel/takeback.ts';
import type { Clocks } from '../../protocol/messages.ts';
import { PlayerClocks } from './clock.ts';
import type { TableDoc } from './doc.ts';
import type { LiveMatch, Logged } from './match.ts';

const LONGEST_TIMER = 2 ** 31 - 1; // a longer one would ring at once

/** The time of one match: the players' clocks, and one alarm for whatever comes first, theirs or the game's own. */
export class Timekeeper {
  readonly #match: LiveMatch;
  readonly #clocks: PlayerClocks;
  #alarm: NodeJS.Timeout | undefined;

  constructor(match: LiveMatch, { clock }: TableDoc) {
    this.#match = match;
    this.#clocks = new PlayerClocks(clock, match.header.seats);
    this.#clocks.tick({
      at: 0,
      by: null,
      actors: match.game.actors(match.first.state),
      back: null,
    });
    for (const step of match.log) this.tick(step);
  }

  get waiting(): boolean {
    return this.#alarm !== undefined;
  }

  tick({ entry: { at, by, move }, position }: Logged): void {
    const actors = this.#match.game.actors(position.state);
    this.#clocks.tick({ at, by, actors, back: readTakeback(move) });
  }

  show(doc: TableDoc): Clocks {
    return this.#clocks.show(doc.granted, timed(doc), this.#match.now());
  }

  /** The people whose time is up. */
  late(doc: TableDoc): Seat[] {
    const { left, running } = this.show(doc);
    return running.filter((seat) => left[seat] === 0);
  }

  comeBack(doc: TableDoc, seat: Seat): TableDoc['granted'] {
    return doc.granted.with(seat, this.#clocks.comeBack(seat, doc.granted[seat] ?? 0, this.#match.now()));
  }

  /** Rings when something is due next, but not sooner than `soonest`; instead of whatever was due before. */
  wind(doc: TableDoc, ring: () => void, soonest: Millis): void {
    this.stop();
    const first = this.#match.over ? Infinity : this.#next(doc);
    if (first === Infinity) return;
    const rung = (): void => {
      this.stop();
      ring();
    };
    this.#alarm = setTimeout(rung, Math.min(Math.max(first, soonest), LONGEST_TIMER));
  }

  stop(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
  }

  #next(doc: TableDoc): Millis {
    const { game, position } = this.#match;
    const due = game.due(position.state);
    const { left, running } = this.show(doc);
    const times = running.map((seat) => left[seat] ?? Infinity);
    return Math.min(...times, due === null ? Infinity : due - this.#match.now());
  }
}

/** People have clocks; bots, and people for whom a bot plays, do not. */
const timed =
  (doc: TableDoc) =>
  (seat: Seat): boolean => {
    const chair = doc.seats[seat];
    return doc.status === 'playing' && chair?.kind === 'person' && !chair.away;
  };
