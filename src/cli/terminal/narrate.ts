import type { Kind } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import { seatNames } from '../../words/say.ts';

/** What happened, in sentences. An event without words is left out: events narrate, they do not decide. */
export const narrated = (words: AnyGameWords, events: readonly Kind['event'][]): string[] =>
  events.map((event) => words.events[event.what]?.(event, seatNames(words)) ?? '').filter(Boolean);
