import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is not part of the first load: null until it is wanted and loaded. If loading fails, the next wish tries
 * again.
 */
export const useLater = <P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null => {
  const [loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (wanted && !loaded)
      load().then(
        (component) => setLoaded(() => component),
        () => {}, // offline, and not kept in this browser
      );
  }, [wanted, loaded]);
  return loaded;
};
