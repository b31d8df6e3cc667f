import { useEffect, useRef, useState } from 'preact/hooks';
import type { Thought } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import { analyse } from '../../table/analysis-client.ts';

export interface Engine {
  readonly thought: Thought<Kind> | null; // null: nothing is known about this position yet
  readonly positions: number;
  readonly status: 'off' | 'thinking' | 'done' | 'failed';
}

export const LINES = 3;
const FIRST_LOOK = 150; // ms: the first depths come within it
const STEADY = 1_000; // ms in which lines keep their order, so that a finger does not miss

interface FoundLines {
  thought: Thought<Kind>; // the newest
  done: boolean;
}

/** Analyses the position that is looked at, for as long as it is looked at. What was found is kept. */
export const useEngine = (game: string, state: Kind['state'], key: string, on: boolean): Engine => {
  const known = useRef(new Map<string, FoundLines>()).current;
  const [shown, setShown] = useState<{ key: string; thought: Thought<Kind> } | null>(null);
  const [positions, setPositions] = useState(0);
  const [status, setStatus] = useState<Engine['status']>('off');
  useEffect(() => {
    const before = known.get(key);
    setShown(before ? { key, thought: before.thought } : null);
    setPositions(before?.thought.positions ?? 0);
    setStatus(!on ? 'off' : before?.done ? 'done' : 'thinking');
    if (!on || before?.done) return undefined;
    let swapped = performance.now() - STEADY + FIRST_LOOK;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      timer = undefined;
      swapped = performance.now();
      const now = known.get(key);
      if (now) setShown({ key, thought: now.thought });
    };
    const stop = analyse({ game, state, lines: LINES }, (news) => {
      if (news.is === 'counted') return setPositions(news.positions);
      if (news.is === 'failed') return setStatus('failed');
      if (news.is === 'done') {
        const now = known.get(key);
        if (now) now.done = true;
        return setStatus('done');
      }
      const { thought } = news;
      if ((known.get(key)?.thought.depth ?? 0) > thought.depth) return undefined; // an earlier search was deeper: wait until the new one catches up
      known.set(key, { thought, done: false });
      setPositions(thought.positions);
      timer ??= setTimeout(show, Math.max(0, swapped + STEADY - performance.now()));
      return undefined;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [game, key, on]);
  return { thought: shown?.key === key ? shown.thought : null, positions, status };
};
