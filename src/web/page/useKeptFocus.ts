import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard focus when the focused element disappears: the button that confirmed a move, the seat
 * that was taken, the answer to a question. Without this the focus would jump to the top of the page; instead
 * it moves to `next`. When `moment` changes it also checks, because a square may stop being focusable without
 * disappearing.
 */
export const useKeptFocus = (within: string, next: string, moment: unknown = null): void => {
  const stood = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      stood.current = target instanceof Element && target.closest(within) ? target : null;
    };
    const vanished = new MutationObserver(() => {
      if (stood.current?.isConnected === false && isLost()) focusOn(next);
    });
    document.addEventListener('focusin', follow);
    vanished.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', follow);
      vanished.disconnect();
    };
  }, [within, next]);
  const goOn = (): void => {
    if (stood.current && isLost()) focusOn(next);
  };
  useLayoutEffect(goOn, [moment]); // before the paint: otherwise a key pressed before it would be lost
  useEffect(goOn, [moment]); // and after it: the browser removes the focus from deleted elements only then
};

/**
 * By the standard, a button that was disabled by its own press keeps the focus until the next paint but gets
 * no key events.
 */
export const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

/** Focuses the first that can take the focus: a hidden one cannot. */
export const focusOn = (next: string): void => {
  for (const element of document.querySelectorAll<SVGElement | HTMLElement>(next)) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
};
