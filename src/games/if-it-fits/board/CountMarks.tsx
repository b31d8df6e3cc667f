import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Table } from '../rules/types.ts';
import { countedToys } from './counted-toys.ts';
import { cornerOf, outlineOf, sizeOf } from './table-map.ts';

/** The table is dim except for one box, whose toys are numbered. */
export const CountMarks = ({ table, box }: { table: Table; box: BoxInfo }): JSX.Element => {
  const { width, height } = sizeOf(table);
  const holes = box.cells
    .map((at) => `M${cornerOf(at).join(' ')}h${CARD.width}v${CARD.height}h-${CARD.width}Z`)
    .join('');
  return (
    <g class="fits-count" aria-hidden="true">
      <path class="fits-count__dim" fill-rule="evenodd" d={`M0 0H${width}V${height}H0Z${holes}`} />
      <path class="fits-count__frame" d={outlineOf(table, box.cells)} />
      {countedToys(table, box).map(({ mark, at: [x, y] }, i) => (
        <g
          key={`${box.box} ${i}`}
          class={`fits-count__toy ${mark === 'S' ? 'fits-count__toy--minus' : ''}`}
          transform={`translate(${x} ${y + 14})`}
        >
          <g style={{ animationDelay: `${i * 110}ms` }}>
            <circle r={17} />
            <text y={7}>{mark === 'S' ? '−1' : i + 1}</text>
          </g>
        </g>
      ))}
    </g>
  );
};
