import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import {
  ASLEEP,
  AWAKE,
  boxesOf,
  cardPiece,
  catAt,
  isEmpty,
  isOpenSeam,
  meet,
  sleeperPiece,
  tallyOf,
  type Boxes,
  type Piece,
} from './boxes.ts';
import {
  faceOf,
  hasWall,
  isToy,
  type BoxId,
  type CardId,
  type HandCard,
  type ToyId,
  type Walls,
} from './cards.ts';
import {
  BEYOND,
  EAST,
  NORTH,
  SOUTH,
  WEST,
  cellAt,
  cellName,
  isOnTable,
  neighbour,
  opposite,
} from './cells.ts';
import type { CatSide, Cell, Move, Refused, View } from './types.ts';

type Of<D extends Move['do']> = Extract<Move, { do: D }>;

export const check = (view: View, seat: Seat, move: Move): Refused | null => {
  const { phase } = view;
  if (phase.name === 'cat') return checkCatChoice(view, move);
  if (phase.name === 'start')
    return move.do === 'start' ? checkStart(view, move) : { why: 'lay-a-start-card' };
  if (phase.name === 'toy') return checkToy(view, seat, phase.card, move);
  if (phase.name !== 'choose') return checkPlay(view, seat, move);
  if (move.do === 'draw') return null; // [F8]
  return move.do === 'sleep' ? checkSleep(view, seat, move) : { why: 'draw-or-sleep' };
};

/** Nobody can have a cat that is taken. [F42] */
const checkCatChoice = ({ catOf }: View, move: Move): Refused | null => {
  if (move.do !== 'cat') return { why: 'choose-a-cat' };
  const owner = catOf.indexOf(move.cat);
  return owner < 0 ? null : { why: 'cat-taken', with: { seat: owner } };
};

const checkPlay = (view: View, seat: Seat, move: Move): Refused | null => {
  if (move.do === 'box') return holds(view, move.card) ?? checkBox(view, seat, move);
  if (move.do === 'princess') return holds(view, 'P') ?? checkPrincess(view, move.at);
  if (move.do === 'discard') return holds(view, move.card) ?? checkDiscard(view, move.card);
  const early = move.do === 'draw' || move.do === 'sleep';
  return { why: early && view.ending ? 'end-has-begun' : 'play-a-card' }; // [F26] [F9]
};

/** A special toy is laid at once: across a seam [F18], or in a cell if there is no such seam. [F19] */
const checkToy = (view: View, seat: Seat, card: ToyId, move: Move): Refused | null => {
  const boxes = boxesOf(view.table);
  if (move.do === 'toy') return checkSeam(boxes, move.at, neighbour(boxes, move.at, EAST));
  if ((move.do !== 'box' && move.do !== 'discard') || move.card !== card) return { why: 'lay-the-toy' };
  if (seamsForToy(boxes).length > 0) return { why: 'toy-across-first' };
  if (move.do === 'box') return checkBox(view, seat, move);
  return fitsSomewhere(view, card) ? { why: 'can-still-play' } : null;
};

const holds = ({ mine }: View, card: HandCard | ToyId): Refused | null =>
  !isToy(card) && mine?.hand.includes(card) ? null : { why: 'not-in-hand', with: { card } };

// --- Cards in cells -------------------------------------------------------------------------------------------------

/** The first start card may lie anywhere, the others join by a short side. [F7] */
const checkStart = (view: View, { card, at, turned }: Of<'start'>): Refused | null => {
  if (!view.starts.includes(card)) return { why: 'start-card-taken', with: { card } };
  const no = checkTurn(view, card, turned) ?? checkFree(view, at);
  if (no || view.table.laid.length === 0) return no;
  const boxes = boxesOf(view.table);
  const above = neighbour(boxes, at, NORTH);
  const below = neighbour(boxes, at, SOUTH);
  const joins = [above, below].some((cell) => cell !== BEYOND && !isEmpty(boxes, cell));
  return joins ? checkCell(view, at, cardPiece(card, turned).walls) : { why: 'start-by-the-short-side' };
};

/** [F16] */
const checkSleep = (view: View, seat: Seat, { at }: Of<'sleep'>): Refused | null =>
  view.cats[seat] === 0 ? { why: 'no-cat-left' } : checkCell(view, at, sleeperPiece(seat).walls);

const checkBox = (view: View, seat: Seat, { card, at, turned, cat }: Of<'box'>): Refused | null => {
  const piece = cardPiece(card, turned);
  return (
    checkTurn(view, card, turned) ??
    checkCell(view, at, piece.walls) ??
    (cat && checkCat(view, seat, at, piece, cat))
  );
};

const checkTurn = ({ rules }: View, card: CardId, turned: boolean): Refused | null => {
  if (!turned) return null;
  // [F11] Two notations of one move would make bots consider it twice.
  if (!faceOf(card).turns) return { why: 'same-both-ways' };
  return rules.allowFlip ? null : { why: 'no-turning' };
};

const checkFree = ({ table }: View, at: Cell): Refused | null => {
  if (!isOnTable(table, at)) return { why: 'off-the-table' };
  return isEmpty(boxesOf(table), at) ? null : { why: 'cell-taken', with: { at: cellName(at) } };
};

/**
 * Checks a card with these walls in this cell. [F10] Walls matter only where double walls are forbidden.
 * [F36]
 */
