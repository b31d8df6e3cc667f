import type { Seat } from '../../../kernel/game.ts';
import type { SoundName } from '../../../web/kit/sounds.ts';
import type { Sound } from '../../../web/kit/useSoundtrack.ts';
import type { Event } from '../rules/race/types.ts';

/** My own paw is heard; of the others only what concerns everybody. */
const MINE: Readonly<Partial<Record<Event['what'], SoundName>>> = {
  grabbed: 'pick',
  'took-card': 'pick',
  peeked: 'pick',
  put: 'land',
  'kept-cat': 'land',
  flipped: 'push',
  turned: 'push',
  snatched: 'fall',
  last: 'fall',
};
const ANYBODY: Readonly<Partial<Record<Event['what'], SoundName>>> = {
  go: 'bell',
  meow: 'strike',
  ended: 'win',
};

const named = (event: Event, me: Seat): SoundName | undefined => {
  if (event.what === 'checked') return event.correct ? 'grow' : 'no';
  return 'seat' in event && event.seat === me
    ? (MINE[event.what] ?? ANYBODY[event.what])
    : ANYBODY[event.what];
};

export const heardBy =
  (me: Seat) =>
  (event: Event): Sound | undefined => {
    const name = named(event, me);
    return name && [name, 0];
  };
