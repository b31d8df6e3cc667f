import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { ownerOf, pieceOf, PIECES_EACH, sizeOf } from './bed.ts';
import { EMPTY, type Boop, type Piece, type State } from './types.ts';

export type HintKey =
  | 'goal'
  | 'place'
  | 'boop'
  | 'edge'
  | 'hold'
  | 'row'
  | 'which-row'
  | 'eight'
  | 'cats'
  | 'win'
  | 'kittens-win';

const grows = ({ rules }: State): boolean => rules.variant === 'standard';
const someone = ({ bed }: State, is: (piece: Piece) => boolean): boolean =>
  bed.some((piece) => piece !== EMPTY && is(piece));
const count = ({ bed }: State, is: (piece: Piece) => boolean): number =>
  bed.filter((piece) => piece !== EMPTY && is(piece)).length;
const holdsCat = ({ pools }: State, seat: Seat): boolean => (pools[pieceOf(seat, 'cat') - 1] ?? 0) > 0;
const allOut = (view: State, seat: Seat): boolean =>
  count(view, (piece) => ownerOf(piece) === seat) === PIECES_EACH;

/** For a player about to place a piece. */
const placing =
  (fits: (view: State, seat: Seat) => boolean) =>
  ({ view }: Scene<Boop>, seat: Seat): boolean =>
    view.phase === 'place' && fits(view, seat);

/** For a player who must choose the pieces that leave the bed. */
const choosing =
  (fits: (view: State, seat: Seat) => boolean) =>
  ({ view }: Scene<Boop>, seat: Seat): boolean =>
    view.phase === 'graduate' && fits(view, seat);

/** The goal comes first. Then rare hints: if only one is shown now, the common one will fit again later. */
const hints: readonly FirstHint<Boop, HintKey>[] = [
  { key: 'goal', rule: 'goal', when: placing((view) => grows(view) && view.turns < 2) },
  { key: 'kittens-win', rule: 'kittens-only', when: placing((view) => !grows(view)) },
  { key: 'place', rule: 'empty', when: placing((view) => view.turns < 4) },
  { key: 'eight', rule: 'eight', question: true, when: choosing(allOut) },
  {
    key: 'which-row',
    rule: 'choose',
    question: true,
    when: choosing((view, seat) => !allOut(view, seat)),
  },
  { key: 'cats', rule: 'kitten-cat', when: placing((view) => someone(view, (p) => sizeOf(p) === 'cat')) },
  { key: 'win', rule: 'three-cats', when: placing((view, seat) => grows(view) && holdsCat(view, seat)) },
  { key: 'boop', rule: 'push', when: placing((view) => view.turns > 0) },
  {
    key: 'row',
    rule: 'row',
    when: placing((view, seat) => grows(view) && count(view, (p) => ownerOf(p) === seat) >= 1),
  },
  { key: 'hold', rule: 'hold-rule', when: placing((view) => count(view, () => true) >= 3) },
  { key: 'edge', rule: 'edge', when: placing((view) => count(view, () => true) >= 4) },
];
export default hints;
