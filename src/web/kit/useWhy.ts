import type { Refusal } from '../../kernel/game.ts';
import { announce } from './Announcer.tsx';
import { playSound } from './sounds.ts';
import { useForMoment } from './useForMoment.ts';

/** Why something cannot be done, and where that was tried. */
export interface Why<Place> {
  readonly at: Place;
  readonly says: string;
  readonly key: string; // of the refusal: it leads to its rule
}

export interface Explaining<Place> {
  readonly why: Why<Place> | null;
  readonly refuse: (refusal: Refusal | null, at: Place) => void; // nothing to explain: null
  readonly explain: (why: Why<Place>) => void; // in the board's own words
  readonly forget: () => void;
}

interface Voice {
  readonly moment: string | number; // in the next one the explanation is gone
  readonly sound: boolean;
  readonly say: (refusal: Refusal) => string;
}

/** The answer to a tap that means nothing legal: a sentence at the place, said aloud, with a sound. */
export const useWhy = <Place>({ moment, sound, say }: Voice): Explaining<Place> => {
  const [why, setWhy] = useForMoment<Why<Place> | null>(moment, null);
  const explain = (next: Why<Place>): void => {
    setWhy(next);
    announce(next.says);
    if (sound) playSound('no');
  };
  return {
    why,
    refuse: (refusal, at) => {
      if (refusal) explain({ at, key: refusal.why, says: say(refusal) });
    },
    explain,
    forget: () => setWhy(null),
  };
};
