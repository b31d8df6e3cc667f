import type { Millis } from '../kernel/game.ts';
import type { Effect } from './host-interface.ts';

const GATHERED_FOR: Millis = 250; // a hundred people who join at once cause one message, not a hundred
const AGAIN: Millis = 1_000; // pause after something that could not be stored

/** When the host must wake a table next: for news about people, after a pause, or for whatever else is due. */
export class Alarm {
  #newsAt: Millis | null = null; // when the next news about people is sent
  #restsUntil: Millis = -Infinity;
  #wakeAt: Millis | null = null; // the time that the host was told last

  rang(): void {
    this.#wakeAt = null;
  }

  /** Somebody came, went or was renamed: all such news goes out together, a little later. */
  gatherNews(now: Millis): void {
    this.#newsAt ??= now + GATHERED_FOR;
  }

  get hasNews(): boolean {
    return this.#newsAt !== null;
  }

  /** True once, when the gathered news is due. */
  takeNews(now: Millis): boolean {
    if (this.#newsAt === null || now < this.#newsAt) return false;
    this.#newsAt = null;
    return true;
  }

  rest(now: Millis): void {
    this.#restsUntil = now + AGAIN;
  }

  /** The store has answered: nothing needs to wait any more. */
  endRest(): void {
    this.#restsUntil = -Infinity;
  }

  /** The end of the pause; null if there is none now. */
  restsUntil(now: Millis): Millis | null {
    return now < this.#restsUntil ? this.#restsUntil : null;
  }

  /** `due`: when anything but news is due. Null if the host knows already. */
  set(due: Millis, now: Millis): Extract<Effect, { kind: 'wake-at' }> | null {
    const first = Math.min(due, this.#newsAt ?? Infinity);
    const at = first === Infinity ? null : Math.max(first, now + 1);
    if (at === this.#wakeAt) return null;
    this.#wakeAt = at;
    return { kind: 'wake-at', at };
  }
}
