import type { JSX } from 'preact';
import { memo } from '../../../../web/art/base/memo.ts';
import type { Placed } from '../../rules/state/types.ts';
import { pictureOf } from '../plan/turning.ts';
import { TileArt, TileMini } from '../tiles/TileArt.tsx';
import { CELL, RIM, drawnTurn, screenCorner, type Direction } from './direction.ts';
import { outline } from './outline.ts';

export interface PieceLook {
  readonly direction: Direction;
  readonly size: 'large' | 'small' | 'mini'; // small cells are drawn with fewer and thicker lines
  readonly signs: boolean;
}
const looks = new Map<string, PieceLook>();

/** Equal looks are the same object, so that a tile is drawn again only when something about it has changed. */
export const lookOf = (direction: Direction, size: PieceLook['size'], signs: boolean): PieceLook => {
  const key = `${direction} ${size} ${signs}`;
  const look = looks.get(key) ?? { direction, size, signs };
  looks.set(key, look);
  return look;
};

interface PieceProps extends Placed {
  readonly look: PieceLook;
}

const moveTo = ({ tile, x, y, turn }: Placed, direction: Direction): string => {
  const at = screenCorner(direction, { x, y }, pictureOf(tile, turn));
  return `translate(${RIM + at.x * CELL} ${RIM + at.y * CELL})`;
};

/** A tile on the boat. */
const PieceOnce = ({ look, ...placed }: PieceProps): JSX.Element => {
  const Art = look.size === 'mini' ? TileMini : TileArt;
  return (
    <g transform={moveTo(placed, look.direction)}>
      <Art
        tile={placed.tile}
        turn={placed.turn}
        upright={look.direction === 'upright'}
        small={look.size === 'small'}
        signs={look.signs}
      />
    </g>
  );
};
export const Piece = memo(PieceOnce);

export type FrameKind = 'last' | 'fits' | 'refused' | 'tried' | 'advised' | 'played' | 'better'; // the last two in a review

/** A line around a tile: just placed, chosen, or not allowed. */
export const PieceFrame = ({
  direction,
  kind,
  ...placed
}: Placed & { direction: Direction; kind: FrameKind }): JSX.Element => {
  const { cells } = pictureOf(placed.tile, drawnTurn(direction, placed.turn));
  const d = outline(cells, CELL, 24, 1);
  return (
    <g transform={moveTo(placed, direction)} class={`piece-frame piece-frame--${kind}`}>
      <path class="piece-frame__under" d={d} />
      <path class="piece-frame__line" d={d} />
    </g>
  );
};
