import type { JSX } from 'preact';
import { CARD } from './art/card-size.ts';
import type { Cell, Move, Table } from '../rules/types.ts';
import { cellAt } from '../rules/cells.ts';
import { coverOf } from './lying-across.ts';
import { move as moveTo } from './table-map.ts';

/** The legal places for the held card: dashed places on the wood, a lens on a seam, a ring around a cat. */
export const Places = ({ moves, table }: { moves: readonly Move[]; table: Table }): JSX.Element => {
  if (table.laid.length === 0 && moves.length > 0) return <Anywhere table={table} />;
  const cells = new Map<Cell, Move>();
  for (const move of moves) if ('at' in move && !cells.has(move.at)) cells.set(move.at, move);
  return (
    <g class="fits-places" aria-hidden="true">
      {[...cells].map(([at, move]) => (
        <g key={at} transform={moveTo(at)}>
          <PlaceMark move={move} table={table} />
        </g>
      ))}
    </g>
  );
};

/** On an empty table every place is legal: one in the middle stands for all. */
const Anywhere = ({ table: { width, height } }: { table: Table }): JSX.Element => (
  <g
    class="fits-places"
    aria-hidden="true"
    transform={moveTo(cellAt(Math.floor(width / 2), Math.floor(height / 2)))}
  >
    <Frame />
  </g>
);

const Frame = ({ look = '', wide = false }: { look?: string; wide?: boolean }): JSX.Element => (
  <rect
    class={`place ${look}`}
    x={3}
    y={3}
    width={CARD.width * (wide ? 2 : 1) - 6}
    height={CARD.height - 6}
    rx={10}
  />
);

const PlaceMark = ({ move, table }: { move: Move; table: Table }): JSX.Element => {
  if (move.do === 'toy')
    return <path class="place place--seam" d={`M${CARD.width} 14q26 56 0 112q-26-56 0-112Z`} />;
  const wide = move.do === 'princess' && 'at' in move && coverOf(table, move.at) !== null;
  return <Frame look={move.do === 'princess' ? 'place--cat' : ''} wide={wide} />;
};
