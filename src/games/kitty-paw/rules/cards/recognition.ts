import { laidOut, type Figure, type FigureBox, type FigureTile } from './figure.ts';
import { onScreen, plus, toward, trianglesAt, type Point } from './lattice.ts';
import type { BoxSide } from './pieces.ts';

/**
 * A card shows every piece so that it can be recognised, although others may cover a part of it: of a cat
 * the face or the paws, of the guest in the box at least 45 %. [K6]
 */
export const SEEN_AT_LEAST = 0.45;

/** True if no piece above covers the whole face and all paws of a cat. */
export const showsFaceOrPaws = (figure: Figure, tile: FigureTile): boolean => {
  const above = laidOut(figure).filter(({ z }) => z > tile.z);
  const isCovered = (triangle: string): boolean =>
    above.some(({ footprint }) => footprint.triangles.has(triangle));
  return [...faceOf(tile), ...pawsOf(tile)].some((triangle) => !isCovered(triangle));
};

/** A cube shows three faces of two triangles each: above 5 and 0, on the right 1 and 2, on the left 3 and 4. */
const ABOVE = 5;
const RIGHT = 1;
const LEFT = 3;

const sideOf = (at: Point, turn: number, first: number): readonly string[] => {
  const all = trianglesAt(at);
  return [first, first + 1].flatMap((i) => all[(i + turn) % 6] ?? []);
};

const faceOf = ({ at, turn }: FigureTile): readonly string[] => sideOf(at, turn, RIGHT);

/** Cats that are awake sit on their paws; those on their back stretch them up. A bobtail has them at its rear. */
const pawsOf = ({ breed, at, turn, side }: FigureTile): readonly string[] =>
  sideOf(breed === 'J' ? plus(at, toward(turn)) : at, turn, side === 's' ? ABOVE : LEFT);

/** The head of a guest: its middle, from the anchor of the box, and its radius, in edges. As boards draw it. */
const HEAD: Readonly<Record<BoxSide, { readonly x: number; readonly y: number }>> = {
  H: { x: 0, y: -0.96 },
  V: { x: -0.84, y: 0.78 },
};
const RADIUS = 0.63;
const FINE = 0.06; // the distance of the points at which the head is looked at

/** The share of the guest's head that no piece above the box covers. */
export const guestSeen = (figure: Figure): number => {
  const { box } = figure;
  if (!box) return 1;
  const over = laidOut(figure)
    .filter(({ z }) => z > box.z)
    .flatMap(({ footprint }) => footprint.hexagons.map(onScreen));
  const points = headPoints(box);
  const seen = points.filter((point) => !over.some((hexagon) => isInside(point, hexagon)));
  return seen.length / points.length;
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const headPoints = ({ at, side }: FigureBox): Spot[] => {
  const { x, y } = onScreen(at);
  const middle = { x: x + HEAD[side].x, y: y + HEAD[side].y };
  const steps = Math.floor(RADIUS / FINE);
  const along = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * FINE);
  return along.flatMap((dx) =>
    along.flatMap((dy) => (Math.hypot(dx, dy) <= RADIUS ? [{ x: middle.x + dx, y: middle.y + dy }] : [])),
  );
};

/** True if a point lies in the hexagon, with corners above and below, around another. */
const isInside = ({ x, y }: Spot, hexagon: Spot): boolean => {
  const [across, up] = [Math.abs(x - hexagon.x), Math.abs(y - hexagon.y)];
  return across <= Math.sqrt(3) / 2 && up <= 1 - across / Math.sqrt(3);
};
