import { search, type Packed } from '../../bot/packing/search.ts';
import type { PackingTask } from '../../bot/packing/task.ts';

/** Packs one day again in a worker, so that the page stays responsive. */
export interface PackingQuestion {
  readonly id: number;
  readonly task: PackingTask;
}
export type PackingAnswer =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly packed: Packed };

const say = (answer: PackingAnswer): void => postMessage(answer);

addEventListener('message', ({ data: { id, task } }: MessageEvent<PackingQuestion>) => {
  const running = search(task);
  for (;;) {
    const { value, done } = running.next();
    if (done) return say({ id, packed: value });
    say({ id, progress: value });
  }
});
