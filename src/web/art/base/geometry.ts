/** Numbers in a drawing need no more than two decimals. */
export const short = (value: number): number => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];
/** The next part of an outline: to a point straight (2 numbers), with one control point (4), or with two (6). */
export type Segment = readonly number[];
type Cubic = readonly [Point, Point, Point, Point];

const pointAt = (s: Segment, i: number): Point => [s[i] ?? 0, s[i + 1] ?? 0];
const towards = (from: Point, to: Point): Point => [
  from[0] + ((to[0] - from[0]) * 2) / 3,
  from[1] + ((to[1] - from[1]) * 2) / 3,
];

const cubicFrom = (from: Point, s: Segment): Cubic => {
  const end = pointAt(s, s.length - 2);
  if (s.length === 6) return [from, pointAt(s, 0), pointAt(s, 2), end];
  if (s.length === 4) return [from, towards(from, pointAt(s, 0)), towards(end, pointAt(s, 0)), end];
  return [from, from, end, end];
};

/** Half a closed outline, from top centre to bottom centre, mirrored to a whole around x = `centre`. */
export const mirror = (start: Point, half: readonly Segment[], centre = 0): string => {
  const curves: Cubic[] = [];
  for (const segment of half) curves.push(cubicFrom(curves.at(-1)?.[3] ?? start, segment));
  const at = ([x, y]: Point, side: number): string => `${short(centre + side * x)} ${short(y)}`;
  const right = curves.map(([, a, b, end]) => `C${at(a, 1)} ${at(b, 1)} ${at(end, 1)}`);
  const left = curves.toReversed().map(([from, a, b]) => `C${at(b, -1)} ${at(a, -1)} ${at(from, -1)}`);
  return `M${at(start, 1)}${right.join('')}${left.join('')}Z`;
};

/** A tapered stripe: `width` wide at its root, pointed at its tip. */
export type Stripe = readonly [rootX: number, rootY: number, tipX: number, tipY: number];
export const wedge = ([x1, y1, x2, y2]: Stripe, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const bend = (side: number): string => `${short(mx + side * nx * 1.1)} ${short(my + side * ny * 1.1)}`;
  return (
    `M${short(x1 + nx)} ${short(y1 + ny)}Q${bend(1)} ${short(x2)} ${short(y2)}` +
    `Q${bend(-1)} ${short(x1 - nx)} ${short(y1 - ny)}Z`
  );
};

export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];
