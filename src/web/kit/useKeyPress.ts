import { useLayoutEffect } from 'preact/hooks';

const TYPING = 'input, textarea, select, dialog, [contenteditable]';

/**
 * Keys that work wherever the focus is, except where somebody types. `press` says whether the key means something here;
 * ask for its `code`, the place on the keyboard, which is the same in every alphabet.
 */
export const useKeyPress = (press: (event: KeyboardEvent) => boolean): void => {
  // Before the paint: of two fast presses the second would still mean what it meant before the first.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
};
