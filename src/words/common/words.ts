import type { Details } from '../../kernel/game.ts';
import type { CommonRefusal } from '../../kernel/match.ts';
import type { UnreadableRecord } from '../../kernel/read-record.ts';
import type { DoubtfulRecord } from '../../kernel/replay-record.ts';

/** Refusals that do not depend on the game. */
export type CommonWhy =
  | CommonRefusal
  | UnreadableRecord
  | DoubtfulRecord
  | 'no-such-game'
  | 'unreadable-move'
  | 'no-such-option'
  | 'option-does-not-fit'
  | 'no-such-value'
  | 'wrong-number-of-seats';

export type CommonWords = Readonly<Record<CommonWhy, (details: Details) => string>>;

/** Builds "line N: sentence" in a language. */
export type AtLine = (line: string | number, sentence: string) => string;
