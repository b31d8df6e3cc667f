import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import { boxesOf, cardPiece, isEmpty, isOpenSeam } from './boxes.ts';
import { CATS, faceOf, type BoxId, type CardId, type ToyId } from './cards.ts';
import { BEYOND, cellsOf, neighbour } from './cells.ts';
import { SIDE_OF, catsOnTable, freeCells, seamsForToy } from './legality.ts';
import type { CatSide, Cell, Move, View } from './types.ts';

/** Every move that may be legal; `check` decides. */
export const candidates = (view: View, seat: Seat): readonly Move[] => {
  const { phase } = view;
  if (phase.name === 'cat') return CATS.map((cat): Move => ({ do: 'cat', cat }));
  if (phase.name === 'start') return startMoves(view);
  if (phase.name === 'toy') return toyMoves(view, seat, phase.card);
  if (phase.name === 'play') return playMoves(view, seat);
  if (phase.name === 'over') return [];
  return [{ do: 'draw' }, ...freeCells(view).map((at): Move => ({ do: 'sleep', at }))];
};

const waysUp = ({ rules }: View, card: CardId): readonly boolean[] =>
  rules.allowFlip && faceOf(card).turns ? [false, true] : [false];

const startMoves = (view: View): Move[] => {
  const cells = view.table.laid.length === 0 ? cellsOf(view.table) : freeCells(view);
  const moves: Move[] = [];
  for (const card of view.starts)
    for (const turned of waysUp(view, card))
      for (const at of cells) moves.push({ do: 'start', card, at, turned });
  return moves;
};

const playMoves = (view: View, seat: Seat): Move[] => {
  const hand = [...new Set(view.mine?.hand)];
  const cells = freeCells(view);
  const moves = hand.flatMap((card) =>
    card === 'P'
      ? catsOnTable(view).map((at): Move => ({ do: 'princess', at }))
      : boxMoves(view, seat, card, cells),
  );
  // Only on a full table or near the end can a card fit nowhere.
  if (view.ending || view.rules.extended || moves.length === 0)
    for (const card of hand) moves.push({ do: 'discard', card });
  return moves;
};

const toyMoves = (view: View, seat: Seat, card: ToyId): Move[] => {
  const across = seamsForToy(boxesOf(view.table)).map((at): Move => ({ do: 'toy', at }));
  if (across.length > 0) return across;
  return [...boxMoves(view, seat, card, freeCells(view)), { do: 'discard', card }];
};

const CAT_SIDES: readonly CatSide[] = ['W', 'E'];

const boxMoves = (view: View, seat: Seat, card: BoxId | ToyId, cells: readonly Cell[]): Move[] => {
  const boxes = boxesOf(view.table);
  const moves: Move[] = [];
  for (const turned of waysUp(view, card)) {
    const { walls } = cardPiece(card, turned);
    for (const at of cells) {
      moves.push({ do: 'box', card, at, turned, cat: null });
      if (view.cats[seat] === 0) continue;
      for (const cat of CAT_SIDES) {
        const side = SIDE_OF[cat];
        const beside = neighbour(boxes, at, side);
        if (beside === BEYOND || isEmpty(boxes, beside) || boxes.covered[beside]) continue;
        if (isOpenSeam(walls, side, defined(boxes.walls[beside])))
          moves.push({ do: 'box', card, at, turned, cat });
      }
    }
  }
  return moves;
};
