import type { GameWords } from '../../../words/game-words.ts';
import type { HintKey } from '../rules/hints.ts';
import type { IfItFits, Refused, ScoreKey } from '../rules/types.ts';
import type { BoardWords } from './board-types.ts';

export type FitsWords = GameWords<IfItFits, Refused, ScoreKey, BoardWords, HintKey>;
