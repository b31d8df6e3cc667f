import type { BotTurn } from '../../table/host-interface.ts';
import type { Answer, Question } from './bot-worker.ts';

/** One worker for all bots of this page, so that a thinking bot never blocks the board. */
let worker: Worker | null = null;
let questions = 0;
const waiting = new Map<number, (choice: Answer['choice']) => void>();

const dismiss = (): void => {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer('failed');
  waiting.clear();
};

const hired = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.choice);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', dismiss);
  return worker;
};

/** Asks a bot of this level for its move. */
export const askBot = (game: string, { seat, level, scene }: BotTurn): Promise<Answer['choice']> => {
  const id = ++questions;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  return new Promise((answer) => {
    waiting.set(id, answer);
    hired().postMessage({ id, game, level, seat, scene, dice } satisfies Question, []);
  });
};
