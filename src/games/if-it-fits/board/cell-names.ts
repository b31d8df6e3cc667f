import { boxesOf, cardPiece, meet, sleeperPiece } from '../rules/boxes.ts';
import { faceOf } from '../rules/cards.ts';
import { cellName, columnOf, rowOf } from '../rules/cells.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell, Move, Table } from '../rules/types.ts';
import { wallsOf } from './looks.ts';
import { coverOf } from './lying-across.ts';
import { peopleOf, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

/** The label of a cell for screen readers: its name, its content, and the box it belongs to or would join. */
export const nameOfCell = (props: FitsProps, plan: Planning, boxes: readonly BoxInfo[], at: Cell): string => {
  const { table } = props.scene.view;
  const words = props.words.board;
  const people = peopleOf(props);
  const box = boxes.find(({ cells }) => cells.includes(at));
  const what = box
    ? [
        lyingIn(props, table, at),
        words.whose(box, people),
        words.worth(box.value.points),
        words.reasons(box, people),
      ].join(', ')
    : freeCell(props, plan, boxes, at);
  return words.cell(cellName(at), rowOf(at) + 1, columnOf(at) + 1, what);
};

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