const checkCell = (view: View, at: Cell, walls: Walls): Refused | null => {
  const taken = checkFree(view, at);
  if (taken) return taken;
  const boxes = boxesOf(view.table);
  let touches = false;
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(boxes, at, side);
    if (beside === BEYOND || isEmpty(boxes, beside)) continue;
    touches = true;
    if (view.rules.extended && hasWall(walls, side) && hasWall(defined(boxes.walls[beside]), opposite(side)))
      return { why: 'double-wall', with: { at: cellName(beside) } };
  }
  return touches ? null : { why: 'touches-nothing', with: { at: cellName(at) } };
};

// --- Across a seam --------------------------------------------------------------------------------------------------

export const SIDE_OF: Readonly<Record<CatSide, number>> = { W: WEST, E: EAST };

/** Checks a cat over the card about to be laid and its neighbour, as if the card already lay there. [F12] */
const checkCat = (view: View, seat: Seat, at: Cell, piece: Piece, cat: CatSide): Refused | null => {
  if (view.cats[seat] === 0) return { why: 'no-cat-left' };
  const boxes = boxesOf(view.table);
  const side = SIDE_OF[cat];
  const beside = neighbour(boxes, at, side);
  if (beside === BEYOND) return { why: 'off-the-table' };
  if (isEmpty(boxes, beside)) return { why: 'no-card-there', with: { at: cellName(beside) } };
  if (!isOpenSeam(piece.walls, side, defined(boxes.walls[beside]))) return { why: 'wall-between' };
  // [F13]
  if (boxes.covered[beside]) return { why: 'already-covered', with: { at: cellName(beside) } };
  const host = foreignCat(tallyOf(boxes, piece, meet(boxes, at, piece.walls)), seat, view.cats.length);
  return host === null ? null : { why: 'foreign-cat', with: { seat: host } };
};

/** The owner of a cat in a box where this seat has none, or null. [F14] */
export const foreignCat = (tally: Int16Array, seat: Seat, seats: number): Seat | null => {
  const lives = (who: Seat): boolean => defined(tally[AWAKE + who]) + defined(tally[ASLEEP + who]) > 0;
  if (lives(seat)) return null; // [F15] any number of one's own
  for (let who = 0; who < seats; who++) if (lives(who)) return who;
  return null;
};

const checkSeam = (boxes: Boxes, at: Cell, beside: Cell): Refused | null => {
  if (beside === BEYOND || !isOnTable(boxes, at)) return { why: 'off-the-table' };
  for (const cell of [at, beside]) {
    if (isEmpty(boxes, cell)) return { why: 'no-card-there', with: { at: cellName(cell) } };
    if (boxes.covered[cell]) return { why: 'already-covered', with: { at: cellName(cell) } };
  }
  const open = isOpenSeam(defined(boxes.walls[at]), EAST, defined(boxes.walls[beside]));
  return open ? null : { why: 'wall-between' };
};

/**
 * The places where a special toy may lie across: the western cells of all open long seams between free cards.
 */
export const seamsForToy = (boxes: Boxes): Cell[] => {
  const found: Cell[] = [];
  for (let at = 0; at < boxes.walls.length; at++)
    if (!isEmpty(boxes, at) && !checkSeam(boxes, at, neighbour(boxes, at, EAST))) found.push(at);
  return found;
};

// --- The Princess, and cards that fit nowhere -----------------------------------------------------------------------

/** She must replace a cat. [F21] [F23] */
const checkPrincess = ({ table }: View, at: Cell): Refused | null =>
  catAt(table, at) ? null : { why: 'no-cat-there', with: { at: cellName(at) } };

/** A card may be discarded only if none can be played, or in the end phase if it fits nowhere. [F24] */
const checkDiscard = (view: View, card: HandCard | ToyId): Refused | null => {
  const hand = view.mine?.hand ?? [];
  const fitsNowhere = card !== 'P' && view.ending && !fitsSomewhere(view, card);
  return fitsNowhere || !hand.some((held) => isPlayable(view, held)) ? null : { why: 'can-still-play' };
};

const isPlayable = (view: View, card: HandCard): boolean =>
  card === 'P' ? catsOnTable(view).length > 0 : fitsSomewhere(view, card);

/** The cells of all cats on the table; for a cat awake, the western one. */
export const catsOnTable = ({ table }: View): Cell[] => [
  ...table.across.flatMap(({ what, at }) => (what === 'cat' ? [at] : [])),
  ...table.laid.flatMap(({ what, at }) => (what === 'asleep' ? [at] : [])),
];

const fitsSomewhere = (view: View, card: BoxId | ToyId): boolean =>
  freeCells(view).some((at) =>
    [false, true].some(
      (turned) => !checkTurn(view, card, turned) && !checkCell(view, at, cardPiece(card, turned).walls),
    ),
  );

/** Every empty cell that touches a card. */
export const freeCells = ({ table }: View): Cell[] => {
  const boxes = boxesOf(table);
  const found: Cell[] = [];
  for (let row = 0; row < table.height; row++)
    for (let column = 0; column < table.width; column++) {
      const at = cellAt(column, row);
      if (isEmpty(boxes, at) && touchesCard(boxes, at)) found.push(at);
    }
  return found;
};

const touchesCard = (boxes: Boxes, at: Cell): boolean => {
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(boxes, at, side);
    if (beside !== BEYOND && !isEmpty(boxes, beside)) return true;
  }
  return false;
};
