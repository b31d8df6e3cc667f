import { Worker } from 'node:worker_threads';
import type { ArenaPlan } from './arena-worker.ts';
import type { Played } from './arena/contest.ts';

/** Plays `games` games on several cores; `tell` hears of each as it ends. */
export const playAll = async (
  plan: ArenaPlan,
  games: number,
  workers: number,
  tell: (played: Played) => void,
): Promise<void> => {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, games) }, () =>
      work(plan, tell, () => (next < games ? next++ : null)),
    ),
  );
};

const work = (plan: ArenaPlan, tell: (played: Played) => void, take: () => number | null): Promise<void> =>
  new Promise((resolve, reject) => {
    // By way of the parent folder: the build may put this file elsewhere below out/, one level deep as well.
    const worker = new Worker(new URL('../cli/arena-worker.js', import.meta.url), { workerData: plan });
    const carryOn = (): void => {
      const game = take();
      if (game !== null) return worker.postMessage(game);
      void worker.terminate();
      resolve();
    };
    worker.on('message', (played: Played) => {
      tell(played);
      carryOn();
    });
    worker.on('error', reject);
    carryOn();
  });
