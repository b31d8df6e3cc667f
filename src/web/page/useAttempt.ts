import { useRef, useState } from 'preact/hooks';

export interface Attempt {
  readonly going: boolean;
  readonly problem: unknown; // the error of the last try; null if it succeeded
  readonly start: (act: () => Promise<void>) => void;
}

/**
 * Runs an action. A second press while it runs does nothing; after a failure it shows the error and can be
 * tried again.
 */
export const useAttempt = (): Attempt => {
  const busy = useRef(false); // a ref, because the state would change one frame too late for a second tap
  const [going, setGoing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const set = (now: boolean): void => {
    busy.current = now;
    setGoing(now);
  };
  const start = (act: () => Promise<void>): void => {
    if (busy.current) return;
    set(true);
    setProblem(null);
    act()
      .catch(setProblem)
      .finally(() => set(false));
  };
  return { going, problem, start };
};
