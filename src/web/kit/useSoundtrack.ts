import { useEffect, useRef } from 'preact/hooks';
import type { Kind, Millis } from '../../kernel/game.ts';
import type { BoardProps } from './board.ts';
import { isCelebrated } from './celebration.ts';
import { afterHearing, heardWith, isNewSound } from './heard.ts';
import { playSound, type SoundName } from './sounds.ts';

/** The sound of an event, and its delay after the step is shown. */
export type Sound = readonly [name: SoundName, after: Millis];

/** A sound, or a function that chooses one by the details of the event. */
type Choice<E> = Sound | ((event: E) => Sound | undefined);

/** The sounds of a game, by event. */
export type SoundTable<E extends Kind['event']> = Readonly<Partial<Record<E['what'], Choice<E>>>>;

type Player<K extends Kind> = Pick<BoardProps<K>, 'scene' | 'seat' | 'shared' | 'settings'>;

/** Plays the sounds of a step in time with its animations, each once per beat. Who has lost hears no fanfare. */
export const useSoundtrack = <K extends Kind>(
  props: Player<K>,
  table: SoundTable<K['event']>,
  beat = 0,
): void => {
  const { scene } = props;
  const heard = useRef(heardWith(scene, beat));
  useEffect(() => {
    const fresh = isNewSound(heard.current, scene, beat);
    heard.current = afterHearing(heard.current, scene, beat);
    if (!props.settings.sound || !fresh) return;
    const sounds = scene.events.flatMap((event) => {
      const what: K['event']['what'] = event.what;
      const choice: Choice<K['event']> | undefined = table[what];
      const sound = typeof choice === 'function' ? choice(event) : choice;
      return sound ? [sound] : [];
    });
    const end = scene.outcome === null || isCelebrated(props) ? 'win' : 'lost';
    for (const [name, after] of new Map(sounds)) playSound(name === 'win' ? end : name, after);
  }, [scene, beat]);
};
