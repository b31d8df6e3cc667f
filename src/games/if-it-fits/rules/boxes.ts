import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  FACES,
  NO_WALLS,
  faceOf,
  hasWall,
  turnedRound,
  type CardId,
  type Mark,
  type Walls,
} from './cards.ts';
import { BEYOND, COLUMNS, neighbour, opposite } from './cells.ts';
import type { Cell, Laid, Table } from './types.ts';

/**
 * Finds the cards of each box and counts its content. [F3] [F4] Cards are joined where both halves of a seam
 * are open. They never come apart again, so the boxes of a table follow from those of the table before.
 * Numbers in flat arrays, because bots lay a few hundred thousand cards a second.
 */
export interface Boxes {
  readonly width: number;
  readonly height: number;
  readonly walls: Int8Array; // of the card in each cell, or EMPTY
  readonly covered: Uint8Array; // 1 if nothing more may lie across the card
  readonly boxOf: Int16Array; // the box of each cell, identified by its first cell row by row
  readonly tally: Int16Array; // FIELDS numbers for each box, stored at that first cell
}
export const EMPTY = -1;

/** Indexes of the counts in a box's tally. */
export const OPEN = 0; // halves that face an empty cell or the edge of the table
export const SIZE = 1;
export const TOYS_AT = 2; // mice, yarn, feathers, herrings
export const JOKERS = 6;
export const SPRAYS = 7;
export const AWAKE = 8; // by seat
export const ASLEEP = 13; // by seat
export const FIELDS = 18;

export const tallyAt = (box: Cell): number => box * FIELDS;

/** The walls and counts of a card by itself. */
export interface Piece {
  readonly walls: Walls;
  readonly tally: Int16Array;
  readonly coverable: boolean;
}

const FIELD_OF: Readonly<Record<Mark, number>> = {
  M: TOYS_AT,
  Y: TOYS_AT + 1,
  F: TOYS_AT + 2,
  H: TOYS_AT + 3,
  '*': JOKERS,
  S: SPRAYS,
};

const piece = (walls: Walls, fields: readonly number[], coverable: boolean): Piece => {
  const tally = new Int16Array(FIELDS);
  for (const field of [SIZE, ...fields]) tally[field] = defined(tally[field]) + 1;
  return { walls, tally, coverable };
};

const printed = (card: CardId, walls: Walls): Piece =>
  piece(
    walls,
    faceOf(card).marks.map((mark) => FIELD_OF[mark]),
    true,
  );
const UPRIGHT = new Map([...FACES].map(([card, { walls }]) => [card, printed(card, walls)]));
const TURNED = new Map([...FACES].map(([card, { walls }]) => [card, printed(card, turnedRound(walls))]));
// [F16] a sleeping cat has no walls and no symbols; [F17] it lives in the box like any cat
const SLEEPERS = [0, 1, 2, 3, 4].map((seat) => piece(NO_WALLS, [ASLEEP + seat], false));
const PRINCESS = piece(NO_WALLS, [], false); // [F22] nobody's cat, on a cell with four open sides

export const cardPiece = (card: CardId, turned: boolean): Piece =>
  defined((turned ? TURNED : UPRIGHT).get(card));
export const sleeperPiece = (seat: Seat): Piece => defined(SLEEPERS[seat]);
const pieceOf = (laid: Laid): Piece =>
  laid.what === 'box'
    ? cardPiece(laid.card, laid.turned)
    : laid.what === 'asleep'
      ? sleeperPiece(laid.seat)
      : PRINCESS;

// --- Laying a card --------------------------------------------------------------------------------------------------

/** The neighbours of a card in a cell. */
export interface Meeting {
  readonly open: number; // its own halves that would face nothing
  readonly joined: readonly Cell[]; // the boxes it would join
  readonly shut: readonly Cell[]; // the boxes of neighbouring halves that it would close, one entry per half
}

export const meet = (boxes: Boxes, at: Cell, walls: Walls): Meeting => {
  let open = 0;
  const joined: Cell[] = [];
  const shut: Cell[] = [];
  for (let side = 0; side < 4; side++) {
    const isOpen = !hasWall(walls, side);
    const beside = neighbour(boxes, at, side);
    const theirs = beside === BEYOND ? EMPTY : defined(boxes.walls[beside]);
    if (theirs === EMPTY) {
      if (isOpen) open++; // [F4] at the edge of the table too
    } else if (!hasWall(theirs, opposite(side))) {
      const box = defined(boxes.boxOf[beside]);
      shut.push(box);
      if (isOpen && !joined.includes(box)) joined.push(box); // [F3]
    }
  }
  return { open, joined, shut };
};

/** The tally of the box that a card would be part of. */
export const tallyOf = (boxes: Boxes, { tally }: Piece, { open, joined, shut }: Meeting): Int16Array => {
  const sum = tally.slice();
  sum[OPEN] = open;
  for (const box of joined) {
    const from = tallyAt(box);
    for (let field = 0; field < FIELDS; field++)
      sum[field] = defined(sum[field]) + defined(boxes.tally[from + field]);
  }
  for (const box of shut) if (joined.includes(box)) sum[OPEN] -= 1;
  return sum;
};

