import type { BotTurn } from '../../table/host-interface.ts';
import type { Answered, JobRequest, Job, Jobs } from './bot-worker.ts';

/** One worker for all bots, judges and proofs of this page, so that none of them ever blocks the board. */
let worker: Worker | null = null;
let questions = 0;

/** The questions without an answer yet, by id; each can be put to another worker. */
const open = new Map<number, (to: Worker) => void>();

const dismiss = (): void => {
  worker?.terminate();
  worker = null;
};

const hired = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', dismiss);
  return worker;
};

/** Nobody waits for an answer any more: a long proof would keep every later question waiting, so a new worker takes over the others. */
const abandon = (id: number): void => {
  if (!open.delete(id)) return;
  dismiss();
  if (open.size === 0) return;
  const next = hired();
  for (const put of open.values()) put(next);
};

/**
 * Has the worker do a job. `failed`: there is no answer, and the worker is a new one for the next question. Once `unwanted` is
 * aborted there will be no answer either.
 */
export const askWorker = <J extends Job>(
  job: J,
  question: Jobs[J]['question'],
  unwanted?: AbortSignal,
): Promise<Jobs[J]['answer']> => {
  const id = ++questions;
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const end = (answer: Jobs[J]['answer']): void => {
      over.abort();
      open.delete(id);
      resolve(answer);
    };
    const onMessage = ({ data }: MessageEvent<Answered<J>>): void => {
      if (data.id === id) end(data.answer);
    };
    const put = (to: Worker): void => {
      to.addEventListener('message', onMessage, { signal });
      to.addEventListener('error', () => end('failed'), { signal });
      to.postMessage({ id, job, question } satisfies JobRequest<J>, []);
    };
    open.set(id, put);
    put(hired());
    unwanted?.addEventListener('abort', () => (abandon(id), end('failed')), { signal });
  });
};

/** Asks a bot of this level for its move. */
export const askBot = (game: string, turn: BotTurn): Promise<Jobs['choose']['answer']> => {
  const { seat, level, scene } = turn;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0] ?? questions;
  return askWorker('choose', { game, level, seat, scene, dice });
};
