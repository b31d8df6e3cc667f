import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * How many things in a box that scrolls lie below what is seen of it. A phone shows no scrollbar: who is not told of them
 * chooses among the others.
 */
export const useBelow = <E extends HTMLElement>(things: string): readonly [RefObject<E | null>, number] => {
  const box = useRef<E | null>(null);
  const [below, setBelow] = useState(0);
  const measure = (): void => setBelow(box.current ? countBelow(box.current, things) : 0);
  useLayoutEffect(measure); // after every drawing: what lies in the box may be something else now
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    const element = box.current;
    if (element) observer.observe(element);
    element?.addEventListener('scroll', measure, { passive: true });
    return () => (observer.disconnect(), element?.removeEventListener('scroll', measure));
  }, [box.current]);
  return [box, below];
};

/** What is seen by half is seen. */
const countBelow = (box: Element, things: string): number => {
  const { bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(things)].filter((thing) => {
    const { top, height } = thing.getBoundingClientRect();
    return top + height / 2 > bottom;
  }).length;
};
