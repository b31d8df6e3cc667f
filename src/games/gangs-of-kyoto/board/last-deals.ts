import type { Seat } from '../../../kernel/game.ts';
import type { Event } from '../rules/types.ts';

/** The cards that each player gave in their last turn: from the card's id to its giver. */
export type LastDeals = ReadonlyMap<number, Seat>;

export const NO_DEALS: LastDeals = new Map();

/** A new turn of a player replaces what that player gave before. */
export const dealsAfter = (before: LastDeals, events: readonly Event[]): LastDeals => {
  let deals = new Map(before);
  for (const event of events)
    if (event.what === 'drew') deals = new Map([...deals].filter(([, giver]) => giver !== event.seat));
    else if (event.what === 'given') deals.set(event.id, event.from);
  return deals;
};
