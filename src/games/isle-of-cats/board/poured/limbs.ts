import { short } from '../../../../web/art/base/geometry.ts';
import { same, type Anatomy, type Cell } from './anatomy.ts';
import { UNIT } from './outline.ts';
import { dot, stamp } from './pen.ts';

type Point = readonly [x: number, y: number];

/** From the last seam into its cell, round, and curled up there: two cubic curves in the direction of the body. */
const CURL: readonly Point[] = [
  [-0.46, 0.2],
  [-0.1, 0.34],
  [0.3, 0.34],
  [0.27, 0.02],
  [0.25, -0.24],
  [-0.04, -0.26],
  [-0.06, -0.06],
];
const STEPS = 7; // points for each curve

const along = (t: number, [a, b, c, d]: readonly Point[]): Point => {
  const part = (i: 0 | 1): number =>
    (1 - t) ** 3 * (a?.[i] ?? 0) +
    3 * (1 - t) ** 2 * t * (b?.[i] ?? 0) +
    3 * (1 - t) * t ** 2 * (c?.[i] ?? 0) +
    t ** 3 * (d?.[i] ?? 0);
  return [part(0), part(1)];
};

const spineOf = (turn: (p: Point) => Point): Point[] =>
  [CURL.slice(0, 4), CURL.slice(3)].flatMap((curve, half) =>
    Array.from({ length: STEPS + half }, (_, i) => turn(along((i + 1 - half) / STEPS, curve))),
  );

const text = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${short(x * UNIT)} ${short(y * UNIT)}`).join('L');

/** Both sides of a line, round at its end and open at its root: one path that can be filled and outlined. */
const ribbon = (spine: readonly Point[], half: number): string => {
  const side = (sign: number): Point[] =>
    spine.map(([x, y], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = spine[i + 1] ?? [x, y];
      const far = Math.hypot(bx - ax, by - ay) || 1;
      return [x - (sign * half * (by - ay)) / far, y + (sign * half * (bx - ax)) / far];
    });
  const [left, right] = [side(1), side(-1).toReversed()];
  const end = right[0] ?? [0, 0];
  const r = short(half * UNIT);
  return `M${text(left)}A${r} ${r} 0 0 0 ${text([end])}L${text(right.slice(1))}`;
};

export interface Tail {
  readonly shape: string;
  readonly tip: string; // its last third
}

const HALF = 0.1;

/** A tail that leaves the last link and curls up inside its end cell. */
export const tailOf = ({ tail, path, head }: Anatomy): Tail | null => {
  const before = path.at(-2);
  if (!tail || !before || same(head, tail)) return null;
  const [dx, dy] = [tail[0] - before[0], tail[1] - before[1]];
  const flip = dx > 0 ? -1 : 1;
  const turn = ([u, v]: Point): Point => [
    tail[0] + 0.5 + dx * u - dy * v * flip,
    tail[1] + 0.5 + dy * u + dx * v * flip,
  ];
  const spine = spineOf(turn);
  return { shape: ribbon(spine, HALF), tip: ribbon(spine.slice(-5), HALF - 0.012) };
};

export interface Paws {
  readonly pads: string; // outlined ovals
  readonly toes: string; // lines upon them
  readonly haunch: string; // the fold of a sitting leg
}

interface Foot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly degrees: number; // 0: pointing down
}

/** Front paws under the chin, a pair at every other end, and a sitting leg if nothing else stands on the ground. */
export const pawsOf = (anatomy: Anatomy): Paws => {
  const { at, head, tail, ends, near, path, cells } = anatomy;
  const [hx, hy] = head;
  const under = ([x, y]: Cell): boolean => !at(x, y + 1);
  const front = at(hx, hy + 1) ? pair(hx, hy + 1.12, 0.23, 0.12) : pair(hx, hy + 0.87, 0.22, 0.12);
  const legs = ends.filter((end) => !same(tail, end));
  const feet = legs.flatMap((end) => {
    const [qx, qy] = near(end)[0] ?? end;
    return footPair(end, [end[0] - qx, end[1] - qy]);
  });
  const rests = (cell: Cell): boolean =>
    !same(head, cell) && !same(tail, cell) && !legs.includes(cell) && under(cell);
  const beside = (cell: Cell): boolean => same(path[1], cell) && cell[1] === hy && under(head);
  const seat = legs.some(under)
    ? undefined
    : (path.toReversed().find((cell) => rests(cell) && !beside(cell)) ?? cells.find(rests));
  const sitting = seat ? pair(seat[0] - 0.01, seat[1] + 0.88, 0.29, 0.14) : [];
  const all = [...front, ...feet, ...sitting];
  return {
    pads: all.map((foot) => padOf(foot)).join(''),
    toes: all.map((foot) => toesOf(foot)).join(''),
    haunch: seat ? stamp('M-40 0C-32-40 34-42 36 24', seat[0] + 0.5, seat[1] + 0.5) : '',
  };
};

const pair = (x: number, y: number, apart: number, r: number, degrees = 0): Foot[] =>
  [-1, 1].map((side) => ({ x: x + 0.5 + side * apart, y, r, degrees }));

const footPair = ([x, y]: Cell, [dx, dy]: Cell): Foot[] => {
  if (dy > 0) return pair(x, y + 0.88, 0.22, 0.15);
  if (dy < 0) return pair(x, y + 0.12, 0.22, 0.13, 180);
  return [-1, 1].map((side) => ({
    x: x + 0.5 + dx * 0.38,
    y: y + 0.5 + side * 0.22,
    r: 0.15,
    degrees: dx > 0 ? -90 : 90,
  }));
};

const padOf = ({ x, y, r, degrees }: Foot): string =>
  degrees % 180 === 0 ? dot(x, y, r, r * 0.72) : dot(x, y, r * 0.72, r);

const toesOf = ({ x, y, r, degrees }: Foot): string => {
  const [u, from, to] = [r * 28, r * 7, r * 52];
  return stamp(`M${-u} ${from}L${-u} ${to}M${u} ${from}L${u} ${to}`, x, y, 1, degrees);
};
