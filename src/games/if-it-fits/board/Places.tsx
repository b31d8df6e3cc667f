import type { JSX } from 'preact';
import { CARD } from './art/BoxCard.tsx';
import type { Cell, Move, Table } from '../rules/types.ts';
import { coverOf } from './lying-across.ts';
import { move as moveTo } from './table-map.ts';

/** The legal places for the held card: dashed places on the wood, a lens on a seam, a ring around a cat. */
export const Places = ({ moves, table }: { moves: readonly Move[]; table: Table }): JSX.Element => {
  const cells = new Map<Cell, Move>();
  for (const move of moves) if ('at' in move && !cells.has(move.at)) cells.set(move.at, move);
  return (
    <g class="places" aria-hidden="true">
      {[...cells].map(([at, move]) => (
        <g key={at} transform={moveTo(at)}>
          <Place move={move} table={table} />
        </g>
      ))}
    </g>
  );
};

const Place = ({ move, table }: { move: Move; table: Table }): JSX.Element => {
  if (move.do === 'toy')
    return <path class="place place--seam" d={`M${CARD.width} 14q26 56 0 112q-26-56 0-112Z`} />;
  const wide = move.do === 'princess' && 'at' in move && coverOf(table, move.at) !== null;
  return (
    <rect
      class={`place ${move.do === 'princess' ? 'place--cat' : ''}`}
      x={8}
      y={8}
      width={CARD.width * (wide ? 2 : 1) - 16}
      height={CARD.height - 16}
      rx={14}
    />
  );
};
