import { defined } from '../../../../kernel/defined.ts';
import { LINES, SQUARES, ownerOf, sizeOf } from '../../rules/bed.ts';
import { bedOf } from '../../rules/repetition.ts';
import { EMPTY, type Move, type Piece, type State } from '../../rules/types.ts';
import {
  CATS,
  CHOOSING,
  DRAWN,
  FIRST_LINE,
  FIRST_SINGLE,
  KITTENS,
  MINE,
  MY_POOL,
  PLACING,
  SINCE,
  STATUS,
  THEIR_POOL,
  TURN,
  TURNS,
  WON_0,
  type Memory,
  type Rules,
} from './layout.ts';
import { keep, type Past } from './past.ts';
import { BIT_HIGH, BIT_LOW } from './tables.ts';

export const rulesOf = ({ rules }: State): Rules => ({
  kittensOnly: rules.variant === 'kittens',
  atOnce: rules.opponentLineWinsAtOnce,
});

export const moveOf = (code: number): Move => {
  if (code >= FIRST_SINGLE) return { do: 'graduate', squares: [code - FIRST_SINGLE] };
  if (code >= FIRST_LINE) return { do: 'graduate', squares: defined(LINES[code - FIRST_LINE]) };
  return { do: 'place', size: code < SQUARES ? 'kitten' : 'cat', at: code % SQUARES };
};

export const codeOf = (move: Move): number => {
  if (move.do === 'place') return move.size === 'kitten' ? move.at : SQUARES + move.at;
  const [square = 0] = move.squares;
  if (move.squares.length === 1) return FIRST_SINGLE + square;
  return FIRST_LINE + LINES.findIndex((line) => line.every((one) => move.squares.includes(one)));
};

/** Writes a state at `p`, and its past positions into `past`. */
export const load = (state: State, m: Memory, p: number, past: Past): void => {
  const { bed, pools, turn, phase, turns, end } = state;
  const remembered = state.past.length / 2;
  for (let i = 0; i < remembered; i++) {
    const [low, high] = [state.past[2 * i] ?? 0, state.past[2 * i + 1] ?? 0];
    writeBed(m, p, bedOf(low, high), low % 2);
    keep(past, m, p, turns + 1 - remembered + i);
  }
  writeBed(m, p, bed, turn);
  for (let i = 0; i < 2; i++) {
    m[p + MY_POOL + i] = pools[2 * turn + i] ?? 0;
    m[p + THEIR_POOL + i] = pools[2 * (1 - turn) + i] ?? 0;
  }
  m[p + TURN] = turn;
  m[p + STATUS] = end
    ? 'winner' in end
      ? WON_0 + end.winner
      : DRAWN
    : phase === 'place'
      ? PLACING
      : CHOOSING;
  m[p + TURNS] = turns;
  m[p + SINCE] = Math.max(0, remembered - 1); // the last one is the start of this turn
};

const writeBed = (words: Int32Array, p: number, bed: readonly Piece[], mover: number): void => {
  words.fill(0, p, p + MY_POOL);
  const add = (pair: number, square: number): void => {
    words[p + pair] = (words[p + pair] ?? 0) | (BIT_LOW[square] ?? 0);
    words[p + pair + 1] = (words[p + pair + 1] ?? 0) | (BIT_HIGH[square] ?? 0);
  };
  bed.forEach((piece, square) => {
    if (piece === EMPTY) return;
    add(sizeOf(piece) === 'cat' ? CATS : KITTENS, square);
    if (ownerOf(piece) === mover) add(MINE, square);
  });
};
