import type { Seat } from '../../../kernel/game.ts';
import type { Event } from '../rules/types.ts';

/** The giver of each card that was given in the last turn of its giver, by the id of the card. */
export type LastDeals = ReadonlyMap<number, Seat>;

export const NO_DEALS: LastDeals = new Map();

/** A new turn of somebody takes the place of the last one. */
export const dealsAfter = (before: LastDeals, events: readonly Event[]): LastDeals => {
  let deals = new Map(before);
  for (const event of events)
    if (event.what === 'drew') deals = new Map([...deals].filter(([, giver]) => giver !== event.seat));
    else if (event.what === 'given') deals.set(event.id, event.from);
  return deals;
};
