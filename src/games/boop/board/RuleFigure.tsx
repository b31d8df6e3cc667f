import type { JSX } from 'preact';
import type { Vector } from '../../../web/kit/animations.ts';
import { Arrow, Chosen, Stays, WillScore } from '../../../web/kit/marks.tsx';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { pieceOf } from '../rules/notation.ts';
import { EMPTY, type Piece } from '../rules/types.ts';
import { Pet } from './Pet.tsx';
import './board.css';

/**
 * A small part of the bed for the rules page, written like the bed itself: rows from the top separated by `/`, squares
 * by spaces. After the letter: `*` just placed, `=` in the row that counts, `-` stays; then an arrow `> < ^ v`, or `1 3
 * 7 9` for the diagonals as on a keypad.
 */
const PITCH = 100;
const CELL = 94;
const WAYS: Readonly<Record<string, Vector>> = {
  '>': [1, 0],
  '<': [-1, 0],
  '^': [0, -1],
  v: [0, 1],
  '7': [-1, -1],
  '9': [1, -1],
  '1': [-1, 1],
  '3': [1, 1],
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly piece: Piece;
  readonly mark: string;
  readonly way: Vector | null;
}

const readSpot = (text: string, column: number, row: number): Spot => {
  const [, letter = '.', mark = '', arrow = ''] = /^(.)([*=-]?)(.?)$/.exec(text) ?? [];
  return { x: column * PITCH, y: row * PITCH, piece: pieceOf(letter), mark, way: WAYS[arrow] ?? null };
};

const RuleFigure = ({ picture, label }: { picture: string; label: string }): JSX.Element => {
  const rows = picture.split('/').map((row) => row.trim().split(/\s+/));
  const spots = rows.flatMap((row, y) => row.map((text, x) => readSpot(text, x, y)));
  const width = Math.max(...rows.map((row) => row.length)) * PITCH;
  return (
    <svg
      class="bed rule-figure"
      viewBox={`-12 -34 ${width + 30} ${rows.length * PITCH + 40}`}
      role="img"
      aria-label={label}
    >
      <rect class="bed__rim" x={-10} y={-10} width={width + 14} height={rows.length * PITCH + 14} rx={18} />
      {spots.map((spot) => (
        <Square key={`${spot.x} ${spot.y}`} {...spot} />
      ))}
      {spots.map((spot) => (
        <Sitter key={`${spot.x} ${spot.y}`} {...spot} />
      ))}
      {spots.map(({ x, y, way, mark }) => (
        <g key={`${x} ${y}`}>
          {way && <Arrow from={along(x, y, way, 0.36)} to={along(x, y, way, 1.04)} />}
          {mark === '-' && <Stays x={x + 80} y={y + 16} />}
        </g>
      ))}
    </svg>
  );
};
export default RuleFigure;

const along = (x: number, y: number, [dx, dy]: Vector, part: number): Vector => [
  x + CELL / 2 + dx * PITCH * part,
  y + CELL / 2 + dy * PITCH * part,
];

const Square = ({ x, y, mark }: Spot): JSX.Element => {
  const area = { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6 };
  return (
    <>
      <rect
        class={`patch patch--${(x / PITCH + (2 * y) / PITCH) % 5}`}
        x={x}
        y={y}
        width={CELL}
        height={CELL}
        rx={15}
      />
      <rect class="patch__stitch" x={x + 6} y={y + 6} width={CELL - 12} height={CELL - 12} rx={10} />
      {mark === '*' && <Chosen {...area} />}
      {mark === '=' && <WillScore {...area} />}
    </>
  );
};

const Sitter = ({ x, y, piece, way, mark }: Spot): JSX.Element | null => {
  if (piece === EMPTY) return null;
  const mood = way ? 'surprised' : mark === '-' ? 'smug' : mark === '*' ? 'alert' : 'calm';
  return (
    <g transform={`translate(${x + CELL / 2} ${y + CELL - 6})`}>
      <Pet seat={ownerOf(piece)} size={sizeOf(piece)} mood={mood} signs={false} narrow={false} />
    </g>
  );
};
