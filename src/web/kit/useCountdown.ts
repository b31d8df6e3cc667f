import { useEffect, useState } from 'preact/hooks';

const EVERY = 100;

/**
 * How many of these milliseconds are left, counted from the moment they were first asked for. Counted and not animated:
 * under calm motion an animation would be over at once. Give the component a new `key` to begin anew.
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
