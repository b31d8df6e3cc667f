import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Millis } from '../../kernel/game.ts';
import { remember } from '../remember.ts';
import { elapsed } from '../time.ts';

const MOST_REMEMBERED = 5_000;

interface Counted {
  readonly since: Millis;
  count: number;
}

/**
 * Counts requests by a clock that never jumps. The library's own store goes by the wall clock: set back by an hour, it would
 * refuse everybody for that hour.
 */
export class RateStore implements FastifyRateLimitStore {
  readonly #of = new Map<string, Counted>();

  incr(
    key: string,
    tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window: Millis,
  ): void {
    const now = elapsed();
    const known = this.#of.get(key);
    const counted = known && now - known.since < window ? known : { since: now, count: 0 };
    counted.count++;
    remember(this.#of, key, counted, MOST_REMEMBERED);
    tell(null, { current: counted.count, ttl: counted.since + window - now });
  }

  /** For a route with a limit of its own. */
  child(): RateStore {
    return new RateStore();
  }
}
