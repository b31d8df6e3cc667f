import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

export type Query = Readonly<Record<string, string>>;

/** The filters of a page, which its address keeps. An empty value is left out; going back leaves the page. */
export const useQuery = (): readonly [query: Query, change: (changes: Query) => void] => {
  const { path, query, route } = useLocation();
  const own = useRef({ path, query });
  // While the next page loads, this one is still drawn: the filters of another address would empty its list.
  if (path === own.current.path) own.current = { path, query };
  const change = (changes: Query): void => {
    const kept = Object.entries({ ...own.current.query, ...changes }).filter(([, value]) => value !== '');
    const search = new URLSearchParams(kept).toString();
    route(search === '' ? path : `${path}?${search}`, true);
  };
  return [own.current.query, change];
};
