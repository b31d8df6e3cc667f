import type { Seat } from '../../../../kernel/game.ts';
import type { Event, Placed } from '../../rules/state/types.ts';

/** The tiles placed on a boat in the last step. */
export const latestOn = (events: readonly Event[], seat: Seat): readonly Placed[] =>
  events.flatMap((event) => (event.what === 'placed' && event.seat === seat ? [event] : []));
