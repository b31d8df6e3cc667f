import { useEffect, useState } from 'preact/hooks';

/** False for a while after every change of `key`, while pieces are moving. */
export const useSettled = (key: number, millis: number): boolean => {
  const [settled, settle] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), millis);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
};
