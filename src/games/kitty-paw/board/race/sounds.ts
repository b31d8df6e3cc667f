import type { Seat } from '../../../../kernel/game.ts';
import type { SoundName } from '../../../../web/kit/sounds.ts';
import type { Sound, SoundTable } from '../../../../web/kit/useSoundtrack.ts';
import type { Event } from '../../rules/race/types.ts';

/** Sounds for all actions of my paw, and for others' actions only if they concern everybody. */
export const soundsFor = (me: Seat): SoundTable<Event> => {
  const mine =
    (name: SoundName) =>
    (event: Event): Sound | undefined =>
      'seat' in event && event.seat === me ? [name, 0] : undefined;
  return {
    grabbed: mine('pick'),
    'took-card': mine('pick'),
    peeked: mine('tick'),
    put: mine('land'),
    'kept-cat': mine('land'),
    flipped: mine('push'),
    turned: mine('tick'),
    snatched: mine('fall'),
    last: mine('fall'),
    checked: (event) => [event.what === 'checked' && event.correct ? 'grow' : 'no', 0],
    go: ['bell', 0],
    meow: ['meow', 0],
    ended: ['win', 0],
  };
};
