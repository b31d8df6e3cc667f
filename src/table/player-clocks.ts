import type { Millis, Seat } from '../kernel/game.ts';
import type { Clocks } from '../protocol/messages.ts';
import type { ClockSetting } from '../protocol/table.ts';
import type { TableDoc } from './doc.ts';

/** What the log says about one seat's thinking time. */
interface Hand {
  spent: Millis; // thinking, in the whole match; nothing gives it back
  moves: number; // those that count: not the ones taken back, nor those of a bot in their place
  from: Millis; // what was spent when the present move began
  since: Millis | null; // thinking since then; null: not to move
}

/** What a takeback restores. */
type Turn = Readonly<Pick<Hand, 'moves' | 'from'>>;

/** A step, as far as clocks care. */
export interface Tick {
  readonly at: Millis;
  readonly by: Seat | 'clock' | null;
  readonly bot: boolean; // it was a bot's move
  readonly awaiting: readonly Seat[];
  readonly back: number | null; // a takeback: to the position after this many steps
}

/**
 * The players' clocks. They follow from the log alone, so a restart finds them as they were, and every server the same;
 * what came back with a person (`granted`) is kept with the table: time added to a bank, or, where every move has its
 * own, how much of what was spent no longer counts.
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

  /** A takeback adds no increment and begins no move anew: else playing and taking back would make time. */
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

  /** Null: this seat has no clock. */
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

  /** True if this seat is to move and has no time left. */
  isUp(seat: Seat, granted: Millis, now: Millis): boolean {
    return this.runs(seat) && clamp(this.left(seat, granted, now)) === 0;
  }

  /** A person sits down again after a bot has moved for them: what to grant so that they have time to think. */
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

/** People have clocks; bots, and people for whom a bot plays, do not. */
const isTimed = ({ seats, status }: Pick<TableDoc, 'seats' | 'status'>, seat: Seat): boolean => {
  const chair = seats[seat];
  return status === 'playing' && chair?.kind === 'person' && !chair.away;
};

const spentBy = ({ spent, since }: Hand, now: Millis): Millis => spent + (since === null ? 0 : now - since);

/** No increment for a bot's move in somebody's place, nor for an interruption: nobody was waiting for it. */
const nextTurn = ({ moves, from, spent, since }: Hand, moved: boolean, bot: boolean): Turn => ({
  moves: moved && !bot && since !== null ? moves + 1 : moves,
  from: moved || since === null ? spent : from,
});

const GRACE: Millis = 60_000;

const clamp = (left: Millis | null): Millis | null => left && Math.max(0, Math.round(left));
