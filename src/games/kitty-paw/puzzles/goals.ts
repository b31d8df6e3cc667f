import { cardOf } from '../rules/cards/cards.ts';
import { heights } from '../rules/cards/figure.ts';
import type { WrongPiece } from '../rules/cards/pieces.ts';
import { wrongPieces } from '../rules/cards/solution.ts';
import { matOf } from '../rules/race/mat.ts';
import { stateAt, type PuzzleStart } from './place-text.ts';

/** Build the card from nothing; add what is missing; or find what lies wrong. */
export type Goal = 'cold' | 'rest' | 'mend';

/** The goal at a place; null: it is no puzzle. */
export const goalOf = (place: PuzzleStart): Goal | null => {
  const { figure } = cardOf(place.card);
  const mat = matOf(stateAt(place), 0);
  const laid = heights(mat);
  const wrong = wrongPieces(figure, mat);
  if (wrong.length === 0) return null;
  if (laid.size === 0) return 'cold';
  const missing: ReadonlySet<WrongPiece> = new Set(
    [...heights(figure).keys()].filter((name) => !laid.has(name)),
  );
  if (missing.size === 0) return 'mend';
  // The guest sits in the box, and the box may still be beside the mat.
  return wrong.every((piece) => piece === 'cat' || missing.has(piece)) ? 'rest' : null;
};
