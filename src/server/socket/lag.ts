import type { Millis } from '../../kernel/game.ts';

/**
 * When something was really pressed, as far as a client can be believed. Pure arithmetic on one connection's record;
 * times without a note are those of this computer's own clock.
 */

const SAMPLES = 8;
export const TRUST: Millis = 150; // nobody's press counts earlier than so long before it arrived
const SPARE: Millis = 50; // from a frame sent to a frame painted, and from a press to a frame sent
const LONGEST_TRIP: Millis = 400; // a client that answers slowly on purpose gains no more than this

interface Sample {
  readonly trip: Millis; // there and back
  readonly offset: Millis; // what to add to the client's clock
}

/** What is known of the way to one client, and of its clock. */
export class Lag {
  #samples: readonly Sample[] = [];

  /** An answer to a question about the client's clock, which stood at `clock` somewhere on the way. */
  measure(sent: Millis, received: Millis, clock: Millis): void {
    const sample = { trip: received - sent, offset: (sent + received) / 2 - clock };
    if (sample.trip >= 0 && Number.isFinite(sample.offset))
      this.#samples = [...this.#samples, sample].slice(-SAMPLES);
  }

  /** When a press happened that the client's clock saw at `clock`. Never measured: when it arrived. */
  pressed(clock: Millis, received: Millis): Millis {
    const quick = this.#quickest();
    if (!quick || !Number.isFinite(clock)) return received;
    return Math.min(received, Math.max(received - TRUST, clock + quick.offset));
  }

  /**
   * How long somebody took to react to what was sent at `sent`. What the client measured itself is believed if the way
   * there and back explains the rest; else the quickest way known is taken off.
   */
  reaction(claimed: Millis, sent: Millis, received: Millis): Millis {
    const elapsed = Math.max(0, received - sent);
    const trips = this.#samples.map(({ trip }) => trip);
    const longest = Math.min(LONGEST_TRIP, Math.max(0, ...trips));
    if (claimed >= elapsed - longest - SPARE && claimed <= elapsed && trips.length) return claimed;
    return Math.max(0, elapsed - Math.min(LONGEST_TRIP, this.#quickest()?.trip ?? 0));
  }

  #quickest(): Sample | undefined {
    return this.#samples.toSorted((a, b) => a.trip - b.trip)[0];
  }
}
