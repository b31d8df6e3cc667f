import { useEffect, useState } from 'preact/hooks';

/** Whether the screen is like this now, for what a sheet of styles cannot decide: what is there at all. */
export const useMedia = (query: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = (): void => setMatches(list.matches);
    change(); // it may have changed since it was drawn
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return matches;
};
