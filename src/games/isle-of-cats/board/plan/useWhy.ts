import { useState } from 'preact/hooks';
import type { Refusal } from '../../../../kernel/game.ts';
import { announce } from '../../../../web/kit/Announcer.tsx';
import type { BoardProps } from '../../../../web/kit/board.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import { sayRefusal } from '../../../../words/say.ts';
import type { Cell } from '../../rules/boat/grid.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import type { CardId, Isle } from '../../rules/types.ts';
import { ANY_WORDS, WORDS } from '../words.ts';

/** Why something cannot be done, where it was tried: at a cell or at a card; with neither the prompt says it. */
export interface Why {
  readonly at: Cell | null;
  readonly card: CardId | null;
  readonly says: string;
  readonly key: string;
}

export interface Explaining {
  readonly why: Why | null;
  readonly refuse: (refusal: Refusal | null, at: Cell | null) => void;
  readonly refuseCard: (refusal: Refusal | null, card: CardId) => void;
  readonly forget: () => void;
}

export const useWhy = ({ locale, settings }: BoardProps<Isle>): Explaining => {
  const [why, setWhy] = useState<Why | null>(null);
  const explain = (next: Why): void => {
    setWhy(next);
    announce(next.says);
    if (settings.sound) playSound('no');
  };
  return {
    why,
    refuse: (refusal, at) => {
      if (refusal)
        explain({ at, card: null, key: refusal.why, says: sayRefusal(locale, refusal, ANY_WORDS) });
    },
    refuseCard: (refusal, card) => {
      if (!refusal) return;
      const when =
        refusal.why === 'not-asked' ? WORDS[locale].cards.when[findCard(card)?.kind ?? 'private'] : undefined;
      const says = when ?? sayRefusal(locale, refusal, ANY_WORDS);
      explain({ at: null, card, key: refusal.why, says });
    },
    forget: () => setWhy(null),
  };
};
