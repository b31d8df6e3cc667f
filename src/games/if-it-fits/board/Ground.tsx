import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import type { Table } from '../rules/types.ts';
import { RIM, sizeOf } from './table-map.ts';

/** The wooden table: planks, a rim, and a dot wherever four places meet. */
export const Ground = ({ table }: { table: Table }): JSX.Element => {
  const { width, height } = sizeOf(table);
  const top = { x: RIM, y: RIM, width: width - 2 * RIM, height: height - 2 * RIM };
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
          y={RIM}
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
    </g>
  );
};
