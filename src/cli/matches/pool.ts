import { Worker } from 'node:worker_threads';

/** Work for several threads: their code, their common plan, and the number of pieces. */
export interface Work<Plan, Done> {
  readonly code: URL; // answers each number it is sent with one message
  readonly plan: Plan;
  readonly pieces: number;
  readonly cores: number;
  readonly tell: (done: Done) => void; // called for each finished piece
}

/** Does all pieces, unless it is stopped. */
export const workAll = async <Plan, Done>(
  { code, plan, pieces, cores, tell }: Work<Plan, Done>,
  stop: Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const take = (): number | null => (next < pieces ? next++ : null);
  const workers = Array.from(
    { length: Math.min(cores, pieces) },
    () => new Worker(code, { workerData: plan }),
  );
  try {
    await Promise.race([
      Promise.all(workers.map((worker) => work(worker, take, (done) => tell(done as Done)))),
      stop,
    ]);
  } finally {
    // After a failure the others would otherwise work on to the end before the error is reported.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

const work = (worker: Worker, take: () => number | null, tell: (done: unknown) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const carryOn = (): void => {
      const piece = take();
      if (piece === null) resolve();
      else worker.postMessage(piece);
    };
    worker.on('message', (done: unknown) => {
      try {
        tell(done);
        carryOn();
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    carryOn();
  });
