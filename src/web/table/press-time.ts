import type { Millis } from '../../kernel/game.ts';

/** When people press, on the clock that `performance.now()` and every event show: a busy page hears of it later. */

const LONGEST_DELAY: Millis = 250; // a press older than this is not what made the move
const REMEMBERED = 32;

let lastPress: Millis = -Infinity;
const notePress = ({ timeStamp }: Event): void => void (lastPress = timeStamp);

/** Listens before every board does, so that a move is made by a press already known. */
export const watchPresses = (): void => {
  for (const what of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(what, notePress, { capture: true, passive: true });
};

export const pressedAt = (now: Millis): Millis => (now - lastPress <= LONGEST_DELAY ? lastPress : now);

/** What was shown when: a reaction is one to the newest scene there was when it was painted. */
export class Shown {
  readonly #times = new Map<number, Millis>();

  note({ seq }: { readonly seq: number }, now: Millis): void {
    if (!this.#times.has(seq)) this.#times.set(seq, now);
    const [oldest] = this.#times.keys();
    if (this.#times.size > REMEMBERED && oldest !== undefined) this.#times.delete(oldest);
  }

  /** The scene on the screen at that moment, by its seq. */
  at(moment: Millis): number | null {
    return [...this.#times].findLast(([, time]) => time <= moment)?.[0] ?? null;
  }
}