const lay = (boxes: Boxes, at: Cell, what: Piece): void => {
  const meeting = meet(boxes, at, what.walls);
  const sum = tallyOf(boxes, what, meeting);
  const { joined, shut } = meeting;
  for (const box of shut) {
    const open = tallyAt(box) + OPEN;
    boxes.tally[open] = defined(boxes.tally[open]) - 1;
  }
  const first = Math.min(at, ...joined);
  boxes.walls[at] = what.walls;
  boxes.covered[at] = what.coverable ? 0 : 1;
  boxes.boxOf[at] = first;
  if (joined.some((box) => box !== first))
    for (let cell = 0; cell < boxes.boxOf.length; cell++)
      if (joined.includes(defined(boxes.boxOf[cell]))) boxes.boxOf[cell] = first;
  boxes.tally.set(sum, tallyAt(first));
};

// --- From table to table --------------------------------------------------------------------------------------------

const emptyBoxes = ({ width, height }: Table): Boxes => {
  const cells = COLUMNS * height;
  return {
    width,
    height,
    walls: new Int8Array(cells).fill(EMPTY),
    covered: new Uint8Array(cells),
    boxOf: new Int16Array(cells).fill(EMPTY),
    tally: new Int16Array(cells * FIELDS),
  };
};

const copied = ({ width, height, walls, covered, boxOf, tally }: Boxes): Boxes => ({
  width,
  height,
  walls: walls.slice(),
  covered: covered.slice(),
  boxOf: boxOf.slice(),
  tally: tally.slice(),
});

/** Tables are immutable, so their boxes are cached. */
const known = new WeakMap<Table, Boxes>();

export const boxesOf = (table: Table): Boxes => {
  const before = known.get(table);
  if (before) return before;
  const boxes = emptyBoxes(table);
  for (const laid of table.laid) lay(boxes, laid.at, pieceOf(laid));
  for (const { at } of table.across) cover(boxes, at);
  for (const across of table.across) if (across.what !== 'princess') countAcross(boxes, across, 1);
  known.set(table, boxes);
  return boxes;
};

const next = (before: Table, after: Table, change: (boxes: Boxes) => void): Table => {
  const boxes = copied(boxesOf(before));
  change(boxes);
  known.set(after, boxes);
  return after;
};

const cover = (boxes: Boxes, at: Cell): void => {
  boxes.covered[at] = 1;
  boxes.covered[at + 1] = 1;
};

const add = (boxes: Boxes, at: Cell, field: number, many: number): void => {
  const place = tallyAt(defined(boxes.boxOf[at])) + field;
  boxes.tally[place] = defined(boxes.tally[place]) + many;
};

type CatOrToy = Exclude<Table['across'][number], { what: 'princess' }>;
const JOKERS_EACH = 2;
const countAcross = (boxes: Boxes, across: CatOrToy, many: 1 | -1): void =>
  across.what === 'cat'
    ? add(boxes, across.at, AWAKE + across.seat, many)
    : add(boxes, across.at, JOKERS, many * JOKERS_EACH);

export const withLaid = (table: Table, laid: Laid): Table =>
  next(table, { ...table, laid: [...table.laid, laid] }, (boxes) => lay(boxes, laid.at, pieceOf(laid)));

export const withAcross = (table: Table, across: CatOrToy): Table =>
  next(table, { ...table, across: [...table.across, across] }, (boxes) => {
    cover(boxes, across.at);
    countAcross(boxes, across, 1);
  });

/** The cat at this cell: awake across it and its eastern neighbour, or asleep in it. */
export const catAt = (table: Table, at: Cell): { readonly seat: Seat; readonly awake: boolean } | null => {
  for (const across of table.across)
    if (across.at === at && across.what === 'cat') return { seat: across.seat, awake: true };
  for (const laid of table.laid)
    if (laid.at === at && laid.what === 'asleep') return { seat: laid.seat, awake: false };
  return null;
};

/** The Princess replaces the cat here. Joined boxes stay joined, and covered cards stay covered. [F22] */
export const withPrincess = (table: Table, at: Cell): Table => {
  const cat = catAt(table, at);
  if (!cat) throw new Error(`no cat at ${at}`);
  const { seat, awake } = cat;
  const princess = { what: 'princess', at } as const;
  const after: Table = awake
    ? { ...table, across: table.across.map((across) => (across.at === at ? princess : across)) }
    : { ...table, laid: table.laid.map((laid) => (laid.at === at ? princess : laid)) };
  return next(table, after, (boxes) => add(boxes, at, (awake ? AWAKE : ASLEEP) + seat, -1));
};

// --- Looking around -------------------------------------------------------------------------------------------------

export const isEmpty = (boxes: Boxes, at: Cell): boolean => boxes.walls[at] === EMPTY;

/** True if both halves of the seam between two neighbours are open, given the walls of both. */
export const isOpenSeam = (walls: Walls, side: number, beside: Walls): boolean =>
  beside !== EMPTY && !hasWall(walls, side) && !hasWall(beside, opposite(side));

/** Every box, by its first cell. */
export const everyBox = ({ boxOf }: Boxes): Cell[] => {
  const found: Cell[] = [];
  for (let at = 0; at < boxOf.length; at++) if (boxOf[at] === at) found.push(at);
  return found;
};

export const cellsIn = ({ boxOf }: Boxes, box: Cell): Cell[] => {
  const found: Cell[] = [];
  for (let at = box; at < boxOf.length; at++) if (boxOf[at] === box) found.push(at);
  return found;
};
