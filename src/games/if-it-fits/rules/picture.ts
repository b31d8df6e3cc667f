import { defined } from '../../../kernel/defined.ts';
import { boxesOf, isEmpty, type Boxes } from './boxes.ts';
import { faceOf, hasWall } from './cards.ts';
import {
  BEYOND,
  EAST,
  NORTH,
  SOUTH,
  WEST,
  cellAt,
  cellName,
  columnOf,
  neighbour,
  opposite,
  rowOf,
} from './cells.ts';
import { standings } from './score.ts';
import type { Cell, Laid, Table, View } from './types.ts';

/**
 * The table as text, only the part in use. A card shows its symbols and then the things across it: a seat
 * number for a cat, P for the Princess, T for a special toy. `z0` is seat 0's sleeping cat.
 */
export const draw = (view: View): string =>
  [...drawTable(view.table), ...drawSeats(view), drawDeck(view), drawTurn(view)].join('\n');

const drawTable = (table: Table): string[] => {
  if (table.laid.length === 0) return ['the table is empty'];
  const columns = table.laid.map(({ at }) => columnOf(at));
  const rows = table.laid.map(({ at }) => rowOf(at));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const lines: string[] = [header(left, right)];
  for (let row = top; row <= bottom; row++) {
    lines.push(drawSeams(table, row, NORTH, left, right), drawRow(table, row, left, right));
  }
  lines.push(drawSeams(table, bottom, SOUTH, left, right));
  return lines.map((line) => line.trimEnd());
};

const MARGIN = '   ';
const header = (left: number, right: number): string =>
  MARGIN + across(left, right, (column) => `  ${cellName(cellAt(column, 0)).charAt(0)} `);

const across = (left: number, right: number, show: (column: number) => string): string =>
  Array.from({ length: right - left + 1 }, (_, i) => show(left + i)).join('');

/** A seam is shown as a wall if either card has one there. */
const isWall = (boxes: Boxes, at: Cell, side: number): boolean => {
  const has = (cell: Cell, on: number): boolean =>
    cell !== BEYOND && !isEmpty(boxes, cell) && hasWall(defined(boxes.walls[cell]), on);
  return has(at, side) || has(neighbour(boxes, at, side), opposite(side));
};

const drawSeams = (table: Table, row: number, side: number, left: number, right: number): string => {
  const boxes = boxesOf(table);
  return `${MARGIN}${across(left, right, (column) => (isWall(boxes, cellAt(column, row), side) ? '+---' : '+   '))}+`;
};

const drawRow = (table: Table, row: number, left: number, right: number): string => {
  const boxes = boxesOf(table);
  const cells = across(left, right, (column) => {
    const at = cellAt(column, row);
    return `${isWall(boxes, at, WEST) ? '|' : ' '}${drawCell(table, at)}`;
  });
  return `${String(row + 1).padStart(2)} ${cells}${isWall(boxes, cellAt(right, row), EAST) ? '|' : ' '}`;
};

const drawCell = (table: Table, at: Cell): string => {
  const laid = table.laid.find((one) => one.at === at);
  if (!laid) return ' . ';
  const over = table.across.find((one) => one.at === at || one.at + 1 === at);
  const cover = !over ? ' ' : over.what === 'cat' ? String(over.seat) : over.what === 'toy' ? 'T' : 'P';
  return `${drawLaid(laid).padEnd(2)}${cover}`;
};

const drawLaid = (laid: Laid): string => {
  if (laid.what === 'princess') return 'P';
  return laid.what === 'asleep' ? `z${laid.seat}` : faceOf(laid.card).marks.join('') || '#';
};

const drawSeats = ({ table, rules, hands, catOf, cats }: View): string[] =>
  standings(table, hands.length, rules).map(
    (points, seat) =>
      `seat ${seat}: ${catOf[seat] ?? 'no cat yet'}, ${points} points, ${cats[seat]} cats, ${hands[seat]} cards`,
  );

const drawDeck = ({ piles, starts, discards, mine, phase }: View): string =>
  [
    `piles ${piles.join(' ')}`,
    ...(phase.name === 'start' ? [`start cards ${starts.join(' ')}`] : []),
    ...(discards.length ? [`put aside ${discards.join(' ')}`] : []),
    ...(mine ? [`hand ${mine.hand.join(' ')}`] : []),
  ].join(', ');

const drawTurn = ({ phase, turn, ending }: View): string => {
  if (phase.name === 'over') return 'over';
  const what =
    phase.name === 'toy' ? `lay ${phase.card}` : phase.name === 'cat' ? 'choose a cat' : phase.name;
  return `seat ${turn} to ${what}${ending ? ', the end has begun' : ''}`;
};
