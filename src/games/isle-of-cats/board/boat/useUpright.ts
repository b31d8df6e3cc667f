import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** True if an element is higher than wide: a boat in it is larger when it stands. */
export const useUpright = <E extends Element>(): readonly [RefObject<E | null>, boolean] => {
  const box = useRef<E | null>(null);
  const [upright, setUpright] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setUpright(element.clientHeight > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, upright];
};
