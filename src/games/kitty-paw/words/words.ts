import type { GameWords } from '../../../words/game-words.ts';
import type { DuelRefused } from '../duel/types.ts';
import type { HintKey } from '../hints.ts';
import type { AnyKittyPaw } from '../rules.ts';
import type { Refused } from '../types.ts';
import type { TableWords } from './table-words.ts';

export type ScoreLineKey =
  | 'kitties'
  | 'penalties'
  | 'sudden-death'
  | 'quicker'
  | 'rating-none'
  | 'rating-kitten'
  | 'rating-cat'
  | 'rating-lucky';

export type KittyPawWords = GameWords<AnyKittyPaw, Refused | DuelRefused, ScoreLineKey, TableWords, HintKey>;
