import { useEffect, useState } from 'preact/hooks';

/** The current time, updated every `every` milliseconds while `running`. */
export const useNow = (running: boolean, every = 500): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return now;
};
