import { useEffect, useRef } from 'preact/hooks';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { playSound, type SoundName } from '../../../web/kit/sounds.ts';
import type { Event, KittyPaw } from '../types.ts';

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

const soundOf = (event: Event, me: Seat): SoundName | undefined => {
  if (event.what === 'checked') return event.correct ? 'grow' : 'no';
  return 'seat' in event && event.seat === me
    ? (MINE[event.what] ?? ANYBODY[event.what])
    : ANYBODY[event.what];
};

export const useSoundtrack = ({ seq, events }: Scene<KittyPaw>, me: Seat, on: boolean): void => {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    if (!on) return;
    for (const sound of new Set(events.map((event) => soundOf(event, me)))) if (sound) playSound(sound);
  }, [seq]);
};
