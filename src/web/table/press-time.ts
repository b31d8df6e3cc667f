import type { Millis } from '../../kernel/game.ts';

/** The times of presses, taken from the events themselves, because a busy page handles an event late. */

const LONGEST_DELAY: Millis = 250; // a press older than this did not cause the move
const REMEMBERED = 32;

let lastPress: Millis = -Infinity;
const notePress = ({ timeStamp }: Event): void => void (lastPress = timeStamp);

/** Listens in the capture phase, so that the press is noted before a board makes a move. */
export const watchPresses = (): void => {
  for (const what of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(what, notePress, { capture: true, passive: true });
};

export const pressedAt = (now: Millis): Millis => (now - lastPress <= LONGEST_DELAY ? lastPress : now);

/** Remembers when each scene was shown. A reaction belongs to the newest scene that was on the screen when it began. */
export class ShownTimes {
  readonly #times = new Map<number, Millis>();

  note({ seq }: { readonly seq: number }, now: Millis): void {
    if (!this.#times.has(seq)) this.#times.set(seq, now);
    const [oldest] = this.#times.keys();
    if (this.#times.size > REMEMBERED && oldest !== undefined) this.#times.delete(oldest);
  }

  /** The seq of the scene that was on the screen at this time. */
  at(moment: Millis): number | null {
    return [...this.#times].findLast(([, time]) => time <= moment)?.[0] ?? null;
  }
}
