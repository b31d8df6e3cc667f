import type { Kind } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import { seatNames } from '../../words/say.ts';

/** The events as sentences. An event without words is skipped. */
export const narrated = (words: AnyGameWords, events: readonly Kind['event'][]): string[] =>
  events.map((event) => words.events[event.what]?.(event, seatNames(words)) ?? '').filter(Boolean);
