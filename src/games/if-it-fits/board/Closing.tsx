import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import { eventsOf } from '../../../parts/events.ts';
import { BEYOND, NORTH, EAST, SOUTH, WEST, columnOf, neighbour, rowOf } from '../rules/cells.ts';
import type { Cell, Event, Table } from '../rules/types.ts';
import { move } from './table-map.ts';

/** A box closes: gold runs from the new card to every corner, and flaps pop up all round. Drawn for a moment only. */
export const Closing = ({ table, events }: { table: Table; events: readonly Event[] }): JSX.Element => {
  const from = eventsOf(events, 'laid')[0]?.at ?? eventsOf(events, 'fell-asleep')[0]?.at ?? 0;
  return (
    <g class="fits-closing" aria-hidden="true">
      {eventsOf(events, 'closed').map(({ box, cells }) => (
        <g key={box}>
          {cells.map((at) => (
            <rect
              key={at}
              class="fits-closing__gold"
              transform={move(at)}
              width={CARD.width}
              height={CARD.height}
              style={{ animationDelay: `${FITS + stepsBetween(from, at) * SPREAD}ms` }}
            />
          ))}
          {cells.flatMap((at) =>
            flapsOf(table, at, cells).map((side) => (
              <g key={`${at} ${side}`} transform={`${move(at)} ${AT_SIDE[side]}`}>
                <path class="fits-closing__flap" d={side % 2 === 0 ? FLAPS.short : FLAPS.long} />
              </g>
            )),
          )}
        </g>
      ))}
    </g>
  );
};

const FITS = 420; // milliseconds: the card has landed
const SPREAD = 60; // for each card farther away

const stepsBetween = (a: Cell, b: Cell): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** The outer sides of a card of this box. */
const flapsOf = (table: Table, at: Cell, cells: readonly Cell[]): readonly number[] =>
  [NORTH, EAST, SOUTH, WEST].filter((side) => {
    const beside = neighbour(table, at, side);
    return beside === BEYOND || !cells.includes(beside);
  });

/** A flap is drawn above a line from (0, 0) to the right. */
const flap = (length: number): string => `M0 0H${length}L${length - 16} -24H16Z`;
const FLAPS = { short: flap(CARD.width), long: flap(CARD.height) };
const AT_SIDE: Readonly<Record<number, string>> = {
  [NORTH]: '',
  [EAST]: `translate(${CARD.width} 0) rotate(90)`,
  [SOUTH]: `translate(${CARD.width} ${CARD.height}) rotate(180)`,
  [WEST]: `translate(0 ${CARD.height}) rotate(270)`,
};
