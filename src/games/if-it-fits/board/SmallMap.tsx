import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import type { Cell, Table } from '../rules/types.ts';
import { cornerOf, sizeOf } from './table-map.ts';
import { floorOf, type Tint } from './tints.ts';

/** A small map of the whole table: its cards, and which of them are one box. */
export const SmallMap = ({ table, tints }: { table: Table; tints: ReadonlyMap<Cell, Tint> }): JSX.Element => (
  <>
    <rect class="ground__top" {...sizeOf(table)} />
    {table.laid.map(({ at }) => {
      const [x, y] = cornerOf(at);
      return (
        <rect
          key={at}
          x={x}
          y={y}
          width={CARD.width - 6}
          height={CARD.height - 6}
          fill={floorOf(tints.get(at) ?? 'nobody')}
        />
      );
    })}
  </>
);
