import { Worker } from 'node:worker_threads';
import type { ArenaPlan } from './arena-worker.ts';
import type { Played } from './arena/contest.ts';

/** Plays `games` games on several cores, or until it is stopped; `tell` hears of each as it ends. */
export const playAll = async (
  plan: ArenaPlan,
  games: number,
  cores: number,
  tell: (played: Played) => void,
  stop: Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const take = (): number | null => (next < games ? next++ : null);
  const code = new URL('./arena-worker.js', import.meta.url);
  const workers = Array.from(
    { length: Math.min(cores, games) },
    () => new Worker(code, { workerData: plan }),
  );
  try {
    await Promise.race([Promise.all(workers.map((worker) => work(worker, take, tell))), stop]);
  } finally {
    // When one has failed, the others would play on to the end before anybody is told.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

const work = (worker: Worker, take: () => number | null, tell: (played: Played) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const carryOn = (): void => {
      const game = take();
      if (game === null) resolve();
      else worker.postMessage(game);
    };
    worker.on('message', (played: Played) => {
      tell(played);
      carryOn();
    });
    worker.on('error', reject);
    carryOn();
  });
