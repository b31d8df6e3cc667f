import { useEffect, useState } from 'preact/hooks';

const EVERY = 100; // milliseconds

/** The milliseconds left; while `paused` the time stands still. */
export const useRunningTime = (all: number, paused: boolean): number => {
  const [left, setLeft] = useState(all);
  useEffect(() => {
    if (paused) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - last;
      last += passed;
      setLeft((before) => Math.max(0, before - passed));
    }, EVERY);
    return () => clearInterval(timer);
  }, [paused]);
  return left;
};
