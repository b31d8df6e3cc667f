import type { JSX } from 'preact';
import { HEIGHT, PLACES, WIDTH } from '../../rules/boat/grid.ts';
import { columnName, rowName } from '../../rules/boat/place-names.ts';
import { CELL, corner } from './lie.ts';

/** The highest cell of each column and the foremost of each row: beside them there is wood to write on. */
const TOPS = Array.from({ length: WIDTH }, (_, x) => PLACES.find((place) => place.x === x) ?? { x, y: 0 });
const STERNS = Array.from({ length: HEIGHT }, (_, y) => PLACES.find((place) => place.y === y) ?? { x: 0, y });

/** Letters and numbers on the rail of a boat that lies along: the log and the voice call places by them. */
export const EdgeNames = (): JSX.Element => (
  <g class="isle-edge" aria-hidden="true">
    {TOPS.map((place) => {
      const { x, y } = corner('along', place);
      return (
        <text key={place.x} x={x + CELL / 2} y={y - 10}>
          {columnName(place.x)}
        </text>
      );
    })}
    {STERNS.map((place) => {
      const { x, y } = corner('along', place);
      return (
        <text key={place.y} x={x - 20} y={y + CELL / 2 + 9}>
          {rowName(place.y)}
        </text>
      );
    })}
  </g>
);
