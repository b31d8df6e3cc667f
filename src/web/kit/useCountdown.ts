import { useEffect, useState } from 'preact/hooks';

const EVERY = 100;

/**
 * The milliseconds left, counted from the first render. A counter and not an animation: with calm motion an
 * animation would end at once. Give the component a new `key` to begin anew.
 */
export const useCountdown = (millis: number): number => {
  const [left, setLeft] = useState(millis);
  useEffect(() => {
    const until = Date.now() + millis;
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now())), EVERY);
    return () => clearInterval(timer);
  }, []);
  return left;
};
