import type { JSX } from 'preact';
import { CubeCat } from './art/CubeCat.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import { readFigure } from '../rules/cards/figure.ts';
import { Cloth } from './pieces/Cloth.tsx';
import { PaperCard } from './pieces/PaperCard.tsx';

/** The picture for the lobby: a red cloth full of cats, a card to copy, and a paw. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Cloth width={640} height={300} />
    <path d="M0 236Q320 206 640 236V300H0Z" fill="#8D82A3" stroke="#5E5374" stroke-width={5} />
    {STREWN.map(({ breed, awake, turn, x, y, lean }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${lean}) scale(.44)`}>
        <CubeCat breed={breed} awake={awake} turn={turn} />
      </g>
    ))}
    {FIGURE && <PaperCard figure={FIGURE} points={5} place={{ x: 322, y: 138, lean: -4, seal: 'right' }} />}
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
