import { useEffect, useRef } from 'preact/hooks';
import type { Kind, Millis, Scene } from '../../kernel/game.ts';
import { playSound, type SoundName } from './sounds.ts';

/** What is heard of an event, and how long after the step is shown. */
export type Sound = readonly [name: SoundName, after: Millis];

/** Plays what happens in time with what is seen: each sound once per step. */
export const useSoundtrack = <K extends Kind>(
  { seq, events }: Scene<K>,
  on: boolean,
  soundOf: (event: K['event']) => Sound | undefined,
): void => {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    if (!on) return;
    const sounds = new Map(events.map((event) => soundOf(event) ?? [null, 0]));
    for (const [name, after] of sounds) if (name !== null) playSound(name, after);
  }, [seq]);
};
