import { write } from '../rules/notation.ts';
import type { Move, Size, Square } from '../rules/types.ts';
import type { BoardWords } from '../words/types.ts';

/** Finds the move that a player means. It does not decide whether it is allowed. */

export type Graduation = Extract<Move, { do: 'graduate' }>;

export const sameMove = (a: Move | null, b: Move | null): boolean =>
  a !== null && b !== null && write(a) === write(b);

export const sizesToPlace = (legal: readonly Move[]): readonly Size[] =>
  (['kitten', 'cat'] as const).filter((size) =>
    legal.some((move) => move.do === 'place' && move.size === size),
  );

export const graduations = (legal: readonly Move[]): readonly Graduation[] =>
  legal.filter((move): move is Graduation => move.do === 'graduate');

/** The letter of a choice: the same on the bed, in the list and on the button. */
export const letterOf = ({ letters }: BoardWords, options: readonly Graduation[], option: Move): string => {
  const index = options.findIndex((one) => sameMove(one, option));
  return letters.charAt(index) || String(index + 1);
};

/**
 * The move of a tap on a square: place there, or choose the row or piece there; further taps go through all rows that
 * share the square.
 */
export const meant = (at: Square, held: Size, options: readonly Graduation[], picked: Move | null): Move => {
  if (options.length === 0) return { do: 'place', size: held, at };
  const here = options.filter(({ squares }) => squares.includes(at));
  const now = here.findIndex((option) => sameMove(option, picked));
  return here[(now + 1) % here.length] ?? { do: 'graduate', squares: [at] };
};
