import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  OPEN,
  boxesOf,
  cardPiece,
  everyBox,
  meet,
  sleeperPiece,
  tallyAt,
  withAcross,
  withLaid,
  withPrincess,
} from './boxes.ts';
import { standings } from './score.ts';
import type { Cell, Move, Open, Table } from './types.ts';

/** The table after a move. */
export const tableAfter = (
  { table, phase }: Pick<Open, 'table' | 'phase'>,
  seat: Seat,
  move: Move,
): Table => {
  const { do: what } = move;
  if (what === 'cat' || what === 'draw' || what === 'discard') return table;
  if (what === 'princess') return withPrincess(table, move.at);
  if (what === 'sleep') return withLaid(table, { what: 'asleep', at: move.at, seat });
  if (what === 'toy')
    return phase.name === 'toy' ? withAcross(table, { what: 'toy', at: move.at, card: phase.card }) : table;
  const { card, at, turned } = move;
  const laid = withLaid(table, { what: 'box', at, card, turned });
  return what === 'box' && move.cat ? withAcross(laid, { what: 'cat', at: westOf(move), seat }) : laid;
};

/** The western one of the two cells a cat would cover. */
export const westOf = ({ at, cat }: Extract<Move, { do: 'box' }>): Cell => (cat === 'W' ? at - 1 : at);

/** The effects of a move, for a player who considers it and for the log. */
export interface Outlook {
  readonly joined: readonly Cell[]; // boxes that are joined, by their first cells before the move; empty if fewer than two
  readonly into: Cell | null; // the box the card becomes part of, by its first cell after the move
  readonly closed: readonly Cell[]; // boxes that are closed by it, by their first cells after the move
  readonly from: readonly number[]; // each seat's score if the match ended before the move
  readonly to: readonly number[]; // and after it
  readonly table: Table; // after the move: see score.ts for its boxes
}

/** Works on a view as well as on a state: nothing on the table is hidden. */
export const outlook = (
  open: Pick<Open, 'table' | 'phase' | 'cats' | 'rules'>,
  seat: Seat,
  move: Move,
  after: Table = tableAfter(open, seat, move),
): Outlook => {
  const { table: before, rules, cats } = open;
  const at = 'at' in move ? move.at : null;
  const closedBefore = closedOn(before);
  return {
    joined: joinedBy(before, seat, move),
    into: at === null ? null : defined(boxesOf(after).boxOf[at]),
    closed: closedOn(after).filter((box) => !closedBefore.includes(box)),
    from: standings(before, cats.length, rules),
    to: standings(after, cats.length, rules),
    table: after,
  };
};

const joinedBy = (table: Table, seat: Seat, move: Move): readonly Cell[] => {
  if (move.do !== 'sleep' && move.do !== 'box' && move.do !== 'start') return [];
  const { walls } = move.do === 'sleep' ? sleeperPiece(seat) : cardPiece(move.card, move.turned);
  const { joined } = meet(boxesOf(table), move.at, walls);
  return joined.length > 1 ? joined.toSorted((a, b) => a - b) : [];
};

const closedOn = (table: Table): Cell[] => {
  const boxes = boxesOf(table);
  return everyBox(boxes).filter((box) => boxes.tally[tallyAt(box) + OPEN] === 0);
};
