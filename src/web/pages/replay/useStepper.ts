import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Millis } from '../../../kernel/game.ts';
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
  useKeys(stepper);
  return stepper;
};

/** Radio buttons keep the arrows up and down: a viewer has been chosen, and the next arrow means the next move. */
const OWN_ARROWS = 'input:not([type="radio"]), textarea, select, [role="tab"], [role="grid"], dialog';

const useKeys = ({ last, go, step, toggle }: Stepper): void => {
  // Before the paint: a key pressed as soon as the page is seen must count.
  useLayoutEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => go(0),
      End: () => go(last),
      ' ': toggle,
    };
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      // Controls use these keys themselves: a button the space bar, tabs and the slider the arrows.
      const own = event.key === ' ' ? `${OWN_ARROWS}, input, button, a` : OWN_ARROWS;
      const busy = event.target instanceof Element && event.target.closest(own);
      if (!act || busy || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [last, go, step, toggle]);
};
