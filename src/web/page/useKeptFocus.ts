import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * What is pressed often vanishes by that: the button that confirmed a move, the seat that was taken, the answer to a
 * question. Without this the keyboard would stand at the top of the page; so it goes on at `next`. `moment` says when
 * to look even if nothing vanished: a square may also cease to take the focus.
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
  useLayoutEffect(goOn, [moment]); // before the paint: a key pressed before it would go nowhere
  useEffect(goOn, [moment]); // and after it: of what is no longer drawn the browser takes the focus only then
};

/** By the standard a button that was disabled by its own press keeps the focus until the next paint, and hears no key. */
export const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

export const focusOn = (next: string): void =>
  document.querySelector<SVGElement | HTMLElement>(next)?.focus({ preventScroll: true });
