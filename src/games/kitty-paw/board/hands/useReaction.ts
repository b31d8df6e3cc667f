import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Millis } from '../../../../kernel/game.ts';

/**
 * Measures a player's reaction time: from the frame in which something is painted to the press, both on the clock of
 * `performance.now()`. Network delay and slow screens do not count.
 */
export const useReaction = (shown: boolean): ((event: Event) => Millis | undefined) => {
  const painted = useRef<Millis | null>(null);
  useLayoutEffect(() => {
    painted.current = null;
    if (!shown) return undefined;
    const frame = requestAnimationFrame((time) => {
      painted.current = time;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return ({ timeStamp }) =>
    painted.current === null ? undefined : Math.max(0, Math.round(timeStamp - painted.current));
};
