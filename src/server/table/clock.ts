import type { Millis, Seat } from '../../kernel/game.ts';
import type { Clocks } from '../../protocol/messages.ts';
import type { ClockSetting } from '../../protocol/table.ts';

/** What the log says about one seat's thinking time. */
interface Hand {
  used: Millis; // in the match (bank), or over this move
  moves: number;
  since: Millis | null; // thinking since then; null: not to move
}

/** A step, as far as clocks care. */
export interface Tick {
  readonly at: Millis;
  readonly by: Seat | 'clock' | null;
  readonly actors: readonly Seat[];
}

/**
 * The players' clocks. They follow from the log alone, so a restart finds them as they were;
 * what came back with a person (`granted`) is kept with the table.
 */
export class PlayerClocks {
  readonly #setting: ClockSetting;
  readonly #hands: readonly Hand[];

  constructor(setting: ClockSetting, seats: number) {
    this.#setting = setting;
    this.#hands = Array.from({ length: seats }, () => ({ used: 0, moves: 0, since: null }));
  }

  tick({ at, by, actors }: Tick): void {
    for (const [seat, hand] of this.#hands.entries()) {
      if (hand.since !== null) hand.used += at - hand.since;
      if (by === seat) hand.moves++;
      const starts = hand.since === null || by === seat;
      if (this.#setting.kind === 'move' && starts) hand.used = 0;
      hand.since = actors.includes(seat) ? at : null;
    }
  }

  /** Null: this seat has no clock. */
  left(seat: Seat, granted: Millis, now: Millis): Millis | null {
    const hand = this.#hands[seat];
    if (!hand || this.#setting.kind === 'none') return null;
    const used = hand.used + (hand.since === null ? 0 : now - hand.since);
    const more = this.#setting.kind === 'bank' ? granted + hand.moves * this.#setting.increment : 0;
    return this.#setting.ms + more - used;
  }

  runs(seat: Seat): boolean {
    return this.#setting.kind !== 'none' && this.#hands[seat]?.since !== null;
  }

  /** A person sits down again: what to grant so that they have time to think. */
  comeBack(seat: Seat, granted: Millis, now: Millis): Millis {
    const hand = this.#hands[seat];
    if (!hand || this.#setting.kind === 'none') return granted;
    if (this.#setting.kind === 'move') {
      hand.used = 0;
      if (hand.since !== null) hand.since = now;
      return granted;
    }
    const { ms, increment } = this.#setting;
    const enough = Math.max(increment, Math.min(ms, GRACE));
    const left = this.left(seat, granted, now) ?? enough;
    return granted + Math.max(0, enough - left);
  }

  show(granted: readonly Millis[], timed: (seat: Seat) => boolean, now: Millis): Clocks {
    const seats = this.#hands.map((_, seat) => seat);
    return {
      left: seats.map((seat) => (timed(seat) ? clamp(this.left(seat, granted[seat] ?? 0, now)) : null)),
      running: seats.filter((seat) => timed(seat) && this.runs(seat)),
    };
  }
}

const GRACE: Millis = 60_000;

const clamp = (left: Millis | null): Millis | null => left && Math.max(0, Math.round(left));
