import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'here'; readonly value: T }
  | { readonly is: 'failed'; readonly error: unknown };

/** The result of `load` for this key; a late answer for an earlier key is dropped. */
export const useLoaded = <T>(load: () => Promise<T>, key: string): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key: string }>({ is: 'loading', key });
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ is: 'here', value, key }),
      (error: unknown) => wanted && setLoaded({ is: 'failed', error, key }),
    );
    return () => {
      wanted = false;
    };
    // Only the key counts: `load` is a new function at every render.
  }, [key]);
  return loaded.key === key ? loaded : { is: 'loading' };
};
