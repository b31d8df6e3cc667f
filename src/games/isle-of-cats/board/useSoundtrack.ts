import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../../kernel/game.ts';
import { playSound, type SoundName } from '../../../web/kit/sounds.ts';
import type { Event, Isle } from '../types.ts';

const HEARD: Partial<Readonly<Record<Event['what'], readonly [SoundName, number]>>> = {
  'day-began': ['bell', 0],
  'handed-on': ['pick', 0],
  revealed: ['push', 0],
  placed: ['land', 40],
  'found-map': ['grow', 260],
  played: ['bell', 0],
  'got-points': ['grow', 0],
  fed: ['push', 0],
  'sister-took': ['fall', 120],
  ended: ['win', 300],
};

/** Plays what happens in time with what is seen: each kind of event once per step. */
export const useSoundtrack = ({ seq, events }: Scene<Isle>, on: boolean): void => {
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
