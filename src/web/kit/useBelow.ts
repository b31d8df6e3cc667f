import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The number of things below the visible part of a scrolling container. A phone shows no scrollbar: without
 * the number, players would not notice that there is more to choose from.
 */
export const useBelow = <E extends HTMLElement>(things: string): readonly [RefObject<E | null>, number] => {
  const box = useRef<E | null>(null);
  const [below, setBelow] = useState(0);
  const measure = (): void => setBelow(box.current ? countBelow(box.current, things) : 0);
  // After every render, because the content may have changed, and in the frame that follows: then the page is laid out once.
  useEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    const element = box.current;
    if (element) observer.observe(element);
    element?.addEventListener('scroll', measure, { passive: true });
    return () => (observer.disconnect(), element?.removeEventListener('scroll', measure));
  }, [box.current]);
  return [box, below];
};

/** A thing that is half visible counts as visible. */
const countBelow = (box: Element, things: string): number => {
  const { bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(things)].filter((thing) => {
    const { top, height } = thing.getBoundingClientRect();
    return top + height / 2 > bottom;
  }).length;
};
