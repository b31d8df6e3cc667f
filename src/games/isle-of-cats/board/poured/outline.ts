import { short } from '../../../../web/art/base/geometry.ts';
import { anatomyOf, same, type Anatomy, type Cell } from './anatomy.ts';

/** One cell is so many units wide. */
export const UNIT = 100;
const GAP = 4; // between the outline and the border of its cells

type Corner = readonly [x: number, y: number, radius: number];

/** A polygon with rounded corners. */
const rounded = (corners: readonly Corner[]): string => {
  const parts = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const far = (to: Corner): number => Math.hypot(to[0] - corner[0], to[1] - corner[1]);
    const radius = Math.min(corner[2], far(before) * 0.49, far(after) * 0.49);
    const towards = (to: Corner): string => {
      const part = radius / (far(to) || 1);
      return `${short(corner[0] + (to[0] - corner[0]) * part)} ${short(corner[1] + (to[1] - corner[1]) * part)}`;
    };
    return `${i ? 'L' : 'M'}${towards(before)}Q${short(corner[0])} ${short(corner[1])} ${towards(after)}`;
  });
  return `${parts.join('')}Z`;
};

interface Edge {
  readonly from: Cell;
  readonly to: Cell;
  readonly way: Cell;
  readonly top: Cell | null; // the cell of which it is the upper side
}

const edgesOf = ({ cells, at }: Anatomy): Edge[] =>
  cells.flatMap((cell) => {
    const [x, y] = cell;
    const sides: readonly (readonly [open: boolean, from: Cell, to: Cell])[] = [
      [!at(x, y - 1), [x, y], [x + 1, y]],
      [!at(x + 1, y), [x + 1, y], [x + 1, y + 1]],
      [!at(x, y + 1), [x + 1, y + 1], [x, y + 1]],
      [!at(x - 1, y), [x, y + 1], [x, y]],
    ];
    return sides.flatMap(([open, from, to], i): Edge[] =>
      open ? [{ from, to, way: [to[0] - from[0], to[1] - from[1]], top: i === 0 ? cell : null }] : [],
    );
  });

/** 1: an outer corner; 0: straight on; -1: an inner corner. */
const turnOf = (a: Edge, b: Edge): number => Math.sign(a.way[0] * b.way[1] - a.way[1] * b.way[0]);

/** The sides in the order in which they are walked round; a hole is a round of its own. */
const roundsOf = (edges: readonly Edge[]): Edge[][] => {
  const left = new Set(edges);
  const rounds: Edge[][] = [];
  for (const start of edges) {
    if (!left.has(start)) continue;
    const round: Edge[] = [];
    for (let edge: Edge | undefined = start; edge; edge = following(edge, left)) {
      round.push(edge);
      left.delete(edge);
    }
    rounds.push(round);
  }
  return rounds;
};

const following = (edge: Edge, left: ReadonlySet<Edge>): Edge | undefined => {
  const next = [...left].filter(({ from }) => same(from, edge.to));
  return next.find((other) => turnOf(edge, other) === 1) ?? next[0];
};

/** One outline round all the cells; the upper side of the head cell grows two ears. */
export const outlineOf = (anatomy: Anatomy): string =>
  roundsOf(edgesOf(anatomy))
    .map((round) =>
      rounded(round.flatMap((edge, i) => cornersAt(round.at(i - 1) ?? edge, edge, anatomy.head))),
    )
    .join('');

const NOWHERE: Cell = [-9, -9];
/** The same outline without a head: for a thing that is poured into cells. */
export const boxOutline = (cells: readonly Cell[]): string =>
  outlineOf({ ...anatomyOf(cells), head: NOWHERE });

/** From a side into the body, by the gap. */
const inwards = ([x, y]: Cell): Cell => [-y * GAP, x * GAP];

const cornersAt = (before: Edge, edge: Edge, head: Cell): Corner[] => {
  const turn = turnOf(before, edge);
  const [ax, ay] = turn ? inwards(before.way) : [0, 0];
  const [bx, by] = inwards(edge.way);
  const corner: Corner = [
    edge.from[0] * UNIT + ax + bx,
    edge.from[1] * UNIT + ay + by,
    turn > 0 ? UNIT * 0.3 : UNIT * 0.16,
  ];
  if (same(edge.top, head)) return earsFrom(head, turn, corner);
  if (same(before.top, head)) return afterEars(head, turn, corner);
  return turn ? [corner] : [];
};

const inHead =
  ([x, y]: Cell) =>
  (u: number, v: number, radius: number): Corner => [(x + u) * UNIT, (y + v) * UNIT, radius * UNIT];

const earsFrom = (head: Cell, turn: number, corner: Corner): Corner[] => {
  const at = inHead(head);
  const lead: Corner[] =
    turn > 0
      ? [at(GAP / UNIT, 0.42, 0.2)]
      : [turn ? corner : at(-0.04, GAP / UNIT, 0.14), at(0.05, 0.2, 0.05)];
  return [...lead, at(0.13, 0.035, 0.07), at(0.34, 0.19, 0.12), at(0.66, 0.19, 0.12), at(0.87, 0.035, 0.07)];
};

const afterEars = (head: Cell, turn: number, corner: Corner): Corner[] => {
  const at = inHead(head);
  return turn > 0
    ? [at(1 - GAP / UNIT, 0.42, 0.2)]
    : [at(0.95, 0.2, 0.05), turn ? corner : at(1.04, GAP / UNIT, 0.14)];
};
