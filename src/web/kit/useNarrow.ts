import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 760px)';

/** A phone held upright: small pieces are drawn with fewer, thicker lines. */
export const useNarrow = (): boolean => {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = (): void => setNarrow(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return narrow;
};
