import { useState } from 'preact/hooks';

/** Spots as on the screen, row by row from the top. A gap is null. */
export type Rows<Spot> = readonly (readonly (Spot | null)[])[];

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot one key press away; null if the key does nothing or leads off the board. */
export const spotBeside = <Spot>(rows: Rows<Spot>, from: Spot, key: string): Spot | null => {
  const row = rows.findIndex((spots) => spots.includes(from));
  const spots = rows[row] ?? [];
  if (key === 'Home') return spots.find((spot) => spot !== null) ?? null;
  if (key === 'End') return spots.findLast((spot) => spot !== null) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  let [x, y] = [spots.indexOf(from), row];
  for (;;) {
    [x, y] = [x + step[0], y + step[1]];
    const spot = rows[y]?.[x];
    if (spot === undefined) return null;
    if (spot !== null) return spot; // skips gaps
  }
};

interface Arrows<Spot> {
  readonly focused: Spot; // the one spot that Tab reaches
  focus(spot: Spot): void;
  keyDown(event: KeyboardEvent, spot: Spot): void;
}

/**
 * Keyboard navigation of every grid: one stop for Tab, arrow keys inside. `find` gives the element of a spot.
 */
export const useArrows = <Spot>(
  rows: Rows<Spot>,
  start: Spot,
  find: (spot: Spot) => SVGElement | HTMLElement | null,
): Arrows<Spot> => {
  const [focused, focus] = useState<Spot>(start);
  const keyDown = (event: KeyboardEvent, spot: Spot): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = spotBeside(rows, spot, event.key);
    if (next === null) return;
    event.preventDefault();
    focus(() => next);
    find(next)?.focus();
  };
  return { focused, focus: (spot) => focus(() => spot), keyDown };
};
