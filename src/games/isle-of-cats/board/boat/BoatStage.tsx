import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { defined } from '../../../../kernel/defined.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { Cells, type Cell as CellLook } from '../../../../web/kit/Cells.tsx';
import { Star } from '../../../../web/kit/marks.tsx';
import { Stage } from '../../../../web/kit/Stage.tsx';
import { WhyNot } from '../../../../web/kit/WhyNot.tsx';
import { cellsOf } from '../../rules/boat/cover.ts';
import { CELLS, cellAt, type Cell } from '../../rules/boat/grid.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { Placed } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedTile } from '../plan/advice.ts';
import { pictureOf } from '../plan/turning.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';
import { AnswerMarks } from './AnswerMarks.tsx';
import { cellName } from './cell-names.ts';
import { Counted } from './Counted.tsx';
import { Deck } from './Deck.tsx';
import { EdgeNames } from './EdgeNames.tsx';
import { Friends } from './Friends.tsx';
import { CELL, ROWS, corner, placeOf, sizeOf, type Direction } from './direction.ts';
import { latestOn, stillOn, type LastPlaced } from './last-placed.ts';
import { Piece, PieceFrame, type PieceLook } from './Piece.tsx';
import { useTileGestures } from './useTileGestures.ts';

interface BoatProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly look: PieceLook;
}
interface BoatStageProps extends BoatProps {
  readonly lastPlaced: LastPlaced;
}

const MIDDLE = cellAt(10, 4);

/** My boat, and the tile in hand above it. */
export const BoatStage = ({ props, plan, look, lastPlaced }: BoatStageProps): JSX.Element => {
  const { scene, words, settings } = props;
  const near = nearSeat(props.seat);
  const me = playerIn(scene.view, near);
  const latest = latestOn(scene.events, near);
  // My own last tile is framed for one step only; spectators have no own tile and see the frames of all.
  const framed = props.seat === 'spectator' ? stillOn(me.tiles, lastPlaced.get(near)) : latest;
  const isNew = (placed: Placed): boolean => latest.some(({ tile }) => tile === placed.tile);
  const { direction } = look;
  const { holding, trial } = plan;
  const gestures = useTileGestures(holding, direction);
  // Not for each cell of each render: a tile that is dragged renders the boat with every cell it passes.
  const under = new Set(heldCells(plan));
  const names = useMemo(
    () => Array.from({ length: CELLS }, (_, cell) => cellName(words.board, me, cell)),
    [words.board, me],
  );
  return (
    <div class="isle-boat" {...gestures}>
      <Stage {...sizeOf(direction)} over={<Why props={props} plan={plan} direction={direction} />}>
        <Deck boat={me.boat} direction={direction} />
        {direction === 'along' && <EdgeNames />}
        <Reach plan={plan} direction={direction} />
        {me.tiles.map((placed) => (
          <g
            key={`${placed.tile} ${placed.x} ${placed.y}`}
            class={isNew(placed) && settings.motion === 'full' ? 'isle-landed' : ''}
          >
            <Piece {...placed} look={look} />
          </g>
        ))}
        <Friends friendships={me.friendships} direction={direction} />
        {(props.hintIs ? [] : framed).map(({ tile, x, y, turn }) => (
          <PieceFrame key={tile} {...{ tile, x, y, turn }} direction={direction} kind="last" />
        ))}
        {trial.tiles.map((placed) => (
          <g key={placed.tile}>
            <g class="isle-tried">
              <Piece {...placed} look={look} />
            </g>
            <PieceFrame {...placed} direction={direction} kind="tried" />
          </g>
        ))}
        <Counted props={props} direction={direction} />
        <Advised props={props} plan={plan} look={look} />
        <AnswerMarks props={props} look={look} />
        <Held props={props} plan={plan} look={look} />
        <Cells
          label={words.board.table.boat}
          rows={ROWS[direction]}
          start={MIDDLE}
          cell={(cell) => cellLook(plan, direction, cell, names[cell] ?? '', under.has(cell))}
          choose={plan.tapCell}
          hover={holding.over}
          visit={holding.over}
          cancel={plan.cancel}
        />
      </Stage>
    </div>
  );
};

