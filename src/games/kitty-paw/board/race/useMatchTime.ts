import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Millis, Scene } from '../../../../kernel/game.ts';
import { ageOf } from '../../../../web/kit/age.ts';
import type { KittyPaw } from '../../rules/race/types.ts';

const EVERY = 250;

/** About what time it is in the match; between two scenes this page's own clock runs on. */
export const useMatchTime = (scene: Scene<KittyPaw>, running: boolean): Millis => {
  const { seq, at } = scene;
  const began = useMemo(() => performance.now() - ageOf(scene), [seq]);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), EVERY);
    return () => clearInterval(timer);
  }, [running]);
  return running ? at + performance.now() - began : at;
};
