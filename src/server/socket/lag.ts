import type { Millis } from '../../kernel/game.ts';

/**
 * Estimates when a button was pressed, as far as the client can be trusted. Pure arithmetic on the
 * measurements of one connection; times are on the server's clock unless noted.
 */

const SAMPLES = 8;
export const TRUST: Millis = 150; // the longest time that a press may be dated back before its arrival
const SPARE: Millis = 50; // allowance for the time from a frame sent to a frame painted, and from a press to a frame sent
const LONGEST_TRIP: Millis = 400; // a client that answers slowly on purpose gains no more than this

interface Sample {
  readonly trip: Millis; // round trip
  readonly offset: Millis; // added to the client's clock
}

/** Measurements of one connection: its delay and the client's clock. */
export class Lag {
  #samples: readonly Sample[] = [];

  /** Adds a measurement: the client's clock showed `clock` between `sent` and `received`. */
  measure(sent: Millis, received: Millis, clock: Millis): void {
    const sample = { trip: received - sent, offset: (sent + received) / 2 - clock };
    if (sample.trip >= 0 && Number.isFinite(sample.offset))
      this.#samples = [...this.#samples, sample].slice(-SAMPLES);
  }

  /** The time of a press that the client's clock dated `clock`. Without measurements: the time of arrival. */
  pressed(clock: Millis, received: Millis): Millis {
    const quick = this.#quickest();
    if (!quick || !Number.isFinite(clock)) return received;
    return Math.min(received, Math.max(received - TRUST, clock + quick.offset));
  }

  /**
   * The reaction time to a scene sent at `sent`. The client's own measurement is used if the round trip
   * explains the rest; otherwise the shortest known round trip is subtracted.
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
