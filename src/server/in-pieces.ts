import type { Millis } from '../kernel/game.ts';

const AT_ONCE: Millis = 5;

/** Jobs that wait for their next piece; one queue for all jobs of the server. */
const waiting: (() => void)[] = [];

/**
 * Resolves when it is this job's turn for a few milliseconds of work. Between two turns, also of different jobs, the event
 * loop goes round once: thirty jobs that each waited for it by themselves would all be done in the same round.
 */
export const myTurn = (): Promise<void> =>
  new Promise((begin) => {
    if (waiting.push(begin) === 1) setImmediate(nextJob);
  });

const nextJob = (): void => {
  waiting[0]?.();
  // Taken out when its piece is done: until then others wait behind it.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length) nextJob();
  });
};

/** Does long work a piece at a time: done at once, it would hold up every table of the server. */
export const inPieces = async <T>(work: Generator<undefined, T, undefined>): Promise<T> => {
  for (;;) {
    await myTurn();
    const since = performance.now();
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() - since < AT_ONCE);
  }
};
