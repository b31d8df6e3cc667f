import type { JSX } from 'preact';
import { friendships } from '../../rules/boat/families.ts';
import { summary } from '../../rules/boat/summary.ts';
import type { Placed } from '../../rules/state/types.ts';
import { Deck } from './Deck.tsx';
import { Friends } from './Friends.tsx';
import { sizeOf } from './direction.ts';
import { Piece, PieceFrame, type PieceLook } from './Piece.tsx';

interface BoatPictureProps {
  readonly boat: number;
  readonly tiles: readonly Placed[];
  readonly look: PieceLook;
  readonly latest?: readonly Placed[]; // the owner's last placement
  readonly arriving?: readonly Placed[]; // they come flying, so they are shown a little later
  readonly label: string;
}

/** A boat that cannot be tapped. */
export const BoatPicture = ({
  boat,
  tiles,
  look,
  latest = [],
  arriving = [],
  label,
}: BoatPictureProps): JSX.Element => {
  const { width, height } = sizeOf(look.direction);
  return (
    <svg class="boat-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Deck boat={boat} direction={look.direction} />
      {tiles.map((placed, i) => (
        <g key={i} class={arriving.some(({ tile }) => tile === placed.tile) ? 'isle-arrives' : ''}>
          <Piece {...placed} look={look} />
        </g>
      ))}
      <Friends friendships={friendships(summary(boat, tiles), tiles)} direction={look.direction} />
      {latest.map(({ tile, x, y, turn }) => (
        <PieceFrame key={tile} {...{ tile, x, y, turn }} direction={look.direction} kind="last" />
      ))}
    </svg>
  );
};
