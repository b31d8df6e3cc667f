import type { Millis, Seat } from '../../kernel/game.ts';
import { asked } from '../../kernel/match.ts';
import { readTakeback } from '../../kernel/takeback.ts';
import type { Clocks } from '../../protocol/messages.ts';
import { PlayerClocks } from '../../table/player-clocks.ts';
import type { TableDoc } from '../../table/doc.ts';
import { isBots, type Logged } from '../../table/history.ts';
import type { LiveMatch } from './match.ts';
import type { Room } from './room.ts';

const LONGEST_TIMER = 2 ** 31 - 1; // a longer one would ring at once
const AGAIN: Millis = 1_000; // after a stroke that could not be stored

/** The time of one match: the players' clocks, and one alarm for whatever comes first, theirs or the game's own. */
export class Timekeeper {
  readonly #match: LiveMatch;
  readonly #clocks: PlayerClocks;
  readonly #doc: () => TableDoc;
  readonly #ring: () => Promise<boolean>;
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  /** `ring` does what is due and winds the alarm again; or says false, and is called again soon. */
  constructor(match: LiveMatch, doc: () => TableDoc, ring: () => Promise<boolean>) {
    this.#match = match;
    this.#doc = doc;
    this.#ring = ring;
    this.#clocks = new PlayerClocks(doc().clock, match.header.seats);
    this.#clocks.tick({
      at: match.first.at,
      by: null,
      bot: false,
      awaiting: asked(match.game, match.first.state),
      back: null,
    });
    for (const step of match.log) this.tick(step);
  }

  get waiting(): boolean {
    return this.#alarm !== undefined;
  }

  tick({ entry, position }: Logged): void {
    const { at, by, move } = entry;
    this.#clocks.tick({
      at,
      by,
      bot: isBots(entry),
      awaiting: asked(this.#match.game, position.state),
      back: readTakeback(move),
    });
  }

  show(): Clocks {
    const doc = this.#doc();
    return this.#clocks.show(doc.granted, timed(doc), this.#match.now());
  }

  showTo(listener: Pick<Room, 'send'>): void {
    if (this.#doc().clock.kind !== 'none') listener.send({ t: 'clocks', clocks: this.show() });
  }

  /** The people whose time is up. */
  late(): Seat[] {
    const { left, running } = this.show();
    return running.filter((seat) => left[seat] === 0);
  }

  comeBack({ granted }: TableDoc, seat: Seat): TableDoc['granted'] {
    return granted.with(seat, this.#clocks.comeBack(seat, granted[seat] ?? 0, this.#match.now()));
  }

  /** Rings when something is due next, but not sooner than `soonest`; instead of whatever was due before. */
  wind(soonest: Millis = 1): void {
    this.#stop();
    const first = this.#match.over || this.#closed ? Infinity : this.#next();
    if (first === Infinity) return;
    const rung = (): void => {
      this.#stop();
      void this.#strike();
    };
    this.#alarm = setTimeout(rung, Math.min(Math.max(first, soonest), LONGEST_TIMER));
  }

  async #strike(): Promise<void> {
    // Or a database that was away for a moment would stop the clocks for good.
    if (!(await this.#ring())) this.wind(AGAIN);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
  }

  #next(): Millis {
    const { game, position } = this.#match;
    const due = game.due(position.state);
    const { left, running } = this.show();
    const times = running.map((seat) => left[seat] ?? Infinity);
    const first = Math.min(...times, due === null ? Infinity : due - this.#match.now());
    return first / this.#match.speed;
  }
}

/** People have clocks; bots, and people for whom a bot plays, do not. */
const timed =
  (doc: TableDoc) =>
  (seat: Seat): boolean => {
    const chair = doc.seats[seat];
    return doc.status === 'playing' && chair?.kind === 'person' && !chair.away;
  };
