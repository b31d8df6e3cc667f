import { useEffect, useState } from 'preact/hooks';

/** False for a while after every change of `key`: as long as pieces are on their way. */
export const useSettled = (key: number, millis: number): boolean => {
  const [settled, settle] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), millis);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
};
