import { laidOut, type Figure, type Laid } from './figure.ts';
import { onScreen, overlap, shared, touching, type Point } from './lattice.ts';
import type { Level } from './pieces.ts';
import { guestSeen, SEEN_AT_LEAST, showsFaceOrPaws } from './recognition.ts';

/** Conditions for a drawn figure to become a card: ours, and those that players draw in the studio. [K6] */

export type FigureRefusal =
  | { readonly why: 'too-few-kitties' | 'too-many-kitties'; readonly with: { readonly kitties: number } }
  | { readonly why: 'same-breed-twice'; readonly with: { readonly breed: string } }
  | { readonly why: 'box-needed' | 'no-box-here' | 'box-without-cat' }
  | { readonly why: 'in-pieces' } // something touches nothing
  | { readonly why: 'overlapping'; readonly with: Pair }
  | { readonly why: 'too-few-overlaps' | 'too-many-overlaps'; readonly with: { readonly overlaps: number } }
  | { readonly why: 'box-not-overlapped' }
  | { readonly why: 'three-layers' }
  | { readonly why: 'overlap-too-large'; readonly with: Pair }
  | { readonly why: 'hidden'; readonly with: { readonly piece: string } }
  | { readonly why: 'no-face-no-paws'; readonly with: { readonly breed: string } }
  | { readonly why: 'guest-hidden' }
  | { readonly why: 'too-few-asleep' | 'too-many-asleep'; readonly with: { readonly asleep: number } }
  | { readonly why: 'too-few-turned' | 'too-many-turned'; readonly with: { readonly turned: number } }
  | { readonly why: 'odd-turn'; readonly with: { readonly breed: string } }
  | { readonly why: 'too-wide' | 'too-high' }
  | { readonly why: 'not-at-the-origin' };
interface Pair {
  readonly one: string;
  readonly other: string;
}

/** The conditions that differ between the levels. */
export interface LevelRules {
  readonly kitties: readonly [least: number, most: number];
  readonly box: boolean;
  readonly overlaps: readonly [least: number, most: number];
  readonly turned: readonly [least: number, most: number];
  readonly oddTurns: boolean;
}
export const LEVEL_RULES: Readonly<Record<Level, LevelRules>> = {
  1: { kitties: [5, 7], box: false, overlaps: [0, 0], turned: [1, 4], oddTurns: false },
  2: { kitties: [4, 7], box: true, overlaps: [0, 0], turned: [2, 7], oddTurns: false },
  3: { kitties: [6, 7], box: true, overlaps: [2, 4], turned: [2, 7], oddTurns: true },
};
const WIDEST = 7;
const HIGHEST = 7.5;
const LARGEST_OVERLAP = 7;
const SHOWN_AT_LEAST = { single: 4, bobtail: 6, box: 9 } as const;

/** All reasons why this figure cannot be a card of that level; empty if it can. */
export const figureRefusals = (figure: Figure, level: Level): FigureRefusal[] => {
  const rules = LEVEL_RULES[level];
  return [
    ...pieceRefusals(figure, rules),
    ...poseRefusals(figure, rules),
    ...layerRefusals(figure, rules),
    ...shapeRefusals(figure),
  ];
};

const pieceRefusals = ({ tiles, box }: Figure, { kitties, box: boxed }: LevelRules): FigureRefusal[] => {
  const refusals: FigureRefusal[] = [];
  if (tiles.length < kitties[0]) refusals.push({ why: 'too-few-kitties', with: { kitties: tiles.length } });
  if (tiles.length > kitties[1]) refusals.push({ why: 'too-many-kitties', with: { kitties: tiles.length } });
  const breeds = tiles.map(({ breed }) => breed);
  for (const breed of new Set(breeds.filter((one, i) => breeds.indexOf(one) !== i)))
    refusals.push({ why: 'same-breed-twice', with: { breed } });
  if (boxed && !box) refusals.push({ why: 'box-needed' });
  if (!boxed && box) refusals.push({ why: 'no-box-here' });
  if (box && !box.cat) refusals.push({ why: 'box-without-cat' });
  return refusals;
};

const poseRefusals = ({ tiles }: Figure, { turned: allowed, oddTurns }: LevelRules): FigureRefusal[] => {
  const refusals: FigureRefusal[] = [];
  const asleep = tiles.filter(({ side }) => side === 's').length;
  if (asleep < Math.min(2, tiles.length - 2)) refusals.push({ why: 'too-few-asleep', with: { asleep } });
  if (asleep > tiles.length - 2) refusals.push({ why: 'too-many-asleep', with: { asleep } });
  const turned = tiles.filter(({ turn }) => turn !== 0).length;
  if (turned < allowed[0]) refusals.push({ why: 'too-few-turned', with: { turned } });
  if (turned > allowed[1]) refusals.push({ why: 'too-many-turned', with: { turned } });
  for (const { breed, turn } of tiles)
    if (turn % 2 && !oddTurns) refusals.push({ why: 'odd-turn', with: { breed } });
  return refusals;
};

