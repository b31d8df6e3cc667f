import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

let opened = false; // a page with a board has been seen

/**
 * A new task: the button that led to it is gone, and with it the focus of somebody who plays with the keyboard. The first task begins at
 * the top of its page, as every page does, unless a button on the page led to it too.
 */
export const useFocusOnBoard = (
  stage: RefObject<HTMLElement | null>,
  { shown = true, byButton = opened }: { readonly shown?: boolean; readonly byButton?: boolean } = {},
): void =>
  useEffect(() => {
    opened = true;
    if (byButton && document.activeElement === document.body)
      stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [shown]);
