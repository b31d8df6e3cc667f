import { boxesOf, cardPiece, meet, sleeperPiece } from '../rules/boxes.ts';
import { faceOf } from '../rules/cards.ts';
import { cellName, columnOf, rowOf } from '../rules/cells.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell, Move, Table } from '../rules/types.ts';
import { wallsOf } from './looks.ts';
import { coverOf } from './lying-across.ts';
import { peopleOf, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

/** The labels of the cells for screen readers: name, content, and the box a cell belongs to. */
export const namesOfTaken = (props: FitsProps, boxes: readonly BoxInfo[]): ReadonlyMap<Cell, string> => {
  const words = props.words.board;
  const people = peopleOf(props);
  const nameIn = (box: BoxInfo, at: Cell): string =>
    named(
      props,
      at,
      [
        lyingIn(props, props.scene.view.table, at),
        words.whose(box, people),
        words.worth(box.value.points),
        words.reasons(box, people),
      ].join(', '),
    );
  return new Map(boxes.flatMap((box) => box.cells.map((at) => [at, nameIn(box, at)] as const)));
};

/** The label of a free cell: its name, and the boxes that the card in hand would join there. */
export const nameOfFree = (props: FitsProps, plan: Planning, boxes: readonly BoxInfo[], at: Cell): string =>
  named(props, at, freeCell(props, plan, boxes, at));

const named = ({ words: { board } }: FitsProps, at: Cell, what: string): string =>
  board.cell(cellName(at), rowOf(at) + 1, columnOf(at) + 1, what);

const lyingIn = ({ words: { board: words }, sitter }: FitsProps, table: Table, at: Cell): string => {
  const laid = table.laid.find((one) => one.at === at);
  const across = coverOf(table, at);
  const below =
    laid?.what === 'box'
      ? words.card(faceOf(laid.card).marks, wallsOf(laid.card, laid.turned))
      : laid?.what === 'asleep'
        ? words.asleep(sitter(laid.seat).thirdPerson)
        : words.princess;
  if (!across) return below;
  const above =
    across.what === 'cat'
      ? words.awake(sitter(across.seat).thirdPerson)
      : across.what === 'toy'
        ? words.toys[across.card]
        : words.princess;
  return `${above}, ${below}`;
};

const freeCell = (
  props: FitsProps,
  { legalHere, turned }: Planning,
  boxes: readonly BoxInfo[],
  at: Cell,
): string => {
  const words = props.words.board;
  const here = legalHere.filter((move) => 'at' in move && move.at === at);
  const move = here.find((one) => 'turned' in one && one.turned === turned) ?? here[0];
  if (!move) return words.free;
  const joined = joinedBy(props, move);
  return words.joins(
    boxes.filter(({ box }) => joined.includes(box)),
    peopleOf(props),
  );
};

const joinedBy = ({ scene, seat }: FitsProps, move: Move): readonly Cell[] => {
  if (move.do !== 'box' && move.do !== 'start' && move.do !== 'sleep') return [];
  const { walls } =
    move.do === 'sleep' ? sleeperPiece(seat === 'spectator' ? 0 : seat) : cardPiece(move.card, move.turned);
  return meet(boxesOf(scene.view.table), move.at, walls).joined;
};
