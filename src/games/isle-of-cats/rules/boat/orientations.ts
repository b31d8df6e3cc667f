import { defined } from '../../../../kernel/defined.ts';
import { SHAPES } from './tiles.ts';

/** A shape as it lies: its cells from the corner of its box, and on a beast the colour letters of its symbol cells. */
export interface Picture {
  readonly turn: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly ShapeCell[];
}
export interface ShapeCell {
  readonly x: number;
  readonly y: number;
  readonly mark: string; // '#', or the colour of a symbol
}

type Rows = readonly string[];

const mirrored = (rows: Rows): Rows => rows.map((row) => row.split('').toReversed().join(''));
const clockwise = (rows: Rows): Rows =>
  Array.from(rows[0] ?? '', (_, x) =>
    rows
      .map((row) => row[x])
      .toReversed()
      .join(''),
  );

/** Turns 0-3: that many quarters clockwise. Turns 4-7: mirrored left to right first, then the same. [N1] */
const turned = (rows: Rows, turn: number): Rows => {
  let now = turn < 4 ? rows : mirrored(rows);
  for (let quarter = 0; quarter < turn % 4; quarter++) now = clockwise(now);
  return now;
};

const pictureOf = (rows: Rows, turn: number): Picture => ({
  turn,
  width: rows[0]?.length ?? 0,
  height: rows.length,
  cells: rows.flatMap((row, y) => row.split('').flatMap((mark, x) => (mark === '.' ? [] : [{ x, y, mark }]))),
});

export interface Shape {
  readonly name: string;
  readonly size: number;
  readonly same: readonly number[]; // for each of the eight turns, the lowest one that looks like it
  readonly pictures: readonly Picture[]; // the different ones, by turn
}

const shapeOf = (name: string, text: string): Shape => {
  const rows = Array.from({ length: 8 }, (_, turn) => turned(text.split('/'), turn));
  const texts = rows.map((r) => r.join('/'));
  const same = texts.map((t) => texts.indexOf(t)); // [T2] the text of a beast has its symbols in it
  const pictures = rows.flatMap((r, turn) => (same[turn] === turn ? [pictureOf(r, turn)] : []));
  return { name, size: pictures[0]?.cells.length ?? 0, same, pictures };
};

const ALL = new Map<string, Shape>(
  Object.values(SHAPES).flatMap((shapes) =>
    Object.entries<string>(shapes).map(([name, text]) => [name, shapeOf(name, text)]),
  ),
);

export const shape = (name: string): Shape => defined(ALL.get(name));
