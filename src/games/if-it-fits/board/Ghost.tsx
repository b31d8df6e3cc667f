import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { Chosen } from '../../../web/kit/marks.tsx';
import type { Across, Move, Table, View } from '../rules/types.ts';
import { catCell, cellsOfMove } from './aim.ts';
import { Printed, Sleeper, SleepingPrincess } from './CardFace.tsx';
import type { Effects } from '../words/board-types.ts';
import { Lying } from './Lying.tsx';
import { areaOf, move as moveTo, outlineOf } from './table-map.ts';

interface GhostProps {
  readonly view: View;
  readonly effects: Effects;
  readonly seat: Seat;
}

/** The planned card, framed in the highlight colour, with gold dashes around every box it would close. */
export const Ghost = ({ view, effects: { move, closes }, seat }: GhostProps): JSX.Element => (
  <g class="fits-ghost" aria-hidden="true">
    {closes.map((cells) => (
      <path key={cells.join()} class="box-closes" d={outlineOf(view.table, cells)} />
    ))}
    <Appearing view={view} move={move} seat={seat} />
    <Framed table={view.table} move={move} />
    <CatOf move={move} seat={seat} />
  </g>
);

const Framed = ({ table, move }: { table: Table; move: Move }): JSX.Element | null => {
  const area = areaOf(cellsOfMove(table, move));
  return area && <Chosen x={area.x + 2} y={area.y + 2} width={area.width - 4} height={area.height - 4} />;
};

interface AppearingProps {
  readonly view: View;
  readonly move: Move;
  readonly seat: Seat;
}

/** The card of a move, where it would lie. */
export const Appearing = ({ view, move, seat }: AppearingProps): JSX.Element | null => {
  if (move.do === 'cat' || move.do === 'draw' || move.do === 'discard') return null;
  return (
    <g transform={moveTo(move.at)}>
      <g class="fits-ghost__card">{cardOf(view, move, seat)}</g>
    </g>
  );
};

/** The cat that comes with it. */
export const CatOf = ({ move, seat }: Omit<AppearingProps, 'view'>): JSX.Element | null =>
  move.do === 'box' && move.cat ? (
    <g transform={moveTo(catCell(move.at, move.cat))}>
      <Lying across={{ what: 'cat', at: move.at, seat }} mood="alert" />
    </g>
  ) : null;

type Placing = Exclude<Move, { do: 'cat' | 'draw' | 'discard' }>;

const cardOf = (view: View, move: Placing, seat: Seat): JSX.Element => {
  if (move.do === 'sleep') return <Sleeper seat={seat} />;
  if (move.do === 'toy') return <Lying across={toyOf(view, move)} />;
  if (move.do !== 'princess') return <Printed card={move.card} turned={move.turned} />;
  const awake = isAwake(view.table, move);
  return awake ? <Lying across={{ what: 'princess', at: move.at }} /> : <SleepingPrincess />;
};

const isAwake = (table: Table, { at }: Placing): boolean => table.across.some((across) => across.at === at);

const toyOf = ({ phase }: View, { at }: Placing): Across => ({
  what: 'toy',
  at,
  card: phase.name === 'toy' ? phase.card : 'T1',
});
