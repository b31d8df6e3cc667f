import type { BotTurn } from '../../table/host-interface.ts';
import type { Answered, JobRequest, Job, Jobs } from './bot-worker.ts';

/** One worker for all bots, judges and proofs of this page, so that none of them ever blocks the board. */
let worker: Worker | null = null;
let questions = 0;

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

/** Has the worker do a job. `failed`: there is no answer, and the worker is a new one for the next question. */
export const askWorker = <J extends Job>(
  job: J,
  question: Jobs[J]['question'],
): Promise<Jobs[J]['answer']> => {
  const [id, asked] = [++questions, hired()];
  return new Promise((resolve) => {
    const end = (answer: Jobs[J]['answer']): void => {
      asked.removeEventListener('message', onMessage);
      asked.removeEventListener('error', onError);
      resolve(answer);
    };
    const onMessage = ({ data }: MessageEvent<Answered<J>>): void => {
      if (data.id === id) end(data.answer);
    };
    const onError = (): void => end('failed');
    asked.addEventListener('message', onMessage);
    asked.addEventListener('error', onError);
    asked.postMessage({ id, job, question } satisfies JobRequest<J>, []);
  });
};

/** Asks a bot of this level for its move. */
export const askBot = (game: string, turn: BotTurn): Promise<Jobs['choose']['answer']> => {
  const { seat, level, scene } = turn;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0] ?? questions;
  return askWorker('choose', { game, level, seat, scene, dice });
};
