import { useLayoutEffect } from 'preact/hooks';
import { flipped, turned, turnedBack } from '../plan/turning.ts';
import type { Holding } from '../plan/useHolding.ts';

const TYPING = 'input, textarea, select, dialog, [contenteditable]';

/** R turns the tile in hand and F flips it wherever the focus is, except where somebody types; by place on the keyboard. */
export const useTurnKeys = ({ tile, turn, turnTo }: Holding): void => {
  // Before the paint: a key pressed twice before it must turn twice.
  useLayoutEffect(() => {
    if (!tile) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (event.code === 'KeyR') turnTo(event.shiftKey ? turnedBack(turn) : turned(turn));
      else if (event.code === 'KeyF') turnTo(flipped(turn));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
