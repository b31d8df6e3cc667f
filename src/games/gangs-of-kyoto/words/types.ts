import type { GameWords } from '../../../words/game-words.ts';
import type { CardFace } from '../rules/cards.ts';
import type { HintKey } from '../rules/hints.ts';
import type { GangsOfKyoto, ScoreKey, Refused } from '../rules/types.ts';
import type { TownWords } from './town-types.ts';

export type KyotoWords = GameWords<GangsOfKyoto, Refused, ScoreKey, BoardWords, HintKey>;

/** The words of the board. */
export interface BoardWords extends TownWords {
  readonly cards: Readonly<Record<CardFace['kind'], string>>; // names of the kinds
  readonly card: (face: CardFace) => string; // one card in full: "3 hours, 1 bell"
  readonly named: (face: CardFace) => string; // the same in a sentence: names are quoted
  readonly asObject: (face: CardFace) => string; // the same after a verb, where some languages decline it: "gives you …"
}
