import type { GameWords } from '../../../words/game-words.ts';
import type { Breed, KittyPaw, Lodger, Refused, Target, WrongPiece } from '../types.ts';

export type ScoreLineKey =
  | 'kitties'
  | 'penalties'
  | 'sudden-death'
  | 'rating-none'
  | 'rating-kitten'
  | 'rating-cat'
  | 'rating-lucky';

export type KittyPawWords = GameWords<KittyPaw, Refused, ScoreLineKey, BoardWords>;

/** Names the board needs. */
export interface BoardWords {
  readonly breeds: Readonly<Record<Breed, string>>;
  readonly lodgers: Readonly<Record<Lodger, string>>;
  readonly wrong: Readonly<Record<WrongPiece, string>>;
  readonly target: (target: Target) => string;
}
