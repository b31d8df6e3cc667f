import { useEffect, useRef } from 'preact/hooks';
import type { Kind, Millis, Scene } from '../../kernel/game.ts';
import { afterHearing, heardWith, isNewSound } from './heard.ts';
import { playSound, type SoundName } from './sounds.ts';

/** The sound of an event, and its delay after the step is shown. */
export type Sound = readonly [name: SoundName, after: Millis];

/** A sound, or a function that chooses one by the details of the event. */
type Choice<E> = Sound | ((event: E) => Sound | undefined);

/** The sounds of a game, by event. */
export type SoundTable<E extends Kind['event']> = Readonly<Partial<Record<E['what'], Choice<E>>>>;

/** Plays the sounds of a step in time with its animations, each once per beat. */
export const useSoundtrack = <K extends Kind>(
  scene: Scene<K>,
  on: boolean,
  table: SoundTable<K['event']>,
  beat = 0,
): void => {
  const heard = useRef(heardWith(scene, beat));
  useEffect(() => {
    const fresh = isNewSound(heard.current, scene, beat);
    heard.current = afterHearing(heard.current, scene, beat);
    if (!on || !fresh) return;
    const sounds = scene.events.flatMap((event) => {
      const what: K['event']['what'] = event.what;
      const choice: Choice<K['event']> | undefined = table[what];
      const sound = typeof choice === 'function' ? choice(event) : choice;
      return sound ? [sound] : [];
    });
    for (const [name, after] of new Map(sounds)) playSound(name, after);
  }, [scene, beat]);
};
