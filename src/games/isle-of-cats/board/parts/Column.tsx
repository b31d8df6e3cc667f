import type { JSX } from 'preact';
import { withSign } from '../../../../words/plural.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { pointsNow } from '../score/points-now.ts';
import { pictureOf } from '../plan/turning.ts';
import { tileInHand } from '../plan/useHands.ts';
import type { Planning } from '../plan/usePlan.ts';
import { TilePicture } from '../tiles/TileArt.tsx';
import { CloseGlyph } from './glyphs.tsx';
import { Knobs } from './Knobs.tsx';
import { Purse } from './Purse.tsx';
import { ShelfHead } from './Shelves.tsx';
import type { Shelf, Shelved } from './shelves.ts';
import { isOffered } from './TileButton.tsx';

interface ColumnProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly shelves: readonly Shelf[];
  readonly open: (shelf: Shelf['id']) => void;
  readonly showScore: () => void;
}

/** The column beside an upright boat: purse, the tile in hand, and the tiles on the island. */
export const Column = ({ props, plan, shelves, open, showScore }: ColumnProps): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board.table;
  const seat = nearSeat(props.seat);
  return (
    <div class="isle-col">
      {view.options.mode === 'standard' && (
        <div class="isle-box">
          <Purse view={view} seat={seat} icon={22} />
        </div>
      )}
      <InHand props={props} plan={plan} />
      {shelves.map((shelf) => (
        <ShelfCard key={shelf.id} {...{ props, plan, shelf }} open={() => open(shelf.id)} />
      ))}
      <button type="button" class="isle-box isle-box--score" onClick={showScore}>
        {words.score}
        <b>{withSign(pointsNow(view, seat))}</b>
      </button>
    </div>
  );
};

const InHand = ({ props, plan }: Pick<ColumnProps, 'props' | 'plan'>): JSX.Element | null => {
  const { tile, turn } = plan.holding;
  if (!tile) return null;
  return (
    <div class="isle-box isle-box--held">
      <b>{props.words.board.table.inHand}</b>
      <span class="isle-inhand">
        <TilePicture tile={tileInHand(props, tile)} turn={turn} cell={cellInHand(tile)} upright />
      </span>
      {plan.holding.own && (
        <button
          type="button"
          class="isle-putback"
          aria-label={props.words.board.table.putBack}
          onClick={plan.cancel}
        >
          <CloseGlyph />
        </button>
      )}
      <Knobs props={props} plan={plan} back={false} />
    </div>
  );
};

/** The size of a cell in pixels, so that the longest tile does not cover the buttons below it. */
const cellInHand = (tile: TileId): number => {
  const { width, height } = pictureOf(tile, 0);
  return Math.min(15, 60 / Math.max(width, height));
};

interface ShelfCardProps extends Pick<ColumnProps, 'props' | 'plan'> {
  readonly shelf: Shelf;
  readonly open: () => void;
}
/** The turn in which a tile is low: a standing tile would double the height of its shelf. */
const flat = (tile: TileId): number => {
  const { width, height } = pictureOf(tile, 0);
  return height > width ? 1 : 0;
};

const PEEK = 10; // the width in cells that leaves room for the number of hidden tiles

/** The first tiles that fit. A long one would cover the number of the hidden tiles. */
const peekOf = ({ tiles }: Shelf): readonly Shelved[] => {
  let cells = 0;
  return tiles.slice(0, 3).filter(({ tile }) => (cells += pictureOf(tile, flat(tile)).width) <= PEEK);
};

const ShelfCard = ({ props, plan, shelf, open }: ShelfCardProps): JSX.Element | null => {
  const { choices, trial } = plan;
  const legal = !trial.on && shelf.tiles.some(({ tile }) => isOffered(choices, tile));
  const peek = peekOf(shelf);
  if (shelf.tiles.length === 0) return null;
  return (
    <button
      type="button"
      class={`isle-box isle-box--shelf ${legal ? '' : 'is-idle'}`}
      data-legal={legal || undefined}
      aria-haspopup="true"
      onClick={open}
    >
      <ShelfHead props={props} shelf={shelf} short />
      <span class="isle-box__tiles">
        {peek.map(({ tile }) => (
          <TilePicture key={tile} tile={tile} turn={flat(tile)} cell={8} />
        ))}
        {shelf.tiles.length > peek.length && <b>+{shelf.tiles.length - peek.length}</b>}
      </span>
    </button>
  );
};
