import type { JSX } from 'preact';
import { CARD } from '../../../web/art/BoxCard.tsx';
import { cellAt, cellName } from '../cells.ts';
import type { Table } from '../types.ts';
import { RIM, TOP, cornerOf, sizeOf } from './table-map.ts';

/** The wooden table: planks, a rim with letters and numbers, and a dot wherever four places meet. */
export const Ground = ({ table }: { table: Table }): JSX.Element => {
  const { width, height } = sizeOf(table);
  const top = { x: RIM, y: TOP, width: width - 2 * RIM, height: height - TOP - RIM };
  return (
    <g class="ground" aria-hidden="true">
      <defs>
        <pattern id="fits-planks" width={420} height={70} patternUnits="userSpaceOnUse">
          <path class="ground__line" d="M0 .5H420M140 0V35M330 35V70M0 35.5H420" />
          <path
            class="ground__grain"
            d="M12 18q60-12 110 0M160 14q70 14 150-4M20 54q90 12 190-2M240 50q60-8 80 4"
          />
        </pattern>
        <pattern
          id="fits-dots"
          x={RIM}
          y={TOP}
          width={CARD.width}
          height={CARD.height}
          patternUnits="userSpaceOnUse"
        >
          <path
            class="ground__dot"
            d={`M0 0h.1M${CARD.width} 0h.1M0 ${CARD.height}h.1M${CARD.width} ${CARD.height}h.1`}
          />
        </pattern>
      </defs>
      <rect class="ground__rim" width={width} height={height} />
      <rect class="ground__top" {...top} />
      <rect {...top} fill="url(#fits-planks)" />
      <rect {...top} fill="url(#fits-dots)" />
      <Coordinates table={table} />
    </g>
  );
};

const Coordinates = ({ table }: { table: Table }): JSX.Element => (
  <g class="ground__name">
    {Array.from({ length: table.width }, (_, column) => (
      <text key={column} x={cornerOf(cellAt(column, 0))[0] + CARD.width / 2} y={TOP - 10}>
        {cellName(cellAt(column, 0)).slice(0, 1)}
      </text>
    ))}
    {Array.from({ length: table.height }, (_, row) => (
      <text key={row} x={RIM / 2} y={cornerOf(cellAt(0, row))[1] + CARD.height / 2 + 9}>
        {row + 1}
      </text>
    ))}
  </g>
);
