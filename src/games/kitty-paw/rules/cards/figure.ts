import { bobtailAt, boxAt, overlap, singleAt, type Footprint, type Point } from './lattice.ts';
import type { BoxSide, Breed, BoxCat, Side, Turn } from './pieces.ts';

/** A tile in a picture. */
export interface FigureTile {
  readonly breed: Breed;
  readonly side: Side;
  readonly turn: Turn;
  readonly at: Point;
  readonly z: number; // higher lies above
}
export interface FigureBox {
  readonly side: BoxSide;
  readonly at: Point;
  readonly z: number;
  readonly cat: BoxCat | null; // the cat in it
}

/** The picture of a card, or the content of a mat: tiles, and perhaps a box with a cat in it. */
export interface Figure {
  readonly tiles: readonly FigureTile[];
  readonly box: FigureBox | null;
}

export const tileFootprint = ({ breed, turn, at }: Pick<FigureTile, 'breed' | 'turn' | 'at'>): Footprint =>
  breed === 'J' ? bobtailAt(at, turn) : singleAt(at);
export const boxFootprint = ({ at, side }: Pick<FigureBox, 'at' | 'side'>): Footprint => boxAt(at, side);

/** Every piece of a figure, by name, bottom first. */
export interface Laid {
  readonly name: Breed | 'box';
  readonly z: number;
  readonly footprint: Footprint;
}
export const laidOut = ({ tiles, box }: Figure): Laid[] => {
  const laid: Laid[] = tiles.map((tile) => ({ name: tile.breed, z: tile.z, footprint: tileFootprint(tile) }));
  if (box) laid.push({ name: 'box', z: box.z, footprint: boxFootprint(box) });
  return laid.toSorted((a, b) => a.z - b.z);
};

/**
 * A figure in writing, bottom first: `Js2@2,1` a bobtail asleep, turned twice, its head at (2,1); `H@3,3` a lying box.
 * The cat in the box is written after it: `H@3,3:C4`. Null: not a figure.
 */
export const readFigure = (text: string): Figure | null => {
  const tiles: FigureTile[] = [];
  let box: FigureBox | null = null;
  for (const [z, word] of text.split(' ').entries()) {
    const [, breed, side, turn, , , u, v, cat] =
      /^(?:([JERADBP])([as])([0-5])|()([HV]))@(-?\d{1,2}),(-?\d{1,2})(?::(C[1-7]|DOG))?$/.exec(word) ?? [];
    if (u === undefined || v === undefined) return null;
    const at = { u: Number(u), v: Number(v) };
    if (!breed) {
      if (box) return null;
      box = { side: word.startsWith('H') ? 'H' : 'V', at, z, cat: (cat as BoxCat | undefined) ?? null };
    } else if (cat) return null;
    else tiles.push({ breed: breed as Breed, side: side as Side, turn: Number(turn), at, z });
  }
  return { tiles, box };
};

export const writeFigure = ({ tiles, box }: Figure): string => {
  const words = tiles.map(({ breed, side, turn, at, z }) => ({
    z,
    word: `${breed}${side}${turn}@${at.u},${at.v}`,
  }));
  if (box)
    words.push({ z: box.z, word: `${box.side}@${box.at.u},${box.at.v}${box.cat ? `:${box.cat}` : ''}` });
  return words
    .toSorted((a, b) => a.z - b.z)
    .map(({ word }) => word)
    .join(' ');
};

/** Two pieces of a picture that overlap, the lower one first. */
export type Stacked = readonly [low: Laid['name'], high: Laid['name']];

const stackings = new WeakMap<Figure, readonly Stacked[]>();

/**
 * Every pair of overlapping pieces. Cached: the same cards are looked up again and again, and never change.
 */
export const stackedIn = (figure: Figure): readonly Stacked[] => {
  const known = stackings.get(figure);
  if (known) return known;
  const laid = laidOut(figure);
  const found = laid.flatMap((low, i) =>
    laid
      .slice(i + 1)
      .filter((high) => overlap(low.footprint, high.footprint))
      .map((high): Stacked => [low.name, high.name]),
  );
  stackings.set(figure, found);
  return found;
};

/** The height of each piece. */
export const heights = ({ tiles, box }: Figure): ReadonlyMap<Laid['name'], number> => {
  const all = new Map<Laid['name'], number>(tiles.map(({ breed, z }) => [breed, z]));
  if (box) all.set('box', box.z);
  return all;
};
