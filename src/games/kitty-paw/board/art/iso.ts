import { short } from '../../../../web/art/base/geometry.ts';

/** The isometric picture of cubes: every cube is a hexagon whose edge is `EDGE` units, around its near corner. */
export const EDGE = 100;
const FLAT = Math.sqrt(3) / 2;

export type Spot = readonly [x: number, y: number];

/** The six corners of a hexagon, clockwise from the top. */
export const CORNERS: readonly Spot[] = [
  [0, -1],
  [FLAT, -0.5],
  [FLAT, 0.5],
  [0, 1],
  [-FLAT, 0.5],
  [-FLAT, -0.5],
].map(([x = 0, y = 0]): Spot => [x * EDGE, y * EDGE]);

export const corner = (i: number): Spot => CORNERS[i % 6] ?? [0, 0];
export const add = ([a, b]: Spot, [x, y]: Spot): Spot => [a + x, b + y];

/** A point in space, measured in edges: u to the lower right, v to the lower left, z upwards. */
export const inSpace = (u: number, v: number, z: number): Spot => [
  FLAT * EDGE * (u - v),
  EDGE * ((u + v) / 2 - z),
];

export const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The three visible faces of a cube. Each is drawn as a square of 100 by 100 and projected onto its face. */
export type FaceName = 'top' | 'left' | 'right';
export const FACE_NAMES: readonly FaceName[] = ['top', 'left', 'right'];

const F = FLAT.toFixed(4);
export const ontoFace = (face: FaceName, [x, y]: Spot = [0, 0]): string => {
  if (face === 'right') return `matrix(${F} -.5 0 1 ${short(x)} ${short(y)})`;
  if (face === 'left') return `matrix(${F} .5 0 1 ${short(x - FLAT * EDGE)} ${short(y - EDGE / 2)})`;
  return `matrix(${F} .5 -${F} .5 ${short(x)} ${short(y - EDGE)})`;
};

const FIRST_CORNER: Readonly<Record<FaceName, number>> = { right: 1, left: 3, top: 5 };

export const faceOutline = (face: FaceName, at: Spot): Spot[] => {
  const first = FIRST_CORNER[face];
  return [[0, 0] as Spot, corner(first), corner(first + 1), corner(first + 2)].map((spot) => add(spot, at));
};

/** A polygon whose corners are rounded off. */
export const rounded = (spots: readonly Spot[], radius: number): string => {
  const parts = spots.map((spot, i) => {
    const before = spots.at(i - 1) ?? spot;
    const after = spots[(i + 1) % spots.length] ?? spot;
    const towards = (to: Spot): string => {
      const length = Math.hypot(to[0] - spot[0], to[1] - spot[1]) || 1;
      const part = Math.min(radius, length * 0.49) / length;
      return `${short(spot[0] + (to[0] - spot[0]) * part)} ${short(spot[1] + (to[1] - spot[1]) * part)}`;
    };
    return `${i ? 'L' : 'M'}${towards(before)}Q${short(spot[0])} ${short(spot[1])} ${towards(after)}`;
  });
  return `${parts.join('')}Z`;
};

/** The starting points of the bumps of a furry edge, as fractions of an edge; the last bump covers the corner. */
const BUMPS = [0.16, 0.39, 0.61, 0.84];

/** A polygon with an edge of fur: soft bumps that stay inside it. */
export const furry = (spots: readonly Spot[]): string => {
  const knots = spots.flatMap((spot, i) => {
    const next = spots[(i + 1) % spots.length] ?? spot;
    return BUMPS.map((t): Spot => [
      (spot[0] + (next[0] - spot[0]) * t) * 0.955,
      (spot[1] + (next[1] - spot[1]) * t) * 0.955,
    ]);
  });
  const [first = [0, 0]] = knots;
  const bumps = knots.map(([x, y], i) => {
    const [nx, ny] = knots[(i + 1) % knots.length] ?? first;
    const length = Math.hypot(nx - x, ny - y);
    const high = i % BUMPS.length === BUMPS.length - 1 ? 11 : 7;
    const [mx, my] = [(x + nx) / 2 + ((ny - y) / length) * high, (y + ny) / 2 - ((nx - x) / length) * high];
    return `Q${short(mx)} ${short(my)} ${short(nx)} ${short(ny)}`;
  });
  return `M${short(first[0])} ${short(first[1])}${bumps.join('')}Z`;
};
