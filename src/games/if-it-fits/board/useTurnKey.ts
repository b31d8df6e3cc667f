import { useLayoutEffect } from 'preact/hooks';

const TYPING = 'input, textarea, select, dialog, [contenteditable]';

/** R turns the card in hand wherever the focus is, except where somebody types. The letter К lies on the same key. */
export const useTurnKey = (turn: (() => void) | null): void => {
  // Before the paint: a key pressed twice before it must turn twice.
  useLayoutEffect(() => {
    if (!turn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyR' || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      turn();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
