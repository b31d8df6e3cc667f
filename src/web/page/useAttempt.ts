import { useRef, useState } from 'preact/hooks';

export interface Attempt {
  readonly going: boolean;
  readonly problem: unknown; // why the last try failed; null when it did not
  readonly start: (act: () => Promise<void>) => void;
}

/** Something worth doing once: pressed twice it is not done twice, and when it fails it says so and may be tried again. */
export const useAttempt = (): Attempt => {
  const busy = useRef(false); // at once, where the state would be a frame late for the second tap
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
