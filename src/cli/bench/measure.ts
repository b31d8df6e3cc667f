import type { Millis } from '../../kernel/game.ts';
import { yardstick } from '../../bench/yardstick.ts';
import { median } from '../arena/statistics.ts';

/** Work to be measured: repeats it `times` times and returns the amount done, in matches or sequences. */
export type Task = (times: number) => number;

/** Amount per second: of CPU time, and of real time. */
export interface Rate {
  readonly cpu: number;
  readonly wall: number;
  readonly relative: number; // the rate by CPU time, divided by that of the yardstick
}
export interface Clocks {
  readonly cpu: () => Millis;
  readonly wall: () => Millis;
}

/** CPU time of this process, which a busy machine does not lengthen, and real time. */
export const CLOCKS: Clocks = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  wall: () => performance.now(),
};

const ROUNDS = 7;
const ROUND_MS = Number(process.env['BENCH_ROUND_MS'] ?? 120); // a test of the command sets less

interface Round {
  readonly cpu: number;
  readonly wall: number;
  readonly ms: Millis;
}

const round = (task: Task, times: number, clocks: Clocks): Round => {
  const [cpu, wall] = [clocks.cpu(), clocks.wall()];
  const done = task(times);
  const [ms, passed] = [clocks.cpu() - cpu, clocks.wall() - wall];
  return { ms, cpu: (1000 * done) / ms, wall: (1000 * done) / passed };
};

const WARM_ROUNDS = { least: 3, most: 20 };
const SETTLED = 1.05; // a round that is hardly better than the best one before

/**
 * The number of repetitions per round. It repeats more and more until the speed no longer rises: code that is
 * still being compiled would look slower than it is.
 */
const warmedUp = (task: Task, clocks: Clocks): number => {
  let [times, best] = [1, 0];
  for (let rounds = 0; rounds < WARM_ROUNDS.most;) {
    const { cpu, ms } = round(task, times, clocks);
    if (ms < ROUND_MS) times *= 2;
    else if (++rounds >= WARM_ROUNDS.least && cpu < best * SETTLED) break;
    best = Math.max(best, cpu);
  }
  return times;
};

/** The median rate of each task. Tasks and yardstick take turns, so that a busy moment affects them all. */
export const ratesOf = (
  tasks: readonly Task[],
  clocks: Clocks = CLOCKS,
  standard: Task = yardstick,
): Rate[] => {
  const warm = [standard, ...tasks].map((task) => ({ task, times: warmedUp(task, clocks) }));
  const turns = Array.from({ length: ROUNDS }, () =>
    warm.map(({ task, times }) => round(task, times, clocks)),
  );
  return tasks.map((_, index) => {
    const rounds = turns.flatMap(([yard, ...rest]) => {
      const own = rest[index];
      return own && yard ? [{ ...own, relative: own.cpu / yard.cpu }] : [];
    });
    return {
      cpu: median(rounds.map(({ cpu }) => cpu)),
      wall: median(rounds.map(({ wall }) => wall)),
      relative: median(rounds.map(({ relative }) => relative)),
    };
  });
};

const ENOUGH = 4000;
const DEEPEST = 12;

/**
 * A depth with enough sequences to count that is reached before the game ends; null if there is nothing to
 * count. It must not depend on the machine: rates at different depths cannot be compared.
 */
export const countingDepth = (count: (depth: number) => number, depth: number = 1): number | null => {
  const sequences = count(depth);
  if (sequences === 0) return depth === 1 ? null : depth - 1;
  return depth === DEEPEST || sequences >= ENOUGH ? depth : countingDepth(count, depth + 1);
};
