import type { Millis } from '../../kernel/game.ts';
import { Lag } from './lag.ts';
import type { PressTime } from '../../table/host-interface.ts';

const ASK_EVERY: Millis = 2_000;
const FIRST_ASKED = 3; // clock requests sent at once, so that a result is there before the first press
const REMEMBERED = 64; // scenes, and clock requests without an answer

/**
 * Times of one client: when each scene was sent, its clock, and so the real time of its presses. All of them on a clock of the
 * server that never stands still, as the client's does not: otherwise every press after a stall would be dated too late.
 */
export class ClientClock {
  readonly lag = new Lag();
  readonly #askClock: (n: number) => void;
  readonly #asked = new Map<number, Millis>();
  readonly #shown = new Map<number, Millis>();
  #questions = 0;
  #lastAsked = -Infinity;

  constructor(askClock: (n: number) => void) {
    this.#askClock = askClock;
  }

  ask(now: Millis): void {
    if (this.#questions >= FIRST_ASKED && now - this.#lastAsked < ASK_EVERY) return;
    this.#lastAsked = now;
    const n = ++this.#questions;
    remember(this.#asked, n, now);
    this.#askClock(n);
  }

  answer(n: number, received: Millis, clock: Millis): void {
    const sent = this.#asked.get(n);
    if (sent === undefined) return;
    this.#asked.delete(n); // otherwise one good answer could be sent again and again
    this.lag.measure(sent, received, clock);
  }

  shown(seq: number, now: Millis): void {
    remember(this.#shown, seq, now);
  }

  pressed(
    clock: Millis | undefined,
    reaction: { readonly seq: number; readonly ms: Millis } | undefined,
    received: Millis,
  ): NonNullable<PressTime> {
    const sent = reaction && this.#shown.get(reaction.seq);
    if (reaction && sent !== undefined)
      return { after: reaction.seq, ms: this.lag.reaction(reaction.ms, sent, received) };
    return { at: clock === undefined ? received : this.lag.pressed(clock, received) };
  }
}

const remember = (times: Map<number, Millis>, key: number, now: Millis): void => {
  times.set(key, now);
  if (times.size <= REMEMBERED) return;
  const [oldest] = times.keys();
  if (oldest !== undefined) times.delete(oldest);
};
