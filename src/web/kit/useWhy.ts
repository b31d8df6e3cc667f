import type { Refusal } from '../../kernel/game.ts';
import type { CommonRefusal } from '../../kernel/match.ts';
import { announce } from './Announcer.tsx';
import { playSound } from './sounds.ts';
import { useForMoment } from './useForMoment.ts';

/** The reason why something is not allowed, and the place where it was tried. */
export interface Why<Place> {
  readonly at: Place;
  readonly says: string;
  readonly key: string; // of the refusal, to link to its rule
}

export interface Explaining<Place> {
  readonly why: Why<Place> | null;
  readonly refuse: (refusal: Refusal | null, at: Place) => void; // null: nothing to explain
  readonly explain: (why: Why<Place>) => void; // with the board's own words
  readonly forget: () => void;
}

interface Voice {
  readonly moment: string | number; // when it changes, the explanation is removed
  readonly sound: boolean;
  readonly say: (refusal: Refusal) => string;
}

const OVER: CommonRefusal = 'match-over';

/** The reaction to a tap that is not legal: a sentence at the place, announced, with a sound. */
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
      // After the end a bubble would only cover the winning move.
      if (refusal?.why === OVER) announce(say(refusal));
      else if (refusal) explain({ at, key: refusal.why, says: say(refusal) });
    },
    explain,
    forget: () => setWhy(null),
  };
};
