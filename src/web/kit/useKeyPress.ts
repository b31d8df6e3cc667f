import { useLayoutEffect } from 'preact/hooks';

const TYPING = 'input, textarea, select, dialog, [contenteditable]';

/**
 * Keys that work wherever the focus is, except in text fields. `press` returns true if it used the key;
 * compare its `code`, the place on the keyboard, which is the same for every alphabet.
 */
export const useKeyPress = (press: (event: KeyboardEvent) => boolean): void => {
  // Before the paint: otherwise the second of two fast presses would be handled by the old state.
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
