import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The current width of an element, for calculations in pixels; `guess` until it is known. */
export const useWidth = <E extends Element>(guess: number): readonly [RefObject<E | null>, number] => {
  const box = useRef<E | null>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
};
