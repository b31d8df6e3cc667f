import type { Details } from '../../kernel/game.ts';
import type { CommonRefusal } from '../../kernel/match.ts';

/** Why something is refused, whatever the game. */
export type CommonWhy =
  | CommonRefusal
  | 'unreadable-move'
  | 'no-such-option'
  | 'no-such-value'
  | 'wrong-number-of-seats';

export type CommonWords = Readonly<Record<CommonWhy, (details: Details) => string>>;