interface Overlap {
  readonly low: Laid;
  readonly high: Laid;
  readonly triangles: readonly string[];
}

const overlapsOf = (laid: readonly Laid[]): Overlap[] =>
  laid.flatMap((low, i) =>
    laid
      .slice(i + 1)
      .map((high) => ({ low, high, triangles: shared(low.footprint, high.footprint) }))
      .filter(({ triangles }) => triangles.length > 0),
  );

const pair = ({ low, high }: Overlap): Pair => ({ one: low.name, other: high.name });

const layerRefusals = (figure: Figure, { overlaps: allowed }: LevelRules): FigureRefusal[] => {
  const laid = laidOut(figure);
  const found = overlapsOf(laid);
  if (allowed[1] === 0) return found.map((one) => ({ why: 'overlapping', with: pair(one) }));
  const refusals: FigureRefusal[] = [];
  const overlaps = found.length;
  if (overlaps < allowed[0]) refusals.push({ why: 'too-few-overlaps', with: { overlaps } });
  if (overlaps > allowed[1]) refusals.push({ why: 'too-many-overlaps', with: { overlaps } });
  if (figure.box && !found.some(({ low, high }) => low.name === 'box' || high.name === 'box'))
    refusals.push({ why: 'box-not-overlapped' });
  const covered = found.flatMap(({ triangles }) => triangles);
  if (new Set(covered).size !== covered.length) refusals.push({ why: 'three-layers' });
  for (const one of found)
    if (one.triangles.length > LARGEST_OVERLAP) refusals.push({ why: 'overlap-too-large', with: pair(one) });
  for (const piece of laid)
    if (shownOf(piece, found) < leastShown(piece))
      refusals.push({ why: 'hidden', with: { piece: piece.name } });
  return [...refusals, ...unrecognised(figure)];
};

const unrecognised = (figure: Figure): FigureRefusal[] => {
  const faceless = figure.tiles.filter((tile) => !showsFaceOrPaws(figure, tile));
  return [
    ...faceless.map(({ breed }): FigureRefusal => ({ why: 'no-face-no-paws', with: { breed } })),
    ...(guestSeen(figure) < SEEN_AT_LEAST ? [{ why: 'guest-hidden' } as const] : []),
  ];
};

const shownOf = (piece: Laid, overlaps: readonly Overlap[]): number => {
  const covered = overlaps.filter(({ low }) => low === piece).flatMap(({ triangles }) => triangles);
  return piece.footprint.triangles.size - new Set(covered).size;
};

const leastShown = ({ name }: Laid): number =>
  name === 'box' ? SHOWN_AT_LEAST.box : name === 'J' ? SHOWN_AT_LEAST.bobtail : SHOWN_AT_LEAST.single;

const shapeRefusals = (figure: Figure): FigureRefusal[] => {
  const refusals: FigureRefusal[] = [];
  const laid = laidOut(figure);
  if (!connected(laid)) refusals.push({ why: 'in-pieces' });
  const { wide, high } = extent(laid.flatMap(({ footprint }) => footprint.hexagons));
  if (wide > WIDEST + ROUNDING) refusals.push({ why: 'too-wide' });
  if (high > HIGHEST + ROUNDING) refusals.push({ why: 'too-high' });
  const anchors = [...figure.tiles.map(({ at }) => at), ...(figure.box ? [figure.box.at] : [])];
  if (Math.min(...anchors.map(({ u }) => u)) !== 0 || Math.min(...anchors.map(({ v }) => v)) !== 0)
    refusals.push({ why: 'not-at-the-origin' });
  return refusals;
};
const ROUNDING = 1e-9;

/** True if all pieces are connected by shared edges and overlaps. */
const connected = (laid: readonly Laid[]): boolean => {
  const [first] = laid;
  const reached = new Set(first ? [first] : []);
  for (const piece of reached)
    for (const other of laid)
      if (touching(piece.footprint, other.footprint) || overlap(piece.footprint, other.footprint))
        reached.add(other);
  return reached.size === laid.length;
};

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The width and height of hexagons around these points together, in edges. */
export const extent = (hexagons: readonly Point[]): { readonly wide: number; readonly high: number } => {
  const xs = hexagons.map((point) => onScreen(point).x);
  const ys = hexagons.map((point) => onScreen(point).y);
  return { wide: span(xs) + Math.sqrt(3), high: span(ys) + 2 };
};

/** The difficulty of copying a figure; only comparisons matter. */
export const difficulty = (figure: Figure): number => {
  const { tiles, box } = figure;
  const asleep = tiles.filter(({ side }) => side === 's').length;
  const turned = tiles.filter(({ turn }) => turn !== 0).length;
  return tiles.length + 0.3 * asleep + 0.4 * turned + overlapsOf(laidOut(figure)).length + (box ? 3 : 0);
};
