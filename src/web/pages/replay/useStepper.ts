import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Millis } from '../../../kernel/game.ts';
import { useStepKeys } from '../../page/useStepKeys.ts';
import type { Watched } from '../../table/load-replay.ts';

const PACE = 1_000; // after everything in a step has landed

export interface Stepper {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly go: (at: number) => void;
  readonly step: (by: number) => void;
  readonly toggle: () => void;
}

const fromHash = (last: number): number => {
  const asked = /^#(\d{1,6})$/.exec(location.hash)?.[1];
  return asked === undefined ? 0 : Math.min(last, Number(asked));
};

/** The current step of a replay. It is kept in the address, so that a link opens at the same step. */
export const useStepper = ({ steps }: Watched, lasts: (at: number) => Millis): Stepper => {
  const last = steps.length - 1;
  const [at, setAt] = useState(fromHash(last));
  const [playing, setPlaying] = useState(false);
  const go = useCallback(
    (to: number): void => {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  // Relative to the latest step: two quick presses come before the next render and must be two steps.
  const step = useCallback(
    (by: number): void => {
      setPlaying(false);
      setAt((now) => Math.max(0, Math.min(last, now + by)));
    },
    [last],
  );
  const toggle = useCallback((): void => {
    if (!playing && at === last) setAt(0);
    setPlaying(!playing);
  }, [playing, at, last]);
  useEffect(() => {
    // Replaced, not pushed: the back button leads to the page before, not through every step.
    history.replaceState(history.state, '', `#${at}`);
  }, [at]);
  useEffect(() => {
    const follow = (): void => go(fromHash(last));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [last, go]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(
      () => {
        if (at >= last) setPlaying(false);
        else setAt(at + 1);
      },
      PACE + lasts(at),
    );
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const stepper = { at, last, playing, go, step, toggle };
  useStepKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(last),
    ' ': toggle,
  });
  return stepper;
};
