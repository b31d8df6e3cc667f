import { useEffect, useRef, useState } from 'preact/hooks';
import type { Motion } from '../../../web/kit/beats.ts';
import { HOUR } from './paces.ts';

/** The hour that a clock shows: it goes on hour by hour, and back at once. With the next beat it has arrived. */
export const useTicks = (hours: number, motion: Motion, beat: string): number => {
  const [shown, show] = useState(hours);
  const goal = useRef(hours);
  useEffect(() => {
    const sets = goal.current === hours || hours <= shown || motion === 'calm';
    goal.current = hours;
    if (sets) {
      show(hours);
      return undefined;
    }
    let at = shown;
    const timer = setInterval(() => {
      at += 1;
      show(at);
      if (at >= hours) clearInterval(timer);
    }, HOUR);
    return () => clearInterval(timer);
  }, [hours, motion, beat]);
  return motion === 'calm' ? hours : Math.min(shown, hours);
};
