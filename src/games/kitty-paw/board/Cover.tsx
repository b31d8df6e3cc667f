import type { JSX } from 'preact';
import { CubeCat } from './art/CubeCat.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import { readFigure } from '../rules/cards/figure.ts';
import { FigurePieces } from './pieces/Figure.tsx';

/** The picture for the lobby: a red cloth full of cats, a card to copy, and a paw. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={640} height={300} fill="#C8553D" />
    <path d={DOTS} stroke="#D97359" stroke-width={5} stroke-linecap="round" />
    <path d="M0 236Q320 206 640 236V300H0Z" fill="#8D82A3" stroke="#5E5374" stroke-width={5} />
    {STREWN.map(({ breed, awake, turn, x, y, lean }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${lean}) scale(.44)`}>
        <CubeCat breed={breed} awake={awake} turn={turn} />
      </g>
    ))}
    <g transform="translate(322 136) rotate(-4)">
      <rect
        x={-92}
        y={-96}
        width={184}
        height={196}
        rx={16}
        fill="#FFFCF5"
        stroke="#6E4526"
        stroke-width={5}
      />
      <g transform="translate(-4 -34) scale(.29)">{FIGURE && <FigurePieces figure={FIGURE} />}</g>
      <circle cx={84} cy={-88} r={24} fill="#F2C14E" stroke="#6E4526" stroke-width={4} />
      <text x={84} y={-79} text-anchor="middle" font-size={27} font-weight={900} fill="#2B1A0A">
        5
      </text>
    </g>
    <g transform="translate(430 118) rotate(24) scale(1.75)">
      <ThingFigure name="maneki" />
    </g>
  </svg>
);
export default Cover;

const FIGURE = readFigure('Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3 Da0@4,4');

const STREWN = [
  { breed: 'domestic', awake: true, turn: 0, x: 74, y: 86, lean: -8 },
  { breed: 'russian', awake: false, turn: 2, x: 176, y: 74, lean: 9 },
  { breed: 'bombay', awake: true, turn: 0, x: 122, y: 176, lean: 6 },
  { breed: 'bobtail', awake: true, turn: 4, x: 236, y: 184, lean: 0 },
  { breed: 'persian', awake: true, turn: 0, x: 34, y: 190, lean: -4 },
  { breed: 'exotic', awake: false, turn: 0, x: 566, y: 70, lean: 8 },
  { breed: 'american', awake: true, turn: 0, x: 600, y: 182, lean: -6 },
] as const;

const DOTS = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 17 }, (__, column) => `M${column * 40 + (row % 2) * 20} ${row * 30 + 10}h0`).join(''),
).join('');
