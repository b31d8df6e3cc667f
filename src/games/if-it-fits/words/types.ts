import type { GameWords } from '../../../words/game-words.ts';
import type { HintKey } from '../rules/hints.ts';
import type { IfItFits, Refused, ScoreKey } from '../rules/types.ts';

/** What the board says is in its own folder. */
export type FitsWords = GameWords<IfItFits, Refused, ScoreKey, Record<string, never>, HintKey>;
