import { useEffect, useRef } from 'preact/hooks';
import { sideAsked } from '../kit/side.ts';

/** Opens or closes the side panel when a part of the page requests it, such as a button on the board. */
export const useSideAsked = (open: (page: string | null) => void): void => {
  const asked = sideAsked.value;
  const heard = useRef(asked);
  useEffect(() => {
    if (asked === heard.current || !asked) return;
    heard.current = asked;
    open(asked.page);
  }, [asked]);
};
