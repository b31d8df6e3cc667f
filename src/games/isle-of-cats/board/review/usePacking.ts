import { useEffect, useState } from 'preact/hooks';
import type { PackedDay } from '../../bot/packing/days.ts';
import type { Packed } from '../../bot/packing/search.ts';
import type { PackingAnswer, PackingQuestion } from './packing-worker.ts';

/** The progress of each day (0 to 1), or its result. */
export type DayState = { readonly progress: number } | { readonly packed: Packed } | 'failed';

const WAITING: DayState = { progress: 0 };

/**
 * Packs the days one after the other in a worker. The search stops when the page is left or another player is chosen.
 */
export const usePacking = (days: readonly PackedDay[]): readonly DayState[] => {
  const [found, setFound] = useState<readonly DayState[]>([]);
  useEffect(() => {
    setFound(days.map(() => WAITING));
    const worker = new Worker(new URL('packing-worker.ts', import.meta.url), { type: 'module' });
    const ask = (id: number): void => {
      const task = days[id]?.task;
      if (task) worker.postMessage({ id, task } satisfies PackingQuestion, []);
      else worker.terminate();
    };
    const note = (id: number, state: DayState): void => setFound((all) => all.with(id, state));
    worker.addEventListener('message', ({ data }: MessageEvent<PackingAnswer>) => {
      note(data.id, 'packed' in data ? { packed: data.packed } : { progress: data.progress });
      if ('packed' in data) ask(data.id + 1);
    });
    // If the worker cannot start, progress bars must not stay for ever.
    worker.addEventListener('error', () =>
      setFound((all) => all.map((one) => (isDone(one) ? one : 'failed'))),
    );
    ask(0);
    return () => worker.terminate();
  }, [days]);
  return found;
};

export const isDone = (state: DayState): state is { readonly packed: Packed } =>
  typeof state === 'object' && 'packed' in state;
