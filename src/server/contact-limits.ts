import type { Millis } from '../kernel/game.ts';
import { Allowances } from './rate.ts';
import { remember } from './remember.ts';
import { elapsed } from './time.ts';

const PER_SECOND = 1 / 30; // from one person or table, on average
const BURST = 6; // enough for everybody at a table
const AGAIN_AFTER: Millis = 60_000;
const MOST_REMEMBERED = 5_000;

/** Limits messages that nobody asked for, such as invitations: a few from each person or table, and the same one only after a pause. */
export class ContactLimits {
  readonly #allowances: Allowances;
  readonly #asked = new Map<string, Millis>(); // a message, and when it was sent last

  constructor(burst: number = BURST) {
    this.#allowances = new Allowances(PER_SECOND, burst);
  }

  may(from: string, what: string): boolean {
    const now = elapsed();
    if (now - (this.#asked.get(what) ?? -Infinity) < AGAIN_AFTER) return false;
    if (!this.#allowances.take(from, now)) return false;
    remember(this.#asked, what, now, MOST_REMEMBERED);
    return true;
  }
}
