import type { Millis, Seat } from '../kernel/game.ts';
import type { Clocks } from '../protocol/messages.ts';
import type { ClockSetting } from '../protocol/table.ts';
import type { TableDoc } from './doc.ts';

/** One seat's thinking time, computed from the log. */
interface Hand {
  spent: Millis; // thinking time used in the whole match; a takeback does not reduce it
  moves: number; // without those taken back and those of a bot in the player's place
  from: Millis; // the value of `spent` when the current move began
  since: Millis | null; // when the seat began to think; null: it is not awaited
}

/** The part that a takeback restores. */
type Turn = Readonly<Pick<Hand, 'moves' | 'from'>>;

/** A step of the match, as far as clocks need it. */
export interface Tick {
  readonly at: Millis;
  readonly by: Seat | 'clock' | null;
  readonly bot: boolean; // it was a bot's move
  readonly awaiting: readonly Seat[];
  readonly back: number | null; // a takeback: to the position after this many steps
}

/**
 * The players' clocks. They are computed from the log alone, so they are the same after a restart and on every server.
 * `granted` is stored in the doc, for people who came back: with a bank it is added time; with time per move it is the
 * part of `spent` that no longer counts.
 */
export class PlayerClocks {
  readonly #setting: ClockSetting;
  readonly #hands: readonly Hand[];
  readonly #turns: (readonly Turn[])[] = []; // after each step

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    this.#hands = Array.from({ length: seats }, () => ({
      spent: 0,
      moves: 0,
      from: 0,
      since: null,
    }));
  }

  /**
   * A takeback adds no increment and does not restart the time of a move: otherwise a player could gain time by playing
   * and taking back.
   */
  tick({ at, by, bot, awaiting, back }: Tick): void {
    if (this.#setting.kind === 'none') return;
    for (const [seat, hand] of this.#hands.entries()) {
      if (hand.since !== null) hand.spent += at - hand.since;
      Object.assign(hand, this.#then(back, seat) ?? nextTurn(hand, by === seat, bot));
      hand.since = awaiting.includes(seat) ? at : null;
    }
    this.#turns.push(this.#hands.map(({ moves, from }) => ({ moves, from })));
  }

  #then(back: number | null, seat: Seat): Turn | null {
    return back === null ? null : (this.#turns[back]?.[seat] ?? null);
  }

  /** The remaining time; null if this seat has no clock. */
  left(seat: Seat, granted: Millis, now: Millis): Millis | null {
    const hand = this.#hands[seat];
    if (!hand || this.#setting.kind === 'none') return null;
    const spent = spentBy(hand, now);
    if (this.#setting.kind === 'move') return this.#setting.ms - (spent - Math.max(hand.from, granted));
    return this.#setting.ms + granted + hand.moves * this.#setting.increment - spent;
  }

  runs(seat: Seat): boolean {
    return this.#setting.kind !== 'none' && this.#hands[seat]?.since !== null;
  }

  /** True if this seat is awaited and has no time left. */
  isUp(seat: Seat, granted: Millis, now: Millis): boolean {
    return this.runs(seat) && clamp(this.left(seat, granted, now)) === 0;
  }

  /**
   * The value of `granted` for a person who comes back after a bot has moved for them, so that they have time to think.
   */
  comeBack(seat: Seat, granted: Millis, now: Millis): Millis {
    const hand = this.#hands[seat];
    if (!hand || this.#setting.kind === 'none') return granted;
    if (this.#setting.kind === 'move') return spentBy(hand, now);
    const { ms, increment } = this.#setting;
    const enough = Math.max(increment, Math.min(ms, GRACE));
    const left = this.left(seat, granted, now) ?? enough;
    return granted + Math.max(0, enough - left);
  }

  show(doc: Pick<TableDoc, 'granted' | 'seats' | 'status'>, now: Millis): Clocks {
    const seats = this.#hands.map((_, seat) => seat);
    return {
      left: seats.map((seat) =>
        isTimed(doc, seat) ? clamp(this.left(seat, doc.granted[seat] ?? 0, now)) : null,
      ),
      running: seats.filter((seat) => isTimed(doc, seat) && this.runs(seat)),
    };
  }
}

/** Only people who play have clocks; bots, and people who are away, have none. */
const isTimed = ({ seats, status }: Pick<TableDoc, 'seats' | 'status'>, seat: Seat): boolean => {
  const chair = seats[seat];
  return status === 'playing' && chair?.kind === 'person' && !chair.away;
};

const spentBy = ({ spent, since }: Hand, now: Millis): Millis => spent + (since === null ? 0 : now - since);

/**
 * A bot's move in a person's place gets no increment, nor does an interruption, because the match was not waiting for
 * it.
 */
const nextTurn = ({ moves, from, spent, since }: Hand, moved: boolean, bot: boolean): Turn => ({
  moves: moved && !bot && since !== null ? moves + 1 : moves,
  from: moved || since === null ? spent : from,
});

const GRACE: Millis = 60_000;

const clamp = (left: Millis | null): Millis | null => left && Math.max(0, Math.round(left));
