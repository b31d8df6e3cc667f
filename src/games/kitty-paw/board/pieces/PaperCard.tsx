import type { JSX } from 'preact';
import type { Figure } from '../../rules/cards/figure.ts';
import { boundsOf, FigurePieces } from './Figure.tsx';

/** Where a card lies in a picture: its middle, its turn in degrees, and the side of its seal. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
  readonly seal: 'left' | 'right';
}

interface PaperCardProps {
  readonly figure: Figure;
  readonly points: number | null; // null: it counts by its time only, and has no seal
  readonly place: CardPlace;
  readonly small?: boolean; // drawn with fewer details
}

const ROOM = 176; // for the figure

/** A card as it lies in the pictures of the game: paper with a figure, and its points on a golden seal. */
export const PaperCard = ({ figure, points, place, small = false }: PaperCardProps): JSX.Element => {
  const { x, y, width, height } = boundsOf(figure);
  const scale = Math.min(ROOM / width, ROOM / height);
  return (
    <g transform={`translate(${place.x} ${place.y}) rotate(${place.lean})`}>
      <rect
        x={-102}
        y={-106}
        width={204}
        height={212}
        rx={18}
        fill="#FFFCF5"
        stroke="#6E4526"
        stroke-width={5}
      />
      <g transform={`scale(${scale}) translate(${-x - width / 2} ${-y - height / 2})`}>
        <FigurePieces figure={figure} small={small} />
      </g>
      {points !== null && <Seal x={place.seal === 'left' ? -88 : 88} points={points} />}
    </g>
  );
};

const Seal = ({ x, points }: { x: number; points: number }): JSX.Element => (
  <>
    <circle cx={x} cy={-92} r={26} fill="#F2C14E" stroke="#6E4526" stroke-width={4} />
    <text x={x} y={-82} text-anchor="middle" font-size={30} font-weight={900} fill="#2B1A0A">
      {points}
    </text>
  </>
);
