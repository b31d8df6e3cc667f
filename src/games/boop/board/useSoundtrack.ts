import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../../kernel/game.ts';
import { playSound, type SoundName } from '../../../web/kit/sounds.ts';
import type { Boop, Event } from '../types.ts';
import { BEATS } from './ActorPiece.tsx';

const HEARD: Readonly<Record<Event['what'], readonly [SoundName, number] | null>> = {
  placed: ['land', 120],
  booped: ['push', BEATS.push],
  fell: ['fall', BEATS.push + 100],
  'grew-up': ['grow', BEATS.grow],
  'took-back': ['pick', 0],
  won: ['win', BEATS.grow],
  drawn: null,
};

/** Plays what happens in time with what is seen: each kind of event once per step. */
export const useSoundtrack = ({ seq, events }: Scene<Boop>, on: boolean): void => {
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
