import { useEffect, useState } from 'preact/hooks';
import type { PackedDay } from '../../bot/packing/days.ts';
import type { Packed } from '../../bot/packing/search.ts';
import type { PackingAnswer, PackingQuestion } from './packing-worker.ts';

/** How far each day is: waiting or being searched (0 to 1), or done. */
export type DayState = { readonly progress: number } | { readonly packed: Packed } | 'failed';

const WAITING: DayState = { progress: 0 };

/** Packs the days one after the other in a worker; whoever leaves, or looks at somebody else, ends the search. */
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
    // A worker that cannot start must not leave bars standing for ever.
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
