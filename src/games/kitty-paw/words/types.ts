import type { GameWords } from '../../../words/game-words.ts';
import type { DuelRefused } from '../rules/duel/types.ts';
import type { HintKey } from '../rules/hints.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { Refused } from '../rules/race/types.ts';
import type { DuelWords } from './duel-types.ts';
import type { HintWords } from './hint-types.ts';
import type { ReviewWords } from './review-types.ts';
import type { StudioWords } from './studio-types.ts';
import type { TableWords } from './table-types.ts';

export type ScoreLineKey =
  | 'kitties'
  | 'penalties'
  | 'sudden-death'
  | 'quicker'
  | 'rating-none'
  | 'rating-kitten'
  | 'rating-cat'
  | 'rating-lucky';

export type KittyPawWords = GameWords<AnyKittyPaw, Refused | DuelRefused, ScoreLineKey, BoardWords, HintKey>;

/** The facts about the end of a match. */
export interface EndingWords {
  readonly right: string; // cards that were built right
  readonly last: string; // last touches that were paid for
  readonly fastest: string; // card
}

/** The words of the board, by its parts. The studio also uses words of the table, for the names of pieces. */
export interface BoardWords {
  readonly table: TableWords;
  readonly duel: DuelWords;
  readonly review: ReviewWords;
  readonly studio: StudioWords;
  readonly hint: HintWords;
  readonly ending: EndingWords;
}
