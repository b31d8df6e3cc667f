import type { JSX } from 'preact';
import { HEIGHT, PLACES, WIDTH } from '../../rules/boat/grid.ts';
import { columnName, rowName } from '../../rules/boat/place-names.ts';
import { CELL, corner } from './direction.ts';

/** The top cell of each column and the first cell of each row: beside them the rail has room for a name. */
const TOP_CELLS = Array.from(
  { length: WIDTH },
  (_, x) => PLACES.find((place) => place.x === x) ?? { x, y: 0 },
);
const FIRST_CELLS = Array.from(
  { length: HEIGHT },
  (_, y) => PLACES.find((place) => place.y === y) ?? { x: 0, y },
);

/**
 * Letters and numbers on the rail of a boat that lies along the screen. The log and screen readers use them for places.
 */
export const EdgeNames = (): JSX.Element => (
  <g class="isle-edge" aria-hidden="true">
    {TOP_CELLS.map((place) => {
      const { x, y } = corner('along', place);
      return (
        <text key={place.x} x={x + CELL / 2} y={y - 10}>
          {columnName(place.x)}
        </text>
      );
    })}
    {FIRST_CELLS.map((place) => {
      const { x, y } = corner('along', place);
      return (
        <text key={place.y} x={x - 20} y={y + CELL / 2 + 9}>
          {rowName(place.y)}
        </text>
      );
    })}
  </g>
);
