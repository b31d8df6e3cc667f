import type { Millis } from '../../kernel/game.ts';
import { median } from '../arena/statistics.ts';

/** Something to be measured: does it so many times over and says how much that was, in matches or sequences. */
export type Task = (times: number) => number;

/** So much a second: of the processor's time, and by the clock on the wall. */
export interface Rate {
  readonly cpu: number;
  readonly wall: number;
}
export interface Clocks {
  readonly cpu: () => Millis;
  readonly wall: () => Millis;
}

/** The time this process was given, which a busy machine does not lengthen, and the time that went by. */
export const CLOCKS: Clocks = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  wall: () => performance.now(),
};

const ROUNDS = 7;
const ROUND_MS = 120;

interface Round extends Rate {
  readonly ms: Millis;
}

const round = (task: Task, times: number, clocks: Clocks): Round => {
  const [cpu, wall] = [clocks.cpu(), clocks.wall()];
  const done = task(times);
  const [ms, passed] = [clocks.cpu() - cpu, clocks.wall() - wall];
  return { ms, cpu: (1000 * done) / ms, wall: (1000 * done) / passed };
};

const WARM_ROUNDS = { least: 3, most: 20 };
const SETTLED = 1.05; // a round that is hardly better than the best before it

/**
 * How many times make up a round. Found by doing more and more, and then going on until it gets no faster: code that is
 * still being compiled, measured for a while of which others had their share, would look slower than it is.
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

/** The median rate of each task. They take turns, so that a busy moment strikes them all. */
export const ratesOf = (tasks: readonly Task[], clocks: Clocks = CLOCKS): Rate[] => {
  const warm = tasks.map((task) => ({ task, times: warmedUp(task, clocks), rounds: [] as Round[] }));
  for (let n = 0; n < ROUNDS; n++)
    for (const { task, times, rounds } of warm) rounds.push(round(task, times, clocks));
  return warm.map(({ rounds }) => ({
    cpu: median(rounds.map(({ cpu }) => cpu)),
    wall: median(rounds.map(({ wall }) => wall)),
  }));
};

const MOMENT: Millis = 10;
const DEEPEST = 12;

/** The depth worth counting: it takes a moment, and the game is not over before. Null if there is nothing to count. */
export const countingDepth = (
  count: (depth: number) => number,
  clocks: Clocks = CLOCKS,
  depth: number = 1,
): number | null => {
  const began = clocks.cpu();
  if (count(depth) === 0) return depth === 1 ? null : depth - 1;
  return depth === DEEPEST || clocks.cpu() - began > MOMENT ? depth : countingDepth(count, clocks, depth + 1);
};
