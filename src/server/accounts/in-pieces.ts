import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Millis } from '../../kernel/game.ts';

const AT_ONCE: Millis = 5;

/** Does long work a piece at a time: done at once, it would hold up every table of the server. */
export const inPieces = async <T>(work: Generator<undefined, T, undefined>): Promise<T> => {
  for (let since = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < AT_ONCE) continue;
    await nextTurn();
    since = performance.now();
  }
};
