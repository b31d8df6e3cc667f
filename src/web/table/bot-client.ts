import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import type { Answer, Question } from './bot-worker.ts';

/** One worker for all bots of this page: a thinking bot never makes the board stutter. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (move: string | null) => void>();

const dismiss = (): void => {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer(null);
  waiting.clear();
};

const hired = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.move);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', dismiss);
  return worker;
};

/** The move a bot of this level would make, in writing; null when the worker failed. */
export const askBot = (
  game: string,
  level: number,
  seat: Seat,
  scene: Scene<Kind>,
): Promise<string | null> => {
  const id = ++asked;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  return new Promise((answer) => {
    waiting.set(id, answer);
    hired().postMessage({ id, game, level, seat, scene, dice } satisfies Question, []);
  });
};
