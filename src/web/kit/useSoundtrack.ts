import { useEffect, useRef } from 'preact/hooks';
import type { Kind, Millis, Scene } from '../../kernel/game.ts';
import { playSound, type SoundName } from './sounds.ts';

/** The sound of an event, and its delay after the step is shown. */
export type Sound = readonly [name: SoundName, after: Millis];

/** A sound, or a function that chooses one by the details of the event. */
type Choice<E> = Sound | ((event: E) => Sound | undefined);

/** The sounds of a game, by event. */
export type SoundTable<E extends Kind['event']> = Readonly<Partial<Record<E['what'], Choice<E>>>>;

/** Plays the sounds of a step in time with its animations, each once per beat. */
export const useSoundtrack = <K extends Kind>(
  { seq, events }: Scene<K>,
  on: boolean,
  table: SoundTable<K['event']>,
  beat = 0,
): void => {
  const now = `${seq}.${beat}`;
  const heard = useRef(now);
  useEffect(() => {
    if (heard.current === now) return;
    heard.current = now;
    if (!on) return;
    const sounds = events.flatMap((event) => {
      const what: K['event']['what'] = event.what;
      const choice: Choice<K['event']> | undefined = table[what];
      const sound = typeof choice === 'function' ? choice(event) : choice;
      return sound ? [sound] : [];
    });
    for (const [name, after] of new Map(sounds)) playSound(name, after);
  }, [now]);
};
