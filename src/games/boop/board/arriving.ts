import { eventsOf } from '../../../parts/events.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Event, Size } from '../rules/types.ts';

/** How many pieces of this kind come into a pool in this step: while they still move, the pool does not count them. */
export const arriving = (events: readonly Event[], seat: Seat, size: Size): number => {
  const whole = [...eventsOf(events, 'fell'), ...eventsOf(events, 'took-back')].filter(
    (event) => event.seat === seat && event.size === size,
  ).length;
  if (size === 'kitten') return whole;
  const grown = eventsOf(events, 'grew-up').filter((event) => event.seat === seat);
  return grown.reduce((sum, { squares }) => sum + squares.length, whole);
};
