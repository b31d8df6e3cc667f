import type { GameWords } from '../../../words/game-words.ts';
import type { DuelEvent, DuelRefused } from '../duel/types.ts';
import type { HintKey } from '../hints.ts';
import type { Event, Options, Refused } from '../types.ts';
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

export type KittyPawWords = GameWords<
  Refused | DuelRefused,
  Event | DuelEvent,
  Options,
  ScoreLineKey,
  TableWords,
  HintKey
>;
