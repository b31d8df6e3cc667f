/** Where the keyboard focus goes: to something legal; while a step is shown, to the board at least. */
export const BOARD =
  '.tp__board [tabindex="0"], .tp [data-legal], .tp:not(:has([data-legal])) .tp__board button:enabled';
