import type { JSX } from 'preact';
import { memo } from '../../../../web/art/base/memo.ts';
import { CardboardBox } from '../art/CardboardBox.tsx';
import { CubeCat } from '../art/CubeCat.tsx';
import { EDGE } from '../art/iso.ts';
import { laidOut, type Figure, type FigureBox, type FigureTile } from '../../rules/cards/figure.ts';
import { onScreen, type Footprint, type Point } from '../../rules/cards/lattice.ts';
import type { WrongPiece } from '../../rules/cards/pieces.ts';
import { BoxCatHead } from './BoxCatHead.tsx';
import { BREED_LOOKS } from './looks.ts';

/** The place of a lattice point in the drawing. */
export const spotOf = (at: Point): { readonly x: number; readonly y: number } => {
  const { x, y } = onScreen(at);
  return { x: x * EDGE, y: y * EDGE };
};

const put = (at: Point): string => {
  const { x, y } = spotOf(at);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

export const TilePiece = ({
  tile: { breed, side, turn, at },
  small,
}: {
  tile: FigureTile;
  small: boolean;
}): JSX.Element => (
  <g transform={put(at)}>
    <CubeCat breed={BREED_LOOKS[breed]} awake={side === 'a'} turn={turn} small={small} />
  </g>
);

export const BoxPiece = ({ box: { side, at, cat } }: { box: FigureBox }): JSX.Element => (
  <g transform={put(at)}>
    <CardboardBox lying={side === 'H'}>{cat && <BoxCatHead cat={cat} />}</CardboardBox>
  </g>
);

interface FigureProps {
  readonly figure: Figure;
  readonly small?: boolean; // drawn small: fewer, thicker lines
  readonly wrong?: readonly WrongPiece[]; // pieces to be marked
}

/** The pieces of a figure at their places, lowest layer first. One edge of the lattice is 100 units long. */
export const FigurePieces = memo(({ figure, small = false, wrong = NONE }: FigureProps): JSX.Element => {
  const { tiles, box } = figure;
  const pieces = tiles.map((tile, i) => ({
    z: tile.z,
    piece: <TilePiece key={`${tile.breed}${i}`} tile={tile} small={small} />,
  }));
  if (box) pieces.push({ z: box.z, piece: <BoxPiece key="box" box={box} /> });
  return (
    <>
      {pieces.toSorted((a, b) => a.z - b.z).map(({ piece }) => piece)}
      {laidOut(figure)
        .filter(({ name }) => wrong.includes(name) || (name === 'box' && wrong.includes('cat')))
        .map(({ name, footprint }) => (
          <path key={name} class="paw-wrong" d={hexagonsOf(footprint)} />
        ))}
    </>
  );
});

const NONE: readonly WrongPiece[] = [];

/** The hexagons a piece covers, as one path. */
export const hexagonsOf = ({ hexagons }: Footprint): string =>
  hexagons
    .map((hexagon) => {
      const { x, y } = spotOf(hexagon);
      return `M${x.toFixed(1)} ${(y - EDGE).toFixed(1)}l86.6 50v100l-86.6 50l-86.6-50v-100Z`;
    })
    .join('');

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const MARGIN = 14; // for ears and outlines

/** The smallest frame around a figure, in units of the drawing; around an empty one, that of a single kitty. */
export const boundsOf = (figure: Figure): Bounds => {
  const centres = laidOut(figure).flatMap(({ footprint }) => footprint.hexagons.map(spotOf));
  const spots = centres.length ? centres : [{ x: 0, y: 0 }];
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [across, up] = [(Math.sqrt(3) / 2) * EDGE + MARGIN, EDGE + MARGIN];
  const [x, y] = [Math.min(...xs) - across, Math.min(...ys) - up];
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + up - y };
};

/** A picture of a figure that fills its container. Without a label it is decoration. */
export const FigurePicture = memo(
  ({
    figure,
    small = false,
    wrong = NONE,
    label,
  }: FigureProps & { readonly label?: string }): JSX.Element => {
    const { x, y, width, height } = boundsOf(figure);
    return (
      <svg
        class="paw-figure"
        viewBox={`${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
        {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
      >
        <FigurePieces figure={figure} small={small} wrong={wrong} />
      </svg>
    );
  },
);
