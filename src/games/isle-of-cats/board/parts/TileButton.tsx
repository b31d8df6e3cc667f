import type { JSX } from 'preact';
import { hintClass } from '../../../../web/kit/board.ts';
import { memo } from '../../../../web/art/base/memo.ts';
import { shape } from '../../rules/boat/orientations.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { isAdvisedTile } from '../plan/advice.ts';
import type { Choices } from '../plan/choices.ts';
import { restingTurn } from '../plan/turning.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';
import { FishIcon } from '../cards/icons.tsx';
import { ownPrice, type Shelf, type Shelved } from './shelves.ts';
import { TilePicture } from '../tiles/TileArt.tsx';

interface TileButtonProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly shelf: Shelf;
  readonly shelved: Shelved;
  readonly cell: number; // pixels
  readonly chosen?: () => void;
}

const Picture = memo(TilePicture); // memoised, because it never changes and the mouse moves often

/** A tile that can be taken into the hand. */
export const TileButton = ({ props, plan, shelf, shelved, cell, chosen }: TileButtonProps): JSX.Element => {
  const { tile, count, place } = shelved;
  const { holding, choices, trial } = plan;
  const words = props.words.board.table;
  const held = holding.tile === tile || plan.parts.includes(tile);
  const legal = !held && !trial.on && isOffered(choices, tile);
  const price = ownPrice(props.scene.view, shelf, tile);
  const { kind, shape: form } = tileOf(tile);
  const where = place === null ? (count === null ? '' : words.left(count)) : words.sister.position(place);
  const facts = [where, price === null ? '' : words.fish(price)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={`isle-take ${isIdle(plan, tile) ? 'is-idle' : ''} ${isAdvisedTile(props, tile) ? `is-advised ${hintClass(props)}` : ''}`}
      aria-pressed={held}
      aria-label={words.tile(props.words.board.tile(tile), shape(form).size, facts)}
      data-legal={legal || undefined}
      data-tile={tile}
      onClick={() => (plan.tapTile(tile), chosen?.())}
    >
      <Picture
        tile={kind === 'oshax' ? tileInHand(props, tile) : tile}
        turn={restingTurn(tile)}
        cell={cell}
      />
      {place !== null && <span class="isle-take__place">{place}</span>}
      {count !== null && count > 1 && <span class="isle-take__count isle-take__count--many">{count}</span>}
      {price !== null && (
        <span class="isle-take__count">
          <FishIcon size={14} />
          {price}
        </span>
      )}
    </button>
  );
};

/** True if other tiles can be taken now, but not this one. */
const isIdle = ({ choices, holding, trial }: Planning, tile: TileId): boolean =>
  !trial.on && choices.placeable.size > 0 && !choices.placeable.has(tile) && holding.tile !== tile;

/** True if a tap on this tile begins or makes a legal move. */
export const isOffered = ({ placeable, moves, sends }: Choices, tile: TileId): boolean =>
  placeable.has(tile) || moves.has(tile) || sends.some((send) => send.tile === tile);
