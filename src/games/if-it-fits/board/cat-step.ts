import type { Refusal } from '../../../kernel/game.ts';
import type { CatSide, Cell, Move } from '../rules/types.ts';

/** The second half of laying a box card: a cat may lie down over it and its neighbour on one side. */

export type BoxMove = Extract<Move, { do: 'box' }>;
const SIDES: readonly CatSide[] = ['W', 'E'];

export const catSidesOf = (move: Move | null, isLegal: (move: Move) => boolean): readonly CatSide[] =>
  move?.do === 'box' ? SIDES.filter((cat) => isLegal({ ...move, cat })) : [];

/** The side whose neighbour is this cell. */
export const sideTowards = ({ at }: BoxMove, cell: Cell): CatSide | null =>
  cell === at - 1 ? 'W' : cell === at + 1 ? 'E' : null;

/** No cat, then each place where one may lie, then none again. */
export const nextCat = (now: CatSide | null, sides: readonly CatSide[]): CatSide | null => {
  const all = [null, ...sides];
  return all[(all.indexOf(now) + 1) % all.length] ?? null;
};

/** Of two refusals, one for each side, the one that says more: "a wall" teaches more than "nothing there". */
const TELLING: readonly string[] = ['no-cat-left', 'foreign-cat', 'already-covered', 'wall-between'];
const rank = ({ why }: Refusal): number => (TELLING.includes(why) ? TELLING.indexOf(why) : TELLING.length);
export const whyNoCat = (move: BoxMove, check: (move: Move) => Refusal | null): Refusal | null => {
  const refusals = SIDES.map((cat) => check({ ...move, cat })).filter((refusal) => refusal !== null);
  return refusals.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
};
