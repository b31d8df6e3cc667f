import type { Kind, Seat } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { wordsAt } from '../preferences/language.ts';
import { nameFor, thirdPersonName } from './people.ts';

/**
 * The events of a step as sentences, in the words of the game; `me` is called "you", as on the seat. Events without
 * words are left out.
 */
export const narrate = (table: TableInfo, events: readonly Kind['event'][], me: Seat | null): string => {
  const said = wordsAt(table).events;
  return events
    .map((event) => said[event.what]?.(event, (seat) => nameFor(table, me, seat)) ?? '')
    .filter(Boolean)
    .join(' ');
};

/** A sentence that tells how to make this move. */
export const adviceOf = (table: TableInfo, move: unknown, by: Seat): string =>
  wordsAt(table).move(move, by, (seat) => thirdPersonName(table, seat));
