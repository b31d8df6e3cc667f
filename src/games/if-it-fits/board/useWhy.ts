import { useState } from 'preact/hooks';
import type { Refusal } from '../../../kernel/game.ts';
import { announce } from '../../../web/kit/Announcer.tsx';
import type { BoardProps } from '../../../web/kit/board.ts';
import { playSound } from '../../../web/kit/sounds.ts';
import { sayRefusal } from '../../../words/say.ts';
import type { Cell, IfItFits } from '../rules/types.ts';
import { ANY_WORDS } from './words.ts';

/** Why something cannot be done, where it was tried; without a cell it is about something in the tray. */
export interface Why {
  readonly at: Cell | null;
  readonly says: string;
  readonly key: string;
}

interface Explaining {
  readonly why: Why | null;
  readonly refuse: (refusal: Refusal | null, at: Cell | null) => void;
  readonly forget: () => void;
}

export const useWhy = ({ locale, settings, sitter }: BoardProps<IfItFits>): Explaining => {
  const [why, setWhy] = useState<Why | null>(null);
  return {
    why,
    refuse: (refusal, at) => {
      if (!refusal) return;
      const says = sayRefusal(locale, refusal, ANY_WORDS, (seat) => sitter(seat).told);
      setWhy({ at, key: refusal.why, says });
      announce(says);
      if (settings.sound) playSound('no');
    },
    forget: () => setWhy(null),
  };
};
