import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import type { Answer, Question } from './bot-worker.ts';

/** A move in writing, and after how long it is made. */
export type Chosen = NonNullable<Answer['chosen']>;

/** One worker for all bots of this page: a thinking bot never makes the board stutter. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (chosen: Chosen | null) => void>();

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
    waiting.get(data.id)?.(data.chosen);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', dismiss);
  return worker;
};

/** What a bot of this level would do; null when the worker failed. */
export const askBot = (
  game: string,
  level: number,
  seat: Seat,
  scene: Scene<Kind>,
): Promise<Chosen | null> => {
  const id = ++asked;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0] ?? id;
  return new Promise((answer) => {
    waiting.set(id, answer);
    hired().postMessage({ id, game, level, seat, scene, dice } satisfies Question, []);
  });
};
