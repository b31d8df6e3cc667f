import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../../kernel/game.ts';
import { playSound, type SoundName } from '../../../web/kit/sounds.ts';
import type { Event, IfItFits } from '../types.ts';

const HEARD: Partial<Readonly<Record<Event['what'], readonly [SoundName, number]>>> = {
  laid: ['land', 60],
  drew: ['pick', 0],
  'found-toy': ['grow', 0],
  'moved-in': ['push', 200],
  'fell-asleep': ['land', 60],
  'toy-across': ['land', 60],
  'princess-came': ['fall', 60],
  closed: ['grow', 260],
  over: ['win', 400],
};

/** Plays what happens in time with what is seen: each kind of event once per step. */
export const useSoundtrack = ({ seq, events }: Scene<IfItFits>, on: boolean): void => {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    if (!on) return;
    for (const what of new Set(events.map((event) => event.what))) {
      const sound = HEARD[what];
      if (sound) playSound(...sound);
    }
  }, [seq]);
};
