import type { Millis, Seat } from '../kernel/game.ts';
import type { Clocks } from '../protocol/messages.ts';
import { DAY, type ClockSetting } from '../protocol/table.ts';
import type { TableDoc } from './doc.ts';

/** One seat's thinking time, computed from the log. */
interface Hand {
  spent: Millis; // thinking time used in the whole match; it never shrinks
  returned: Millis; // the part of it that takebacks of others gave back
  moves: number; // without those taken back and those of a bot in the player's place
  from: Millis; // the thinking time that counted when the current move began
  over: Millis; // with days: the part of the holiday that earlier moves have used
  since: Millis | null; // when the seat began to think; null: it is not awaited
}

/** The part of a hand that a takeback restores for everybody. */
type Turn = Readonly<Pick<Hand, 'moves' | 'from' | 'over'>>;

/** A hand after one step. */
type Kept = Turn & { readonly counted: Millis };

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
  readonly #kept: (readonly Kept[])[] = []; // after each step

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    this.#hands = Array.from({ length: seats }, () => ({
      spent: 0,
      returned: 0,
      moves: 0,
      from: 0,
      over: 0,
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
      if (back === null) Object.assign(hand, nextTurn(hand, by === seat, bot, this.#limit()));
      else this.#takeBack(hand, seat, by === seat, back);
      hand.since = awaiting.includes(seat) ? at : null;
    }
    this.#kept.push(this.#hands.map((hand) => ({ ...turnOf(hand), counted: counted(hand) })));
  }

  /**
   * Only the one who takes back pays for the time they used. The others get back what they used since the move that is
   * taken back: otherwise somebody could play and take back until the others lose on time.
   */
  #takeBack(hand: Hand, seat: Seat, own: boolean, back: number): void {
    const move = this.#kept[back + 1]?.[seat];
    if (!own && move) hand.returned += counted(hand) - move.counted;
    const before = this.#kept[back]?.[seat];
    if (before) Object.assign(hand, turnOf(before));
  }

  /** The time for a single move; unlimited with a bank for the match. */
  #limit(): Millis {
    if (this.#setting.kind === 'days') return this.#setting.days * DAY;
    return this.#setting.kind === 'move' ? this.#setting.ms : Infinity;
  }

  /** The part of the holiday that the moves before this one have left. */
  #holiday({ over }: Hand): Millis {
    return this.#setting.kind === 'days' ? Math.max(0, this.#setting.holiday * DAY - over) : 0;
  }

  /** The remaining time, holiday included; null if this seat has no clock. */
  left(seat: Seat, granted: Millis, now: Millis): Millis | null {
    const hand = this.#hands[seat];
    if (!hand || this.#setting.kind === 'none') return null;
    const spent = spentBy(hand, now);
    const counts = spent - hand.returned;
    if (this.#setting.kind === 'bank')
      return this.#setting.ms + granted + hand.moves * this.#setting.increment - counts;
    return this.#limit() + this.#holiday(hand) - Math.min(counts - hand.from, spent - granted);
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
    if (this.#setting.kind !== 'bank') return spentBy(hand, now);
    const { ms, increment } = this.#setting;
    const enough = Math.max(increment, Math.min(ms, GRACE));
    const left = this.left(seat, granted, now) ?? enough;
    return granted + Math.max(0, enough - left);
  }

  show(doc: Pick<TableDoc, 'granted' | 'seats' | 'status'>, now: Millis): Clocks {
    const seats = this.#hands.map((_, seat) => seat);
    const left = seats.map((seat) =>
      isTimed(doc, seat) ? clamp(this.left(seat, doc.granted[seat] ?? 0, now)) : null,
    );
    const running = seats.filter((seat) => isTimed(doc, seat) && this.runs(seat));
    if (this.#setting.kind !== 'days' || this.#setting.holiday === 0) return { left, running };
    const holiday = this.#hands.map((hand, seat) => Math.min(left[seat] ?? 0, this.#holiday(hand)));
    return { left, running, holiday };
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
const nextTurn = (hand: Hand, moved: boolean, bot: boolean, limit: Millis): Turn => {
  const moves = moved && !bot && hand.since !== null ? hand.moves + 1 : hand.moves;
  if (!moved && hand.since !== null) return { ...turnOf(hand), moves };
  const thought = counted(hand) - hand.from;
  return { moves, from: counted(hand), over: hand.over + Math.max(0, thought - limit) };
};

const turnOf = ({ moves, from, over }: Turn): Turn => ({ moves, from, over });

/** The thinking time that counts. */
const counted = ({ spent, returned }: Hand): Millis => spent - returned;

const GRACE: Millis = 60_000;

const clamp = (left: Millis | null): Millis | null => left && Math.max(0, Math.round(left));
