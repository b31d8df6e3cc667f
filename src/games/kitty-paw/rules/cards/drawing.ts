import type { Figure, FigureBox, FigureTile, Laid } from './figure.ts';
import { laidOut } from './figure.ts';
import { MAT, overlap, plus, singleAt, type Point } from './lattice.ts';
import type { BoxSide, Breed, BoxCat } from './pieces.ts';

/** A figure that is being drawn, and its operations. Every change returns a new figure. */

export type PieceName = Laid['name'];
export const EMPTY: Figure = { tiles: [], box: null };

export const hasPiece = ({ tiles, box }: Figure, name: PieceName): boolean =>
  name === 'box' ? box !== null : tiles.some(({ breed }) => breed === name);

/** Bottom first. */
export const piecesOf = (figure: Figure): PieceName[] => laidOut(figure).map(({ name }) => name);

export const placeOf = ({ tiles, box }: Figure, name: PieceName): Point | null =>
  (name === 'box' ? box?.at : tiles.find(({ breed }) => breed === name)?.at) ?? null;

export const addPiece = (figure: Figure, name: PieceName, at: Point): Figure => {
  if (hasPiece(figure, name)) return figure;
  const z = piecesOf(figure).length;
  return name === 'box'
    ? { ...figure, box: { side: 'H', at, z, cat: null } }
    : { ...figure, tiles: [...figure.tiles, { breed: name, side: 'a', turn: 0, at, z }] };
};

const changeTile = (figure: Figure, breed: Breed, change: (tile: FigureTile) => FigureTile): Figure => ({
  ...figure,
  tiles: figure.tiles.map((tile) => (tile.breed === breed ? change(tile) : tile)),
});
const changeBox = (figure: Figure, changes: Partial<FigureBox>): Figure => ({
  ...figure,
  box: figure.box && { ...figure.box, ...changes },
});

const isOnMat = ({ u, v }: Point): boolean => Math.abs(u) <= MAT && Math.abs(v) <= MAT;

export const movePiece = (figure: Figure, name: PieceName, at: Point): Figure => {
  if (!isOnMat(at)) return figure;
  return name === 'box' ? changeBox(figure, { at }) : changeTile(figure, name, (tile) => ({ ...tile, at }));
};

/** A kitty falls asleep or wakes up; the box stands up or lies down. */
export const flipPiece = (figure: Figure, name: PieceName): Figure => {
  if (name === 'box')
    return changeBox(figure, { side: figure.box?.side === 'H' ? 'V' : ('H' satisfies BoxSide) });
  return changeTile(figure, name, (tile) => ({ ...tile, side: tile.side === 'a' ? 's' : 'a' }));
};

export const turnPiece = (figure: Figure, name: PieceName, by: 1 | -1): Figure =>
  name === 'box' ? figure : changeTile(figure, name, (tile) => ({ ...tile, turn: (tile.turn + by + 6) % 6 }));

export const letIn = (figure: Figure, cat: BoxCat | null): Figure => changeBox(figure, { cat });

export const removePiece = ({ tiles, box }: Figure, name: PieceName): Figure =>
  layered({ tiles: tiles.filter(({ breed }) => breed !== name), box: name === 'box' ? null : box });

/** One layer up or down. */
export const liftPiece = (figure: Figure, name: PieceName, by: 1 | -1): Figure => {
  const order = piecesOf(figure);
  const from = order.indexOf(name);
  const other = order[from + by];
  if (from < 0 || !other) return figure;
  return layered(figure, order.with(from, other).with(from + by, name));
};

/** Layers counted 0, 1, 2 … in this order. */
const layered = (figure: Figure, order: readonly PieceName[] = piecesOf(figure)): Figure => ({
  tiles: figure.tiles.map((tile) => ({ ...tile, z: order.indexOf(tile.breed) })),
  box: figure.box && { ...figure.box, z: order.indexOf('box') },
});

const shifted = ({ tiles, box }: Figure, by: Point): Figure => ({
  tiles: tiles.map((tile) => ({ ...tile, at: plus(tile.at, by) })),
  box: box && { ...box, at: plus(box.at, by) },
});

const anchorsOf = ({ tiles, box }: Figure): Point[] => [...tiles, ...(box ? [box] : [])].map(({ at }) => at);

/** Shifts the figure so that the point that `of` finds among the anchors is at 0. */
const centred = (figure: Figure, of: (values: readonly number[]) => number): Figure => {
  const anchors = anchorsOf(figure);
  if (!anchors.length) return figure;
  return shifted(figure, { u: -of(anchors.map(({ u }) => u)), v: -of(anchors.map(({ v }) => v)) });
};
const least = (values: readonly number[]): number => Math.min(...values);
const middle = (values: readonly number[]): number =>
  Math.round((Math.min(...values) + Math.max(...values)) / 2);

/** The normal form for cards: the smallest u and v are 0. */
export const atHome = (figure: Figure): Figure => centred(figure, least);

/** Around the middle of the mat, to go on drawing. */
export const inTheMiddle = (figure: Figure): Figure => centred(figure, middle);

/** The place for a new piece: the free place nearest to the middle. */
export const freePlace = (figure: Figure): Point => {
  const laid = laidOut(figure);
  const isFree = (at: Point): boolean => !laid.some(({ footprint }) => overlap(footprint, singleAt(at)));
  return NEAR_FIRST.find(isFree) ?? { u: 0, v: 0 };
};

const REACH = 5;
const steps = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
const away = ({ u, v }: Point): number => u * u + v * v - u * v;
const NEAR_FIRST: readonly Point[] = steps
  .flatMap((u) => steps.map((v) => ({ u, v })))
  .toSorted((a, b) => away(a) - away(b));
