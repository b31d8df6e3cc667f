import { defined } from '../../../../kernel/defined.ts';
import type { BoxSide, Turn } from './pieces.ts';

/**
 * The lattice under every mat: whole points (u, v), on the screen at x = (√3/2)(u − v), y = (u + v)/2 with y
 * downwards and the edge of a hexagon as unit. It is the isometric picture of stacked cubes. [K4]
 */
export interface Point {
  readonly u: number;
  readonly v: number;
}

export const MAT = 12; // the pieces on a mat lie from −12 to 12

/** Clockwise from straight up. */
export const DIRECTIONS: readonly Point[] = [
  { u: -1, v: -1 },
  { u: 0, v: -1 },
  { u: 1, v: 0 },
  { u: 1, v: 1 },
  { u: 0, v: 1 },
  { u: -1, v: 0 },
];

export const plus = (a: Point, b: Point): Point => ({ u: a.u + b.u, v: a.v + b.v });
export const minus = (a: Point, b: Point): Point => ({ u: a.u - b.u, v: a.v - b.v });
export const samePoint = (a: Point, b: Point): boolean => a.u === b.u && a.v === b.v;
export const toward = (turn: Turn): Point => defined(DIRECTIONS[turn % 6]);

/** The position of a point on the screen. */
export const onScreen = ({ u, v }: Point): { readonly x: number; readonly y: number } => ({
  x: (Math.sqrt(3) / 2) * (u - v),
  y: (u + v) / 2,
});

/** The point of the lattice nearest to a place on the screen. */
export const nearestPoint = (x: number, y: number): Point => {
  const across = (2 * x) / Math.sqrt(3);
  const [u, v] = [y + across / 2, y - across / 2];
  const corners = [Math.floor(u), Math.ceil(u)].flatMap((a) =>
    [Math.floor(v), Math.ceil(v)].map((b) => ({ u: a, v: b })),
  );
  const away = (point: Point): number => {
    const there = onScreen(point);
    return (there.x - x) ** 2 + (there.y - y) ** 2;
  };
  const nearest = corners.reduce((best, point) => (away(point) < away(best) ? point : best));
  return plus(nearest, { u: 0, v: 0 }); // rounding −0.3 up gives −0, which would be written differently
};

/** The area of a piece: its small triangles, and the edges around and inside it. */
export interface Footprint {
  readonly hexagons: readonly Point[];
  readonly triangles: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>; // of its outline and inside
}

export const singleAt = (at: Point): Footprint => footprint([at]);
export const bobtailAt = (at: Point, turn: Turn): Footprint => footprint([at, plus(at, toward(turn))]);

const BOX_HEXAGONS: Readonly<Record<BoxSide, readonly Point[]>> = {
  H: [
    { u: 0, v: 0 },
    { u: -1, v: 0 },
    { u: 0, v: -1 },
    { u: -1, v: -1 },
  ],
  V: [
    { u: 0, v: 0 },
    { u: -1, v: 0 },
    { u: 1, v: 1 },
    { u: 0, v: 1 },
  ],
};
export const boxAt = (at: Point, side: BoxSide): Footprint =>
  footprint(BOX_HEXAGONS[side].map((hexagon) => plus(at, hexagon)));

const footprint = (hexagons: readonly Point[]): Footprint => {
  const triangles = new Set<string>();
  const edges = new Set<string>();
  for (const centre of hexagons) {
    for (const triangle of trianglesAt(centre)) triangles.add(triangle);
    DIRECTIONS.forEach((direction, i) => {
      edges.add(pointKey(plus(plus(centre, direction), plus(centre, toward(i + 1))))); // the sum of its ends identifies an edge
    });
  }
  return { hexagons, triangles, edges };
};

/** The six triangles around a point, clockwise from the one at the upper right. */
export const trianglesAt = (centre: Point): readonly string[] =>
  DIRECTIONS.map((direction, i) => {
    const [one, other] = [plus(centre, direction), plus(centre, toward(i + 1))];
    return pointKey(plus(centre, plus(one, other))); // the sum of its corners identifies a triangle
  });

const pointKey = ({ u, v }: Point): string => `${u},${v}`;

/** The triangles that both cover. */
export const shared = (a: Footprint, b: Footprint): readonly string[] =>
  [...a.triangles].filter((triangle) => b.triangles.has(triangle));

export const overlap = (a: Footprint, b: Footprint): boolean => shared(a, b).length > 0;

/** The number of full edges that two pieces share. */
export const sharedEdges = (a: Footprint, b: Footprint): number =>
  [...a.edges].filter((edge) => b.edges.has(edge)).length;

/** Two pieces touch if a full edge of one is an edge of the other. */
export const touching = (a: Footprint, b: Footprint): boolean => sharedEdges(a, b) > 0;
