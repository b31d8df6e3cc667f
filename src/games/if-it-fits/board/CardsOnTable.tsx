import type { JSX } from 'preact';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { land } from '../../../web/kit/animations.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import type { BoxInfo } from '../rules/score.ts';
import type { Across, Cell, IfItFits, Table } from '../rules/types.ts';
import { LaidFace } from './CardFace.tsx';
import { HiddenToys, Lying } from './Lying.tsx';
import { SentHome } from './SentHome.tsx';
import { cornerOf, outlineOf } from './table-map.ts';
import { floorOf } from './tints.ts';

interface CardsProps {
  readonly table: Table;
  readonly tints: ReadonlyMap<Cell, number | 'gold'>;
  readonly boxes: readonly BoxInfo[];
  readonly scene: Scene<IfItFits>;
  readonly near: Seat;
  readonly motion: BoardSettings['motion'];
}

/** Everything on the table: cards, a gold rim around closed boxes, and the cats across two cards. */
export const CardsOnTable = ({ table, tints, boxes, scene, near, motion }: CardsProps): JSX.Element => {
  const fresh = freshCells(scene);
  const arrive = (at: Cell, delay = 0) => (fresh.has(at) ? land(delay) : null);
  return (
    <g aria-hidden="true">
      {table.laid.map((laid) => (
        <Piece
          key={`${laid.what} ${laid.at}`}
          x={cornerOf(laid.at)[0]}
          y={cornerOf(laid.at)[1]}
          motion={motion}
          arrive={arrive(laid.at)}
        >
          <LaidFace laid={laid} floor={floorOf(tints.get(laid.at) ?? 0)} />
        </Piece>
      ))}
      {boxes.map(({ box, cells, value }) =>
        value.closed ? <path key={box} class="box-closed" d={outlineOf(table, cells)} /> : null,
      )}
      {table.across.map((across) => (
        <Piece
          key={`${across.what} ${across.at}`}
          x={cornerOf(across.at)[0]}
          y={cornerOf(across.at)[1]}
          motion={motion}
          arrive={arrive(across.at, 140)}
        >
          <Lying across={across} mood={moodOf(across, boxes, scene)} />
          <HiddenToys table={table} across={across} />
        </Piece>
      ))}
      <SentHome events={scene.events} table={table} near={near} motion={motion} />
    </g>
  );
};

/** The cells where something was placed in the last step. */
const freshCells = ({ events }: Scene<IfItFits>): ReadonlySet<Cell> =>
  new Set(
    events.flatMap((event) =>
      event.what === 'laid' ||
      event.what === 'fell-asleep' ||
      event.what === 'moved-in' ||
      event.what === 'toy-across' ||
      event.what === 'princess-came'
        ? [event.at]
        : [],
    ),
  );

/** The mood of a cat: smug if its owner holds a closed box or has won. */
const moodOf = (across: Across, boxes: readonly BoxInfo[], { outcome }: Scene<IfItFits>) => {
  if (across.what !== 'cat') return 'calm';
  if (outcome) return outcome.winners.includes(across.seat) ? 'smug' : 'calm';
  const box = boxes.find(({ cells }) => cells.includes(across.at));
  const holds = box?.cats.some(({ seat, holds: held }) => seat === across.seat && held) ?? false;
  return box?.value.closed && holds ? 'smug' : 'calm';
};