const cellLook = (
  { holding, trial, choices }: Planning,
  direction: Direction,
  cell: Cell,
  name: string,
  selected: boolean,
): CellLook => {
  const place = placeOf(cell);
  const { x, y } = corner(direction, place);
  const fed = choices.feeds.some((rat) => rat.x === place.x && rat.y === place.y);
  return {
    x,
    y,
    width: CELL,
    height: CELL,
    name,
    selected,
    legal: holding.tile ? !trial.on && holding.lights.has(cell) : fed,
  };
};

/** The cells under the tile in hand. Cells outside the boat are left out. */
const heldCells = ({ holding: { tile, spot } }: Planning): readonly Cell[] =>
  tile && spot
    ? pictureOf(tile, spot.turn)
        .cells.map(({ x, y }) => cellAt(spot.x + x, spot.y + y))
        .filter((cell) => cell >= 0)
    : [];

/** Every cell that the tile in hand can still cover. */
const Reach = ({
  plan: { holding },
  direction,
}: {
  plan: Planning;
  direction: Direction;
}): JSX.Element | null => {
  if (!holding.tile || holding.reach.size === 0) return null;
  const d = [...holding.reach].map((cell) => {
    const { x, y } = corner(direction, placeOf(cell));
    return `M${x + 8} ${y + 3}h84q5 0 5 5v84q0 5-5 5h-84q-5 0-5-5v-84q0-5 5-5z`;
  });
  return <path class="isle-reach" d={d.join('')} aria-hidden="true" />;
};

/** The hint: a pale copy of the tile at the advised place, until the player holds that tile there. */
const Advised = ({ props, plan, look }: BoatProps): JSX.Element | null => {
  const placed = advisedTile(props);
  if (!placed || plan.trial.on || (plan.shown && plan.holding.set)) return null;
  const { is } = props.hintIs ?? { is: null };
  const kind = is === null ? 'advised' : is === 'better' ? 'better' : 'played';
  return (
    <g class="isle-advised" aria-hidden="true">
      <g class="isle-advised__tile">
        <Piece {...placed} look={look} />
      </g>
      <PieceFrame {...placed} direction={look.direction} kind={kind} />
      {is === 'better' && <Star {...starOf(placed, look.direction)} size={34} />}
    </g>
  );
};

/** Upper right on the screen. */
const starOf = (placed: Placed, direction: Direction): { readonly x: number; readonly y: number } => {
  const corners = cellsOf(placed).map((cell) => corner(direction, placeOf(cell)));
  const { x, y } = defined(corners.toSorted((a, b) => a.y - b.y || b.x - a.x)[0]);
  return { x: x + CELL - 12, y: y + 12 };
};

const Held = ({ props, plan, look }: BoatProps): JSX.Element | null => {
  const { tile, spot, fits, set } = plan.holding;
  if (!tile || !spot) return null;
  const placed: Placed = { tile: tileInHand(props, tile), ...spot };
  return (
    <g class={`isle-held ${fits ? '' : 'is-refused'} ${set ? 'is-set' : ''}`} aria-hidden="true">
      <g class="isle-held__tile">
        <Piece {...placed} look={look} />
      </g>
      <PieceFrame {...placed} direction={look.direction} kind={fits ? 'fits' : 'refused'} />
    </g>
  );
};

const Why = ({
  props,
  plan,
  direction,
}: {
  props: IsleProps;
  plan: Planning;
  direction: Direction;
}): JSX.Element | null => {
  const { why } = plan;
  if (!why?.at || !('cell' in why.at)) return null;
  const { x, y } = corner(direction, placeOf(why.at.cell));
  const { width, height } = sizeOf(direction);
  return (
    <WhyNot
      spot={{ x: (x + CELL / 2) / width, top: y / height, bottom: (y + CELL) / height }}
      says={why.says}
      link={props.ruleLink(why.key)}
      close={plan.cancel}
    />
  );
};
