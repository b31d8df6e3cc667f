import type { Theme } from '../../../../web/kit/theme.ts';
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
    'kept-cat': mine('purr'),
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

/** Kitty Paw: quick feet. */
export const THEME: Theme = {
  beat: 0.12,
  wave: 'triangle',
  notes: 'e5 g5 a5 . g5 a5 c6 . a5 g5 e5 g5 a5 . d6- c6---',
  bass: 'a3 . a3 . f3 . f3 . g3 . g3 . a3 . g3 . c3---',
};
