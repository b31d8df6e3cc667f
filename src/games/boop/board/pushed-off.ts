import type { Seat } from '../../../kernel/game.ts';
import type { EndStep } from '../../../web/kit/ending.ts';
import type { Boop } from '../rules/types.ts';

/** How many pieces of the other player a seat pushed off the bed. A piece that its owner pushed off is nobody's success. */
export const pushedOff = (steps: readonly Pick<EndStep<Boop>, 'by' | 'events'>[], seat: Seat): number =>
  steps
    .filter(({ by }) => by === seat)
    .flatMap(({ events }) => events)
    .filter((event) => event.what === 'fell' && event.seat !== seat).length;
