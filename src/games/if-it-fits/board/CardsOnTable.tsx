import type { JSX } from 'preact';
import type { Scene, Seat } from '../../../kernel/game.ts';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { Piece } from '../../../web/kit/Piece.tsx';
import type { BoxInfo } from '../rules/score.ts';
import type { Across, Cell, IfItFits, Table } from '../rules/types.ts';
import { LaidFace } from './CardFace.tsx';
import { Lying } from './Lying.tsx';
import { coverOf } from './lying-across.ts';
import { SentHome } from './SentHome.tsx';
import { cornerOf, outlineOf } from './table-map.ts';
import { flyIn, wayFrom } from './travel.ts';
import { floorOf, lineColour, type Tint } from './tints.ts';

interface CardsProps {
  readonly table: Table;
  readonly tints: ReadonlyMap<Cell, Tint>;
  readonly boxes: readonly BoxInfo[];
  readonly scene: Scene<IfItFits>;
  readonly near: Seat;
  readonly narrow: boolean;
  readonly motion: BoardSettings['motion'];
}

/** Everything on the table: cards, a line around every box, gold inside it if it is closed, and the cats across two cards. */
export const CardsOnTable = ({
  table,
  tints,
  boxes,
  scene,
  near,
  narrow,
  motion,
}: CardsProps): JSX.Element => {
  const fresh = freshCells(scene);
  const arrive = (at: Cell, delay = 0) => {
    const by = fresh.get(at);
    return by === undefined ? null : flyIn(wayFrom(by, near, narrow), delay);
  };
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
          <LaidFace
            laid={laid}
            floor={floorOf(tints.get(laid.at) ?? 'nobody')}
            covered={coverOf(table, laid.at) !== null}
          />
        </Piece>
      ))}
      {boxes.map((box) => (
        <path key={box.box} class="box-line" stroke={lineColour(box)} d={outlineOf(table, box.cells)} />
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
        </Piece>
      ))}
      <SentHome events={scene.events} table={table} near={near} motion={motion} />
    </g>
  );
};

/** The cells where something was placed in the last step, and by which seat. */
const freshCells = ({ events }: Scene<IfItFits>): ReadonlyMap<Cell, Seat> =>
  new Map(
    events.flatMap((event): (readonly [Cell, Seat])[] =>
      event.what === 'laid' ||
      event.what === 'fell-asleep' ||
      event.what === 'moved-in' ||
      event.what === 'toy-across' ||
      event.what === 'princess-came'
        ? [[event.at, event.seat]]
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
