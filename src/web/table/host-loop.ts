import type { Millis } from '../../kernel/game.ts';
import type { Effect, Happened } from '../../table/host-interface.ts';
import type { Table } from '../../table/table.ts';

/**
 * The loop of a host: tells a table what happened, one thing at a time, and carries out its effects in order. A result
 * of an effect waits until the effects before it are done.
 */
export const hostLoop = (
  table: Table,
  now: () => Millis,
  carryOut: (effect: Effect) => Happened | null,
): ((happened: Happened) => void) => {
  const waiting: Happened[] = [];
  let running = false;
  const run = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const effect of table.advance(next, now())) {
        const then = carryOut(effect);
        if (then) waiting.push(then);
      }
  };
  return (happened) => {
    waiting.push(happened);
    if (running) return;
    running = true;
    try {
      run();
    } finally {
      running = false;
    }
  };
};
