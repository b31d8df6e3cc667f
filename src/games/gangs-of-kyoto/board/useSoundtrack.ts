import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../../kernel/game.ts';
import { playSound, type SoundName } from '../../../web/kit/sounds.ts';
import type { Event, GangsOfKyoto } from '../types.ts';
import { FLIGHT } from './useFlights.ts';

const HEARD: Readonly<Partial<Record<Event['what'], readonly [SoundName, number]>>> = {
  laid: ['land', FLIGHT.lasts - 100],
  kept: ['grow', FLIGHT.lasts],
  retreated: ['push', FLIGHT.lasts],
  asked: ['pick', FLIGHT.lasts],
  refused: ['no', 0],
  late: ['strike', FLIGHT.lasts + 100],
  banked: ['bell', FLIGHT.lasts + 1300],
  won: ['win', FLIGHT.lasts + 1500],
};

/** Plays what happens in time with what is seen: each kind of event once per step. */
export const useSoundtrack = ({ seq, events }: Scene<GangsOfKyoto>, on: boolean): void => {
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
