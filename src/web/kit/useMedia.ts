import { useEffect, useState } from 'preact/hooks';

/** True while a media query matches, for elements that should not exist at all on other screens. */
export const useMedia = (query: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = (): void => setMatches(list.matches);
    change(); // it may have changed since the render
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return matches;
};
