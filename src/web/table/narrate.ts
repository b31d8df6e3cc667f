import type { Kind } from '../../kernel/game.ts';
import { wordsOf } from '../language.ts';

/** What happened, as the game says it. Events narrate: one without words is passed over. */
export const narrate = (game: string, events: readonly Kind['event'][]): string => {
  const said = wordsOf(game)?.events ?? {};
  return events
    .map((event) => said[event.what]?.(event) ?? '')
    .filter(Boolean)
    .join(' ');
};
