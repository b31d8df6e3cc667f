import type { JSX } from 'preact';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import { cardOf } from '../../rules/cards/cards.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import { backOf } from './backs.ts';

/** The back of a card: a paw, and what it costs if it stays this side up. */
export const CardBack = ({ id }: { id: CardId }): JSX.Element => (
  <svg class="paw-back" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={100} height={100} fill={backOf(id)} />
    <g transform="translate(27 22) scale(.46)">
      <PawPrint colour="#f3dcb4" />
    </g>
    <text x={50} y={88} text-anchor="middle" font-size={20} font-weight={800} fill="#fff6e6">
      −{cardOf(id).level}
    </text>
  </svg>
);
