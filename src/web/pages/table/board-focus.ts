import { focusOn } from '../../page/useKeptFocus.ts';

const ENTRY = '.tp__board [tabindex="0"]'; // the place on the board where Tab enters

/** Where the keyboard focus goes: to something legal; while a step is shown, to the board at least. */
export const BOARD = `${ENTRY}, .tp [data-legal], .tp:not(:has([data-legal])) .tp__board button:enabled`;

/**
 * Before a move: takes the focus from a button that was tapped. When a focused button is disabled or removed, the browser
 * lays out the whole page in the middle of the render. The focus of somebody who uses the keyboard stays.
 */
export const releaseFocus = (): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.closest('.tp') || focused.matches(':focus-visible'))
    return;
  focusOn(ENTRY);
  if (document.activeElement === focused) focused.blur();
};
