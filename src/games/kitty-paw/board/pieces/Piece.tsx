import type { JSX } from 'preact';
import { memo } from '../../../../web/art/base/memo.ts';
import { CardboardBox } from '../art/CardboardBox.tsx';
import { CubeCat } from '../art/CubeCat.tsx';
import type { BoxSide, Breed, BoxCat, Side, Turn } from '../../rules/cards/pieces.ts';
import { BoxCatHead } from './BoxCatHead.tsx';
import { BREED_LOOKS } from './looks.ts';

/** Anything that a paw can carry, drawn around its anchor. */
export type Carried =
  | { readonly kind: 'tile'; readonly breed: Breed; readonly side: Side; readonly turn: Turn }
  | { readonly kind: 'box'; readonly side: BoxSide; readonly cat: BoxCat | null }
  | { readonly kind: 'box-cat'; readonly cat: BoxCat | null };

export const CarriedPiece = ({ piece }: { piece: Carried }): JSX.Element => {
  if (piece.kind === 'tile')
    return <CubeCat breed={BREED_LOOKS[piece.breed]} awake={piece.side === 'a'} turn={piece.turn} />;
  if (piece.kind === 'box')
    return (
      <CardboardBox lying={piece.side === 'H'}>{piece.cat && <BoxCatHead cat={piece.cat} />}</CardboardBox>
    );
  return <BoxCatCard cat={piece.cat} />;
};

/** The other side of a closed box: who lives there. */
export const BoxCatCard = memo(({ cat }: { cat: BoxCat | null }): JSX.Element => (
  <>
    <rect x={-88} y={-96} width={176} height={192} rx={26} fill="#FFFCF5" stroke="#3F6C87" stroke-width={9} />
    {cat && (
      <g transform="translate(0 14)">
        <BoxCatHead cat={cat} />
      </g>
    )}
  </>
));

/** The view box of a piece, in units of its drawing. */
export const frameOf = (piece: Carried): string => {
  if (piece.kind === 'box-cat') return '-100 -108 200 216';
  if (piece.kind === 'box') return piece.side === 'H' ? '-190 -216 380 330' : '-190 -166 290 380';
  if (piece.breed !== 'J') return '-104 -112 208 224';
  const turn = (piece.turn * Math.PI) / 3;
  const [x, y] = [50 * Math.sin(turn), -50 * Math.cos(turn)];
  return `${(x - 140).toFixed(0)} ${(y - 140).toFixed(0)} 280 280`;
};
