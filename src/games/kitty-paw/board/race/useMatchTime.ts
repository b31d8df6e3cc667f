import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Millis, Scene } from '../../../../kernel/game.ts';
import { ageOf } from '../../../../web/kit/scene-age.ts';
import type { KittyPaw } from '../../rules/race/types.ts';

const EVERY = 250;

/** The approximate match time; between two scenes it is computed with this page's clock. */
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
