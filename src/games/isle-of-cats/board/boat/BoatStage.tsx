import type { JSX } from 'preact';
import { nearSeat } from '../../../../web/kit/board.ts';
import { Cells, type Cell as CellLook } from '../../../../web/kit/Cells.tsx';
import { Stage } from '../../../../web/kit/Stage.tsx';
import { WhyNot } from '../../../../web/kit/WhyNot.tsx';
import { cellAt, type Cell } from '../../rules/boat/grid.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { Placed } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedTile } from '../plan/advice.ts';
import { pictureOf } from '../plan/turning.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';
import { cellName } from './cell-names.ts';
import { Deck } from './Deck.tsx';
import { EdgeNames } from './EdgeNames.tsx';
import { Friends } from './Friends.tsx';
import { CELL, ROWS, corner, placeOf, sizeOf, type Lie } from './lie.ts';
import { latestOn } from './latest.ts';
import { Piece, PieceFrame, type PieceLook } from './Piece.tsx';
import { useTileGestures } from './useTileGestures.ts';

interface BoatStageProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly look: PieceLook;
}

const MIDDLE = cellAt(10, 4);

/** My boat, and the tile in hand above it. */
export const BoatStage = ({ props, plan, look }: BoatStageProps): JSX.Element => {
  const { scene, words, settings } = props;
  const me = playerIn(scene.view, nearSeat(props.seat));
  const latest = latestOn(scene.events, nearSeat(props.seat));
  const isNew = (placed: Placed): boolean => latest.some(({ tile }) => tile === placed.tile);
  const { lie } = look;
  const { holding, trial } = plan;
  const gestures = useTileGestures(holding, lie);
  return (
    <div class={`isle-boat ${holding.tile ? 'is-holding' : ''}`} {...gestures}>
      <Stage {...sizeOf(lie)} over={<Why props={props} plan={plan} lie={lie} />}>
        <Deck boat={me.boat} lie={lie} />
        {lie === 'along' && <EdgeNames />}
        <Reach plan={plan} lie={lie} />
        {me.tiles.map((placed) => (
          <g
            key={`${placed.tile} ${placed.x} ${placed.y}`}
            class={isNew(placed) && settings.motion === 'full' ? 'isle-landed' : ''}
          >
            <Piece {...placed} look={look} />
          </g>
        ))}
        <Friends friendships={me.friendships} lie={lie} />
        {latest.map(({ tile, x, y, turn }) => (
          <PieceFrame key={tile} {...{ tile, x, y, turn }} lie={lie} kind="last" />
        ))}
        {trial.tiles.map((placed) => (
          <g key={placed.tile}>
            <g class="isle-tried">
              <Piece {...placed} look={look} />
            </g>
            <PieceFrame {...placed} lie={lie} kind="tried" />
          </g>
        ))}
        <Advised props={props} plan={plan} look={look} />
        <Held props={props} plan={plan} look={look} />
        <Cells
          label={words.board.table.boat}
          rows={ROWS[lie]}
          start={MIDDLE}
          cell={(cell) => cellLook(props, plan, lie, cell)}
          choose={plan.tapCell}
          hover={holding.over}
          visit={holding.over}
          cancel={plan.cancel}
        />
      </Stage>
    </div>
  );
};

const cellLook = (props: IsleProps, plan: Planning, lie: Lie, cell: Cell): CellLook => {
  const { holding, trial, choices } = plan;
  const place = placeOf(cell);
  const { x, y } = corner(lie, place);
  const fed = choices.feeds.some((rat) => rat.x === place.x && rat.y === place.y);
  return {
    x,
    y,
    width: CELL,
    height: CELL,
    name: cellName(props.words.board, playerIn(props.scene.view, nearSeat(props.seat)), cell),
    selected: heldCells(plan).includes(cell),
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
const Reach = ({ plan: { holding }, lie }: { plan: Planning; lie: Lie }): JSX.Element | null => {
  if (!holding.tile || holding.reach.size === 0) return null;
  const d = [...holding.reach].map((cell) => {
    const { x, y } = corner(lie, placeOf(cell));
    return `M${x + 8} ${y + 3}h84q5 0 5 5v84q0 5-5 5h-84q-5 0-5-5v-84q0-5 5-5z`;
  });
  return <path class="isle-reach" d={d.join('')} aria-hidden="true" />;
};

/** The hint: a pale copy of the tile at the advised place, until the player holds that tile there. */
const Advised = ({ props, plan, look }: BoatStageProps): JSX.Element | null => {
  const placed = advisedTile(props);
  if (!placed || plan.trial.on || (plan.shown && plan.holding.set)) return null;
  return (
    <g class="isle-advised" aria-hidden="true">
      <g class="isle-advised__tile">
        <Piece {...placed} look={look} />
      </g>
      <PieceFrame {...placed} lie={look.lie} kind="advised" />
    </g>
  );
};

const Held = ({ props, plan, look }: BoatStageProps): JSX.Element | null => {
  const { tile, spot, fits, set } = plan.holding;
  if (!tile || !spot) return null;
  const placed: Placed = { tile: tileInHand(props, tile), ...spot };
  return (
    <g class={`isle-held ${fits ? '' : 'is-refused'} ${set ? 'is-set' : ''}`} aria-hidden="true">
      <g class="isle-held__tile">
        <Piece {...placed} look={look} />
      </g>
      <PieceFrame {...placed} lie={look.lie} kind={fits ? 'fits' : 'refused'} />
    </g>
  );
};

const Why = ({ props, plan, lie }: { props: IsleProps; plan: Planning; lie: Lie }): JSX.Element | null => {
  const { why } = plan;
  if (!why?.at || !('cell' in why.at)) return null;
  const { x, y } = corner(lie, placeOf(why.at.cell));
  const { width, height } = sizeOf(lie);
  return (
    <WhyNot
      spot={{ x: (x + CELL / 2) / width, top: y / height, bottom: (y + CELL) / height }}
      says={why.says}
      link={props.ruleLink(why.key)}
      close={plan.cancel}
    />
  );
};
